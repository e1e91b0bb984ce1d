"""A balance report: one HTML page that needs nothing else, no script and no network."""

from collections.abc import Sequence
from html import escape
from typing import Final

from petteia.kernel.statistics import MEANS, POINTS, SHARES
from petteia.lab.balance_figures import Figure
from petteia.lab.balance_study import ChartRow, ChartStudy, Players, Study
from petteia.lab.report_charts import (
    Words,
    decimal,
    distribution_chart,
    figure_html,
    interval,
    means_chart,
    milliseconds,
    percent,
    points_chart,
    share_chart,
)
from petteia.lab.report_style import Palette, style

NUMBERS: Final = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight")
MOST_LISTED: Final = 4
HEADLINE: Final[tuple[tuple[str, str, Words, str], ...]] = (
    ("score", "Mean score", decimal, ""),
    ("winner", "Winner’s score", decimal, ""),
    ("lead", "Winner’s lead", decimal, ""),
    ("shared", "Shared wins", percent, "%"),
    ("decisions", "Decisions", decimal, ""),
    ("seconds", "Seconds", decimal, ""),
)
MEANDER: Final = (
    '<svg class="meander" width="100%" height="18" aria-hidden="true"><defs><pattern id="key" width="21" height="18" '
    'patternUnits="userSpaceOnUse"><path d="M0 15.5H21M18 15.5V2.5H3V11.5H12V7" fill="none" stroke="currentColor" '
    'stroke-width="2.4"/></pattern></defs><rect width="100%" height="18" fill="url(#key)" style="stroke:none"/></svg>'
)


def page(study: Study, title: str, palette: Palette) -> str:
    sections = "".join(players_section(players) for players in study.players)
    glance = "".join(glance_panel(players) for players in study.players)
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}: balance</title>\n<style>{style(palette)}</style>\n</head>\n<body>\n"
        f'{header(study, title)}\n<main class="wide end">\n<div class="glance">{glance}</div>\n'
        f"{sections}\n{HOW_TO_READ}\n</main>\n</body>\n</html>\n"
    )


def header(study: Study, title: str) -> str:
    """What was played, and how to play it again."""
    run = study.run
    counts = [f"{players.games:,} games of {NUMBERS[players.seats].lower()}" for players in study.players]
    told = " and ".join([", ".join(counts[:-1]), counts[-1]] if len(counts) > 1 else counts)
    options = " ".join(f"{name}={value}" for name, value in run.options.items())
    return (
        f'<header><div class="wide"><h1>{escape(title)}: how balanced is it?</h1>'
        f"<p>Self-play of the bot <b>{escape(run.bot)}</b>: {told} players. Every figure comes with its 95% interval "
        "and the number of observations (n) it rests on.</p>"
        f"<p><small>Seed {run.seed}, rules version {run.rules}, Petteia {escape(study.petteia)}"
        f"{', options ' + escape(options) if options else ''}.</small></p></div>{MEANDER}</header>"
    )


def glance_panel(players: Players) -> str:
    """The headline figures for one number of players."""
    lines: list[str] = []
    for key, words, say, unit in HEADLINE:
        figure = players.headline[key]
        if key == "seconds" and figure is not None and figure.value < 1:
            words, say = "Milliseconds", milliseconds
        if figure is not None:
            lines.append(f"<dt>{words}</dt><dd>{figure_html(figure, say, unit)}</dd>")
    name = players_name(players)
    return (
        f'<section class="panel"><h3><a href="#players-{players.seats}">{name}</a></h3>'
        f'<p class="note">{players.games:,} games</p><dl>{"".join(lines)}</dl></section>'
    )


def players_name(players: Players) -> str:
    return f"{NUMBERS[players.seats]} players"


def players_section(players: Players) -> str:
    charts = [share_chart(players.places, players.fair)]
    for chart in players.charts:
        if chart.kind == SHARES:
            charts.append(share_chart(chart, players.fair))
        elif chart.kind == POINTS:
            charts.append(points_chart(chart))
        elif chart.kind == MEANS:
            charts.append(means_chart(chart))
    charts.append(
        distribution_chart(
            "Final scores", "All players’ scores; the line on a bar is its interval.", players.scores, True,
            "How often each final score came",
        )
    )  # fmt: skip
    charts.append(
        distribution_chart(
            "Length of a game", "Decisions of all players together; forced steps are no decisions.", players.lengths,
            False, "How many decisions games took",
        )
    )  # fmt: skip
    return f'<h2 id="players-{players.seats}">{players_name(players)}</h2>\n{findings(players)}\n{"".join(charts)}'


def findings(players: Players) -> str:
    """What the intervals allow to say, in sentences."""
    charts = [players.places, *(chart for chart in players.charts if chart.kind == SHARES)]
    lines = [
        finding(chart, place, players.fair) for chart in charts for place in range(len(chart.tables)) if chart.rows
    ]
    told = "".join(f"<li>{line}</li>" for line in lines)
    return (
        '<section class="panel"><h3>What can be said</h3>'
        f'<p class="note">The fair share is {percent(players.fair)}%.</p>'
        f"<ul>{told}</ul></section>"
    )


def finding(chart: ChartStudy, place: int, fair: float) -> str:
    """One sentence about one table of a chart."""
    seen = [(row, figure) for row in chart.rows if (figure := row.figures[place]) is not None]
    seen.sort(key=lambda pair: -pair[1].value)
    above = [(row, figure) for row, figure in seen if figure.leaves_out(fair) > 0]
    below = [(row, figure) for row, figure in reversed(seen) if figure.leaves_out(fair) < 0]
    what = escape(chart.title) + (f" ({escape(chart.tables[place])})" if len(chart.tables) > 1 else "")
    if not above and not below:
        return f"<b>{what}</b>: no interval leaves out the fair share."
    chance = max(1, round(0.05 * len(seen)))
    told = [part for part in (listed("above", above), listed("below", below)) if part]
    tail = f" Of {len(seen)} intervals about {chance} would leave it out by chance." if len(seen) >= 20 else ""
    return f"<b>{what}</b>: {'; '.join(told)}.{tail}"


def listed(word: str, pairs: Sequence[tuple[ChartRow, Figure]]) -> str:
    """`above: Sparta 31.2% (28.4–34.1), …`; of many only the farthest."""
    if not pairs:
        return ""
    shown = ", ".join(
        f"{escape(row.name)} {percent(figure.value)}% ({interval(figure, percent)})"
        for row, figure in pairs[:MOST_LISTED]
    )
    more = f" and {len(pairs) - MOST_LISTED} more" if len(pairs) > MOST_LISTED else ""
    return f'<span class="fig {"over" if word == "above" else "under"}"><b>{word}</b></span> {shown}{more}'


HOW_TO_READ: Final = """<section class="panel"><h2>How to read this</h2>
<ul>
<li><b>Intervals.</b> If the same study were made many times, 95 of 100 such intervals would hold the true figure.
Shares have Wilson’s interval, means a normal one; where one game contributes several observations, the interval
allows for it.</li>
<li><b>n 498 · 12%</b> means that a figure rests on 498 observations, which is 12% of all players of all games.</li>
<li><b>Fair share.</b> With equal chances, each of four players wins one game in four. A win that is shared counts for
the winners in equal parts.</li>
<li><b>Many figures.</b> Of forty intervals about two leave out the truth by chance. A single card just outside means
little: look at those that lie far outside, and play more games.</li>
<li><b>Association is not cause.</b> Who wins with a card on the table could also afford to play it; who drafted it
chose it over others.</li>
<li><b>These players.</b> All of this is about this bot against itself. Stronger or other players may find other
things strong.</li>
<li><b>Time</b> is that of the machine that played the games. All else is the same for the same seed, everywhere.</li>
</ul></section>"""
