"""A balance report: one HTML page that needs nothing else, no script and no network."""

from collections.abc import Sequence
from html import escape
from typing import Final

from petteia.kernel.statistics import MEANS, POINTS, SHARES
from petteia.lab.balance_figures import Figure
from petteia.lab.balance_study import ChartRow, ChartStudy, Players, Study
from petteia.lab.report_charts import (
    InWords,
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
from petteia.texts import Texts

MOST_LISTED: Final = 4
HEADLINE: Final[tuple[tuple[str, InWords, str], ...]] = (
    ("score", decimal, ""),
    ("winner", decimal, ""),
    ("lead", decimal, ""),
    ("shared", percent, "%"),
    ("decisions", decimal, ""),
    ("seconds", decimal, ""),
)
ADVICE: Final = ("intervals", "observations", "fair", "many", "cause", "players", "time")
MEANDER: Final = (
    '<svg class="meander" width="100%" height="18" aria-hidden="true"><defs><pattern id="key" width="21" height="18" '
    'patternUnits="userSpaceOnUse"><path d="M0 15.5H21M18 15.5V2.5H3V11.5H12V7" fill="none" stroke="currentColor" '
    'stroke-width="2.4"/></pattern></defs><rect width="100%" height="18" fill="url(#key)" style="stroke:none"/></svg>'
)


def page(study: Study, title: str, palette: Palette, texts: Texts) -> str:
    sections = "".join(players_section(players, texts) for players in study.players)
    glance = "".join(glance_panel(players, texts) for players in study.players)
    return (
        f'<!DOCTYPE html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{texts('report-title', game=escape(title))}</title>\n<style>{style(palette)}</style>\n</head>\n"
        f'<body>\n{header(study, title, texts)}\n<main class="wide end">\n<div class="glance">{glance}</div>\n'
        f"{sections}\n{advice(texts)}\n</main>\n</body>\n</html>\n"
    )


def header(study: Study, title: str, texts: Texts) -> str:
    """What was played, and how to play it again."""
    run = study.run
    counts = [texts("report-games-of", n=players.games, seats=players.seats) for players in study.players]
    told = counts[0] if len(counts) == 1 else texts("report-and", first=", ".join(counts[:-1]), last=counts[-1])
    options = " ".join(f"{name}={value}" for name, value in run.options.items())
    names = {"seed": str(run.seed), "rules": str(run.rules), "version": escape(study.petteia)}
    origin = texts("report-options" if options else "report-origin", **names, options=escape(options))
    return (
        f'<header><div class="wide"><h1>{texts("report-question", game=escape(title))}</h1>'
        f"<p>{texts('report-run', bot=f'<b>{escape(run.bot)}</b>', games=told)}</p>"
        f"<p><small>{origin}</small></p></div>{MEANDER}</header>"
    )


def glance_panel(players: Players, texts: Texts) -> str:
    """The headline figures for one number of players."""
    lines: list[str] = []
    for key, say, unit in HEADLINE:
        figure = players.headline[key]
        if key == "seconds" and figure is not None and figure.value < 1:
            key, say = "milliseconds", milliseconds
        if figure is not None:
            lines.append(f"<dt>{texts(f'headline-{key}')}</dt><dd>{figure_html(figure, say, texts, unit)}</dd>")
    return (
        f'<section class="panel"><h3><a href="#players-{players.seats}">{texts("report-players", n=players.seats)}</a>'
        f'</h3><p class="note">{texts("report-games", n=players.games)}</p><dl>{"".join(lines)}</dl></section>'
    )


def players_section(players: Players, texts: Texts) -> str:
    charts = [share_chart(players.places, players.fair, texts)]
    for chart in players.charts:
        if chart.kind == SHARES:
            charts.append(share_chart(chart, players.fair, texts))
        elif chart.kind == POINTS:
            charts.append(points_chart(chart, texts))
        elif chart.kind == MEANS:
            charts.append(means_chart(chart, texts))
    charts.append(distribution_chart("scores", players.scores, True, texts))
    charts.append(distribution_chart("lengths", players.lengths, False, texts))
    title = f'<h2 id="players-{players.seats}">{texts("report-players", n=players.seats)}</h2>'
    return f"{title}\n{findings(players, texts)}\n{''.join(charts)}"


def findings(players: Players, texts: Texts) -> str:
    """What the intervals allow to say, in sentences."""
    charts = [players.places, *(chart for chart in players.charts if chart.kind == SHARES)]
    lines = [
        finding(chart, place, players.fair, texts)
        for chart in charts
        for place in range(len(chart.tables))
        if chart.rows
    ]
    told = "".join(f"<li>{line}</li>" for line in lines)
    return (
        f'<section class="panel"><h3>{texts("report-findings")}</h3>'
        f'<p class="note">{texts("report-fair", share=percent(players.fair))}</p>'
        f"<ul>{told}</ul></section>"
    )


def finding(chart: ChartStudy, place: int, fair: float, texts: Texts) -> str:
    """One sentence about one table of a chart."""
    seen = [(row, figure) for row in chart.rows if (figure := row.figures[place]) is not None]
    seen.sort(key=lambda pair: -pair[1].value)
    above = [(row, figure) for row, figure in seen if figure.leaves_out(fair) > 0]
    below = [(row, figure) for row, figure in reversed(seen) if figure.leaves_out(fair) < 0]
    what = escape(chart.title) + (f" ({escape(chart.tables[place])})" if len(chart.tables) > 1 else "")
    if not above and not below:
        return f"<b>{what}</b>: {texts('report-nothing')}"
    told = [listed("over", above, texts), listed("under", below, texts)]
    chance = max(1, round(0.05 * len(seen)))
    tail = f" {texts('report-chance', n=len(seen), chance=chance)}" if len(seen) >= 20 else ""
    return f"<b>{what}</b>: {'; '.join(filter(None, told))}.{tail}"


def listed(side: str, pairs: Sequence[tuple[ChartRow, Figure]], texts: Texts) -> str:
    """`above Sparta 31.2% (28.4–34.1), …`; of many only the farthest."""
    if not pairs:
        return ""
    shown = ", ".join(
        f"{escape(row.name)} {percent(figure.value)}% ({interval(figure, percent)})"
        for row, figure in pairs[:MOST_LISTED]
    )
    more = f" {texts('report-more', n=len(pairs) - MOST_LISTED)}" if len(pairs) > MOST_LISTED else ""
    return f'<span class="fig {side}"><b>{texts(f"report-{side}")}</b></span> {shown}{more}'


def advice(texts: Texts) -> str:
    """How to read the report."""
    told = "".join(f"<li><b>{texts(f'read-{about}')}</b> {texts(f'read-{about}.text')}</li>\n" for about in ADVICE)
    return f'<section class="panel"><h2>{texts("report-reading")}</h2>\n<ul>\n{told}</ul></section>'
