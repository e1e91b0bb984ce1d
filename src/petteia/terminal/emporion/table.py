"""Emporion's table, part by part."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from petteia.games.emporion.forms.view import View
from petteia.games.emporion.terms import ABILITIES, ACTIONS, COLOURS
from petteia.terminal.boards import player_name, player_text
from petteia.terminal.emporion.words.names import SIGNS, STYLES, Words, signs
from petteia.terminal.style import heading, shape


def ribbon(words: Words, view: View, width: int) -> Text:
    """The round, and the five actions with the markers on them."""
    texts = words.texts
    line = Text(f" {texts('game-name')}  ", style="ribbon.name")
    stage = texts("stage-round", n=str(view["round"])) if view["phase"] == "play" else texts(f"stage-{view['phase']}")
    line.append(f"{stage}  ", style="ribbon.name")
    standing = {marker["action"]: marker for marker in view["markers"] if marker["action"]}
    for action in ACTIONS:
        marker = standing.get(action)
        mark = f" {shape(marker['seat']) if marker['seat'] is not None else '⚑'}" if marker else ""
        line.append(f" {texts(f'action-{action}')}{mark} ", style="ribbon.now" if marker else "ribbon")
    if view["ending"] != "not-yet":
        line.append(f"  {texts('table-last')} ", style="ribbon.now")
    line.append(" " * max(width - line.cell_len, 0), style="ribbon")
    line.truncate(width)
    line.no_wrap = True
    return line


def notes(words: Words, view: View) -> Text:
    """What everybody should know: whose deck this is, and who is a card short of the end."""
    texts = words.texts
    line = whose_deck(words, view["deck"], view["own_deck"])
    if view["announced"]:
        names = ", ".join(player_name(seat, texts) for seat in view["announced"])
        line.append("  ").append(texts("table-announced", n=len(view["announced"]), names=names), style="error")
    return line


def whose_deck(words: Words, name: str, own: bool) -> Text:
    """Where the cards' figures come from."""
    texts = words.texts
    return Text(texts("deck-note-own", name=name) if own else texts("deck-note"), style="faint")


def domains(words: Words, view: View) -> Table:
    """Everybody's Domain in figures."""
    texts = words.texts
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    head: list[RenderableType] = [Text(texts("table-you"), style="faint"), Text("★", style="label")]
    head += [Text(texts("table-cards"), style="label")]
    head += [Text(SIGNS[kind], style=STYLES.get(kind, "label")) for kind in (*COLOURS, "ships", "booty")]
    head += [Text(SIGNS[kind], style="label") for kind in ABILITIES]
    for _ in head[1:]:
        grid.add_column(justify="right", no_wrap=True)
    grid.add_row(*head, Text(texts("table-reserved"), style="label"))
    for seat, domain in enumerate(view["domains"]):
        name = Text("▸" if seat == view["seat"] else " ", style="accent")
        name.append("⚑" if seat == view["start"] else " ", style="label").append(player_text(seat, texts))
        counts = [f"{domain['count']}/{words.last_card}", *(str(domain["resources"][c]) for c in COLOURS)]
        counts += [str(domain["ships"]), str(domain["booty"])]
        counts += [str(domain["kinds"][kind]) for kind in ABILITIES]
        held = words.cards(domain["reserved"]) if domain["reserved"] else "–"
        grid.add_row(name, Text(str(domain["vp"]), style="strong"), *counts, Text(held, style="faint"))
    return grid


def place(words: Words, view: View, cards: list[str], detail: int) -> RenderableType:
    """Cards that lie somewhere: a line each with what is missing for it, or all in a row."""
    if not cards:
        return Text(words.texts("table-nothing"), style="faint")
    unique = list(dict.fromkeys(cards))
    if detail > 0:
        flow = Text()
        for card in unique:
            near = words.price(card, view)["within_reach"]
            number = cards.count(card)
            name = words.card(card) + (f" ×{number}" if number > 1 else "")
            flow.append("✓" if near else "·", style="accent" if near else "faint").append(name).append(" ")
            flow.append(words.figures(card, view)).append("   ")
        return flow
    grid = Table.grid(padding=(0, 1))
    for _ in range(4):
        grid.add_column(no_wrap=True)
    for card in unique:
        grid.add_row(*card_row(words, view, card, cards.count(card)))
    return grid


def card_row(words: Words, view: View, card: str, number: int) -> list[Text]:
    """A card in a line: whether it is within reach, its name, figures, and what is missing."""
    price = words.price(card, view)
    near = price["within_reach"]
    kind = words.figures_of(card)["kind"]
    name = Text(words.card(card), style=STYLES.get(kind, "strong"))
    if number > 1:
        name.append(f" ×{number}", style="label")
    short = signs([(each["what"], each["missing"]) for each in price["requires"]])
    note = Text()
    if short:
        note = Text(words.texts("table-missing", missing=short.plain), style="faint")
        if near:
            note.append("  ").append(signs([("booty", price["booty"])]))
    return [Text("✓", style="accent") if near else Text("·", style="faint"), name, words.figures(card, view), note]


def port(words: Words, view: View, detail: int) -> Group:
    """The Port, and how many cards the decks have."""
    texts = words.texts
    title = Text(texts("table-port"), style="heading")
    title.append(f"   {texts('table-decks', history=str(view['history']), progress=str(view['progress']))}", "faint")
    return Group(heading(title), place(words, view, [card for card in view["port"] if card], detail))


def polis(words: Words, view: View, detail: int) -> Group:
    """The Polis, and the special Prestige beside it."""
    parts: list[RenderableType] = [heading(words.texts("table-polis")), place(words, view, view["polis"], detail)]
    if view["special"]:
        parts += [heading(words.texts("kind-special")), place(words, view, view["special"], detail)]
    return Group(*parts)
