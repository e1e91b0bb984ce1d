"""The charts of a report: a study's figures as drawings with the numbers beside them."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from petteia.lab.balance_figures import Figure
from petteia.lab.balance_study import Bar, ChartRow, ChartStudy, Distribution, Stack
from petteia.lab.plots import Column, Mark, Scale, axis, columns, dot, dot_row, svg
from petteia.texts import Texts

SIGNS: Final = {"one": "†", "disputed": "‡", "reconstructed": "§", "own": "¶"}
InWords = Callable[[float], str]


def percent(share: float) -> str:
    """A share without its sign."""
    return f"{100 * share:.1f}"


def decimal(value: float) -> str:
    """A mean with as many decimals as make sense for its size."""
    said = f"{value:.2f}" if abs(value) < 9.995 else f"{value:,.1f}"
    return said.replace("-", "−")


def milliseconds(seconds: float) -> str:
    return decimal(1000 * seconds)


def interval(figure: Figure, say: InWords) -> str:
    """`24.3–30.1`, or nothing where a single game says nothing."""
    if figure.low is None or figure.high is None:
        return ""
    return f"{say(figure.low)}{' … ' if figure.low < 0 else '–'}{say(figure.high)}"


def figure_html(
    figure: Figure | None, say: InWords, texts: Texts, unit: str = "", kind: str = "", usual: float | None = None
) -> str:
    """A figure with its interval; with `usual`, also how many observations it rests on, and which part of all."""
    if figure is None:
        return f'<span class="fig"><i>{texts("report-never")}</i></span>'
    part = "" if usual is None else f" <small>n {figure.n:,}{part_of_all(usual)}</small>"
    return f'<span class="fig {kind}"><b>{say(figure.value)}{unit}</b> <i>{interval(figure, say)}</i>{part}</span>'


def part_of_all(usual: float) -> str:
    """How many of all players an observation is about, unless it is about all of them."""
    return "" if usual == 1 else " · &lt;1%" if usual < 0.005 else f" · {100 * usual:.0f}%"


def cell(words: str, shown: str) -> str:
    """A figure in its column; on a phone, where columns have no heads, with the words before it."""
    return f'<td class="figure" data-words="{escape(words)}">{shown}</td>'


def caption(chart: ChartStudy) -> str:
    return f'<h3>{escape(chart.title)}</h3><p class="note">{escape(chart.note)}</p>'


def legend(entries: Sequence[tuple[str, str]]) -> str:
    return f'<ul class="legend">{"".join(f"<li>{mark}{escape(said)}</li>" for mark, said in entries)}</ul>'


def swatch(kind: str) -> str:
    return f'<span class="key {kind}"></span>'


def sample(kind: str) -> str:
    """A mark for a legend."""
    return svg(12, [f'<line class="interval {kind}" x1="5%" x2="95%" y1="6" y2="6"/>', dot(50, 6, f"dot {kind}")])


def name_html(row: ChartRow) -> str:
    sign = SIGNS.get(row.source, "")
    return escape(row.name) + (f"<sup>{sign}</sup>" if sign else "")


def sources_foot(rows: Sequence[ChartRow], texts: Texts) -> str:
    """Which figures of the components are not certain."""
    told = [
        f"{SIGNS[source]} {texts(f'figures-{source}', n=count, all=len(rows))}"
        for source in SIGNS
        if (count := sum(row.source == source for row in rows))
    ]
    return f'<p class="foot">{escape("; ".join(told))}.</p>' if told else ""


def side(figure: Figure | None, fair: float) -> str:
    """Whether a share is more than fair, less, or neither can be said."""
    return ("even", "over", "under")[figure.leaves_out(fair)] if figure else "even"


def share_chart(chart: ChartStudy, fair: float, texts: Texts) -> str:
    """Win shares with their intervals, over the fair share."""
    scale = share_scale(chart.rows, fair)
    ticks = scale.ticks(5)
    two = len(chart.tables) > 1
    entries = [(sample("even ring" if i == 0 and two else "even"), words) for i, words in enumerate(chart.tables)]
    entries = (entries if two else []) + [
        (svg(14, ['<line class="fair" x1="50%" x2="50%" y1="0" y2="14"/>']), texts("legend-fair", share=percent(fair))),
        (sample("over"), texts("legend-over")),
        (sample("under"), texts("legend-under")),
        (sample("even"), texts("legend-even")),
    ]
    heads = [f"{'○●'[place]} {words}" for place, words in enumerate(chart.tables)] if two else [""]
    body: list[str] = []
    for row in chart.rows:
        marks = [
            Mark(f.value, f.low, f.high, side(f, fair) + (" ring" if two and place == 0 else "")) if f else None
            for place, f in enumerate(row.figures)
        ]
        cells = "".join(
            cell(words, figure_html(figure, percent, texts, "%", side(figure, fair), usual))
            for words, figure, usual in zip(heads, row.figures, row.usual)
        )
        body.append(row_html(name_html(row), dot_row(scale, ticks, fair, marks), cells))
    table = rows_html(axis(scale, ticks, [f"{100 * tick:g}%" for tick in ticks]), heads, body)
    return f'<figure class="panel">{caption(chart)}{legend(entries)}{table}{sources_foot(chart.rows, texts)}</figure>'


def share_scale(rows: Sequence[ChartRow], fair: float) -> Scale:
    """A scale for all shares that rest on enough games; the intervals of rare things may reach over its ends."""
    figures = [figure for row in rows for figure in row.figures if figure is not None]
    most = max((figure.n for figure in figures), default=0)
    ends = [
        0.7 * fair,
        1.3 * fair,
        *(end for f in figures if f.n * 20 >= most for end in (f.low, f.high) if end is not None),
    ]
    margin = 0.04 * (max(ends) - min(ends))
    return Scale(max(0.0, min(ends) - margin), min(1.0, max(ends) + margin))


def row_html(name: str, plot: str, cells: str) -> str:
    return f'<tr><th class="name" scope="row">{name}</th><td class="plot">{plot}</td>{cells}</tr>'


def rows_html(top: str, heads: Sequence[str], body: Sequence[str]) -> str:
    columns = "".join(f'<th class="figure">{escape(words)}</th>' for words in heads)
    head = f'<thead><tr><th class="name"></th><th class="plot">{top}</th>{columns}</tr></thead>'
    return f'<table class="rows{" two" if len(heads) > 1 else ""}">{head}<tbody>{"".join(body)}</tbody></table>'


def means_chart(chart: ChartStudy, texts: Texts) -> str:
    """Means of winners and of the others."""
    return f'<figure class="panel">{caption(chart)}{means_rows(chart.rows, texts)}</figure>'


def means_rows(rows: Sequence[ChartRow], texts: Texts) -> str:
    figures = [figure for row in rows for figure in row.figures if figure is not None]
    ends = [0.0, *(f.value for f in figures), *(end for f in figures for end in (f.low, f.high) if end is not None)]
    scale = Scale(min(ends), max(ends))
    ticks = scale.ticks(5)
    heads = [f"● {texts('legend-winners')}", f"○ {texts('legend-losers')}"]
    body: list[str] = []
    for row in rows:
        marks = [Mark(f.value, f.low, f.high, kind) if f else None for f, kind in zip(row.figures, ("won", "lost"))]
        cells = "".join(cell(words, figure_html(figure, decimal, texts)) for words, figure in zip(heads, row.figures))
        body.append(row_html(name_html(row), dot_row(scale, ticks, None, marks), cells))
    entries = [(sample("won"), texts("legend-winners")), (sample("lost"), texts("legend-others"))]
    return legend(entries) + rows_html(axis(scale, ticks, [f"{tick:g}" for tick in ticks]), heads, body)


def points_chart(chart: ChartStudy, texts: Texts) -> str:
    """Points stacked by sources, stage by stage; then each source for winners and others; then all numbers."""
    names = [row.name for row in chart.rows]
    bars = [stack_column(stack, names) for stack in chart.stages]
    entries = [(swatch(f"s{number}"), name) for number, name in enumerate(names)]
    drawing = columns(bars, 300, "", texts("report-stacks", title=chart.title))
    return (
        f'<figure class="panel">{caption(chart)}{legend(entries)}{drawing}{stack_numbers(chart.stages, names, texts)}'
        f'</figure><figure class="panel"><h3>{texts("report-sources", title=escape(chart.title))}</h3>'
        f'<p class="note">{texts("report-sources.note")}</p>{means_rows(chart.rows, texts)}</figure>'
    )


def stack_column(stack: Stack, names: Sequence[str]) -> Column:
    parts = [
        (part.value, f"s{number}", f"{stack.name}, {name}: {decimal(part.value)} ({interval(part, decimal)})")
        for number, (name, part) in enumerate(zip(names, stack.parts))
        if part.value
    ]
    return Column(stack.name, parts, stack.total.low, stack.total.high)


def stack_numbers(stages: Sequence[Stack], names: Sequence[str], texts: Texts) -> str:
    heads = "".join(f'<th scope="col">{escape(stack.name)}</th>' for stack in stages)
    lines: list[str] = []
    for place, name in enumerate([*names, texts("report-all")]):
        figures = [stack.parts[place] if place < len(names) else stack.total for stack in stages]
        cells = "".join(f"<td>{plus_minus(figure)}</td>" for figure in figures)
        lines.append(f'<tr><th scope="row">{escape(name)}</th>{cells}</tr>')
    return (
        f"<details><summary>{texts('report-numbers')}</summary>"
        f'<div class="scroll"><table class="numbers"><thead><tr><th></th>{heads}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table></div></details>"
    )


def plus_minus(figure: Figure) -> str:
    """A mean as 4.21 ±0.13."""
    if figure.value == 0 and not figure.high:
        return "<i>·</i>"
    half = "" if figure.high is None else f" <i>±{figure.high - figure.value:.2f}</i>"
    return f"{decimal(figure.value)}{half}"


def distribution_chart(key: str, spread: Distribution, winners: bool, texts: Texts) -> str:
    """How often values came, winners' share of each bar darker."""
    bars = [bar_column(bar, winners) for bar in spread.bars]
    entries = [(swatch("winners"), texts("legend-winners")), (swatch("all"), texts("legend-others"))] if winners else []
    ends = dict(zip(("low", "quarter", "middle", "three", "high"), [f"{value:.0f}" for value in spread.quantiles]))
    told = texts("report-spread", mean=decimal(spread.mean.value), interval=interval(spread.mean, decimal), **ends)
    return (
        f'<figure class="panel"><h3>{texts(f"chart-{key}")}</h3><p class="note">{texts(f"chart-{key}.note")} {told}</p>'
        f"{legend(entries) if entries else ''}{columns(bars, 220, '%', texts(f'chart-{key}.label'))}</figure>"
    )


def bar_column(bar: Bar, winners: bool) -> Column:
    first, last = bar.low, bar.high - 1
    values = str(first) if first == last else f"{first}–{last}"
    told = f"{values}: {percent(bar.share.value)}% ({interval(bar.share, percent)}), n {bar.share.n:,}"
    won, rest = 100 * bar.winners, 100 * (bar.share.value - bar.winners)
    parts = [(won, "winners", told), (rest, "all", told)] if winners else [(won + rest, "winners", told)]
    low, high = bar.share.low, bar.share.high
    return Column(str(bar.low), parts, 100 * low if low is not None else None, 100 * high if high is not None else None)
