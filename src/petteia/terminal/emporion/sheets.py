"""What is shown on request: one Domain in full, everybody's points, and the end of the game."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from petteia.games.emporion.names import COLOURS, KINDS, SOURCES
from petteia.games.emporion.view import View
from petteia.terminal.boards import player_text
from petteia.terminal.emporion.words import STYLES, Words
from petteia.terminal.style import heading


def domain(words: Words, view: View, seat: int) -> Group:
    """All that lies before a seat: its cards in columns of their kinds, as the rulebook advises."""
    texts = words.texts
    own = view["domains"][seat]
    title = Text().append(player_text(seat, texts)).append(f"  {words.amount('vp', own['vp'])}", style="strong")
    grid = Table.grid(padding=(0, 2))
    have = words.amounts([*own["resources"].items(), ("ships", own["ships"]), ("booty", own["booty"])])
    grid.add_row(Text(texts("table-cards"), style="label"), Text(f"{own['count']} / {view['last_card']}   {have}"))
    for kind in KINDS:
        cards = [card for card in own["cards"] if words.figures_of(card)["kind"] == kind]
        if cards:
            grid.add_row(Text(texts(f"kind-{kind}"), style=STYLES.get(kind, "label")), Text(words.cards(cards)))
    takes = [
        texts(f"says-takes-{kind}", action=texts(f"action-{colour}"))
        for colour in COLOURS
        for kind in own["takes"][colour]
    ]
    if takes:
        grid.add_row(Text(texts("help-abilities"), style="label"), Text(" ".join(takes)))
    further = texts("table-next-merchandise", n=own["merchandise_trade"], vp=own["merchandise_vp"])
    grid.add_row(Text(texts("kind-merchandise"), style="label"), Text(further, style="faint"))
    if own["reserved"]:
        grid.add_row(Text(texts("table-reserved"), style="label"), Text(words.cards(own["reserved"])))
    return Group(heading(title), grid)


def score(words: Words, view: View) -> Group:
    """Everybody's points, source by source, and their sum."""
    texts = words.texts
    grid = Table(box=SIMPLE_HEAD, border_style="rule", header_style="label", pad_edge=False)
    grid.add_column(texts("ui-points-from"))
    for seat in range(view["seats"]):
        grid.add_column(justify="right")
        grid.columns[seat + 1].header = player_text(seat, texts)
    columns = [{row["source"]: row["vp"] for row in own["points"]} for own in view["domains"]]
    shown = [source for source in SOURCES if any(column[source] for column in columns)]
    for source in shown:
        cells = [str(column[source]) if column[source] else "–" for column in columns]
        grid.add_row(texts(f"points-{source}"), *cells, end_section=source == shown[-1])
    sums = [Text(str(own["vp"]), style="strong") for own in view["domains"]]
    grid.add_row(Text(texts("ui-points-total"), style="strong"), *sums)
    title = texts("ui-final") if view["over"] else texts("ui-score-now")
    return Group(heading(title), grid)


def ranking(words: Words, view: View) -> Group:
    """Who has won, and everybody's place, with what decides ties."""
    texts = words.texts
    places = view["ranking"]
    winners = [seat for seat, place in enumerate(places) if place == 1]
    grid = Table.grid(padding=(0, 2))
    for seat in sorted(range(view["seats"]), key=lambda seat: places[seat]):
        own = view["domains"][seat]
        place = Text(f"{places[seat]}.", style="accent" if places[seat] == 1 else "faint")
        kinds = words.amounts([(kind, own["kinds"][kind]) for kind in KINDS[3:]])
        vp = Text(words.amount("vp", own["vp"]), style="strong")
        row: list[RenderableType] = [place, player_text(seat, texts), vp, Text(kinds, style="faint")]
        grid.add_row(*row)
    names = Text(", ").join([player_text(seat, texts) for seat in winners])
    if view["seat"] in winners:
        said = texts("ui-you-win") if len(winners) == 1 else texts("ui-you-share")
    else:
        said = texts("ui-winner", n=len(winners), names=names.plain)
    return Group(heading(texts("ui-ranking")), grid, Text(said, style="accent"))
