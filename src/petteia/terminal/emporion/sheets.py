"""What is shown on request: one Domain in full, everybody's points, and the end of the game."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from petteia.games.emporion.forms.view import View
from petteia.games.emporion.terms import ABILITIES, COLOURS, KINDS, SOURCES
from petteia.terminal.boards import player_text
from petteia.terminal.emporion.words.names import STYLES, Words
from petteia.terminal.scores import points_page, points_table, ranking_page
from petteia.terminal.style import heading


def domain(words: Words, view: View, seat: int) -> Group:
    """All that lies before a seat: its cards in columns of their kinds, as the rulebook advises."""
    texts = words.texts
    own = view["domains"][seat]
    title = Text().append(player_text(seat, texts)).append(f"  {words.amount('vp', own['vp'])}", style="strong")
    grid = Table.grid(padding=(0, 2))
    have = words.amounts([*own["resources"].items(), ("ships", own["ships"]), ("booty", own["booty"])])
    grid.add_row(Text(texts("table-cards"), style="label"), Text(f"{own['count']} / {words.last_card}   {have}"))
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
    grid = points_table(texts, view["seats"])
    columns = [{row["source"]: row["vp"] for row in own["points"]} for own in view["domains"]]
    shown = [source for source in SOURCES if any(column[source] for column in columns)]
    for source in shown:
        cells = [str(column[source]) if column[source] else "–" for column in columns]
        grid.add_row(texts(f"points-{source}"), *cells, end_section=source == shown[-1])
    return points_page(texts, grid, [own["vp"] for own in view["domains"]], view["over"])


def ranking(words: Words, view: View) -> Group:
    """Who has won, and everybody's place, with what decides ties."""

    def facts(seat: int) -> list[RenderableType]:
        own = view["domains"][seat]
        kinds = words.amounts([(kind, own["kinds"][kind]) for kind in ABILITIES])
        return [Text(words.amount("vp", own["vp"]), style="strong"), Text(kinds, style="faint")]

    return ranking_page(words.texts, view["ranking"], view["seat"], facts)
