"""How a report looks: the colours of its game, light and dark, and the layout of the page."""

import re
import tomllib
from importlib.resources import files
from typing import Any, Final

from petteia.kernel.errors import PetteiaError

Palette = dict[str, dict[str, Any]]

# For a game that brings no palette.toml.
PLAIN: Final[Palette] = {
    "light": {
        "ground": "#eceae4", "panel": "#fbfaf7", "line": "#d5d1c7", "ink": "#211f1c", "soft": "#625d54",
        "head": "#2b2a33", "on_head": "#f3f1ea", "main": "#8a5a2b", "over": "#1c6c91", "under": "#a63d2a",
        "series": ["#2e6f8e", "#c9a13b", "#b5563b", "#5e7a3a", "#8a6ba3", "#8c7b66", "#86b6cd", "#e3a686", "#444a5c"],
    },
    "dark": {
        "ground": "#131318", "panel": "#1f1f26", "line": "#3a3942", "ink": "#efece4", "soft": "#aba69b",
        "head": "#0c0c10", "on_head": "#e6c79c", "main": "#d79a5c", "over": "#6db5d8", "under": "#f08a6c",
        "series": ["#5fa3c4", "#d9b65a", "#db7c54", "#8fae62", "#a98cc4", "#9c8c78", "#a9d2e4", "#f0bfa2", "#8c93ab"],
    },
}  # fmt: skip
COLOUR: Final = re.compile(r"#[0-9a-f]{6}")


def palette_of(package: str) -> Palette:
    """The colours in a game's own folder, or plain ones."""
    file = files(package).joinpath("palette.toml")
    if not file.is_file():
        return PLAIN
    palette: Palette = tomllib.loads(file.read_text("utf-8"))
    for shade, plain in PLAIN.items():
        colours = palette.get(shade, {})
        flat = [colours.get(name) for name in plain if name != "series"] + list(colours.get("series", [""]))
        if not all(isinstance(colour, str) and COLOUR.fullmatch(colour) for colour in flat):
            raise PetteiaError(f"palette.toml of {package} lacks a colour among its {shade} ones, or has a bad one.")
    return palette


def colours(shade: dict[str, Any]) -> str:
    """The colours as variables of the page."""
    plain = [f"--{name.replace('_', '-')}:{value}" for name, value in shade.items() if name != "series"]
    return ";".join(plain + [f"--s{number}:{value}" for number, value in enumerate(shade["series"])])


def style(palette: Palette) -> str:
    series = "".join(
        f".s{n}{{fill:var(--s{n});background:var(--s{n})}}" for n in range(len(palette["light"]["series"]))
    )
    return (
        f":root{{color-scheme:light dark;{colours(palette['light'])}}}"
        f"@media(prefers-color-scheme:dark){{:root{{{colours(palette['dark'])}}}}}{series}{LAYOUT}"
    )


LAYOUT: Final = """
*{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--ink);
 font:16px/1.5 "Alegreya Sans","Segoe UI","Helvetica Neue",Arial,sans-serif;
 font-variant-numeric:lining-nums tabular-nums}
h1,h2,h3{font-family:Alegreya,"Iowan Old Style","Palatino Linotype",Palatino,Georgia,"DejaVu Serif",serif;
 font-weight:600;line-height:1.2;margin:0}
h1{font-size:2.4rem}h2{font-size:1.7rem;margin:2.5rem 0 1rem}.panel h2{margin:0}h3{font-size:1.25rem}
p{margin:.35rem 0}a{color:inherit}
.wide{max-width:64rem;margin:0 auto;padding:0 1rem}
header{background:var(--head);color:var(--on-head);padding:2rem 0 0}
header p{max-width:46rem;color:color-mix(in srgb,var(--on-head) 55%,#fff)}
.meander{display:block;height:18px;margin-top:1.5rem;color:var(--main)}
.panel{background:var(--panel);border:1px solid var(--line);border-radius:10px;padding:1.1rem 1.25rem;margin:0 0 1rem}
.glance{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:1rem;margin-top:1.5rem}
.glance .panel{margin:0}.glance a{text-decoration-color:var(--main);text-underline-offset:.2em}
dl{display:grid;grid-template-columns:1fr auto;gap:.3rem .75rem;margin:.75rem 0 0}
dt{color:var(--soft);white-space:nowrap}dd{margin:0;text-align:right}
.fig b{font-weight:700}.fig i{font-style:normal;color:var(--soft);font-size:.85em;white-space:nowrap}
.fig small{color:var(--soft);font-size:.78em;white-space:nowrap}
.over b{color:var(--over)}.under b{color:var(--under)}
.note,.foot{color:var(--soft);max-width:46rem}.foot{font-size:.85rem;margin-top:.75rem}
ul{margin:.35rem 0;padding-left:1.2rem}li{margin:.2rem 0}
.legend{display:flex;flex-wrap:wrap;gap:.15rem 1.1rem;font-size:.88rem;margin:.6rem 0;padding:0;list-style:none}
.legend li{display:flex;align-items:center;gap:.4rem;margin:0}
.legend .key{width:.8rem;height:.8rem;border-radius:2px;flex:none}
.legend svg{width:1.6rem;flex:none}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}
.rows{margin-top:.5rem}
.rows th{font-weight:400;text-align:left;padding:0}
.rows thead th{color:var(--soft);font-size:.82rem;vertical-align:bottom}
.rows tbody tr{border-top:1px solid color-mix(in srgb,var(--line) 55%,transparent)}
.rows td{padding:0}
.rows .name{width:24%;padding-right:.75rem}
.rows .plot{line-height:0}
.rows .figure{width:12.5rem;padding-left:.75rem;text-align:right;font-size:.92rem;line-height:1.25}
.rows .figure small{display:inline-block;min-width:4.6rem}
.rows .figure small:empty{display:none}
sup{font-size:.7em;color:var(--soft);margin-left:.1em}
svg{display:block;overflow:visible}
.tick{fill:var(--soft);font-size:12px}
.grid{stroke:var(--line);stroke-width:1;opacity:.7}
.ground{stroke:var(--soft);stroke-width:1}
.fair{stroke:var(--ink);stroke-width:1.5;stroke-dasharray:3 3;opacity:.75}
.interval{stroke-width:2.5;stroke-linecap:round;opacity:.55}
.interval.over{stroke:var(--over)}.interval.under{stroke:var(--under)}.interval.even{stroke:var(--soft)}
.dot{stroke-width:2.5}
.dot.over{fill:var(--over);stroke:var(--over)}
.dot.under{fill:var(--under);stroke:var(--under)}
.dot.even{fill:var(--soft);stroke:var(--soft)}
.dot.ring{fill:var(--panel)}
.interval.won{stroke:var(--main)}.dot.won{fill:var(--main);stroke:var(--main)}
.interval.lost{stroke:var(--soft)}.dot.lost{fill:var(--panel);stroke:var(--soft)}
rect{shape-rendering:geometricPrecision;stroke:var(--panel);stroke-width:.75}
.all{fill:color-mix(in srgb,var(--main) 45%,var(--panel));background:color-mix(in srgb,var(--main) 45%,var(--panel))}
.winners{fill:var(--main);background:var(--main)}
.whisker{stroke:var(--ink);stroke-width:1.5;opacity:.75}
details{margin-top:.75rem}summary{cursor:pointer;color:var(--soft)}
.numbers{font-size:.82rem;margin-top:.5rem}
.numbers th,.numbers td{padding:.15rem .45rem;text-align:right;white-space:nowrap;border-top:1px solid var(--line)}
.numbers th:first-child{text-align:left;position:sticky;left:0;background:var(--panel)}
.numbers thead th{color:var(--soft);font-weight:400}.numbers i{font-style:normal;color:var(--soft)}
.end{padding-bottom:3rem}
@media(max-width:44rem){
 body{font-size:15px}h1{font-size:1.9rem}h2{font-size:1.45rem}
 .panel{padding:.9rem .9rem}
 .rows thead tr,.rows tbody tr{display:grid;grid-template-columns:1fr auto;align-items:baseline}
 .rows tbody tr{padding-top:.35rem}
 .rows .name{width:auto;font-weight:600}
 .rows .plot{grid-column:1/-1;grid-row:2}
 .rows .figure{width:auto;padding-left:0}
 .rows.two tbody tr{grid-template-columns:1fr}
 .rows.two .plot{grid-row:4}
 .rows.two .figure{display:flex;gap:.5rem;text-align:left}
 .rows.two .figure::before{content:attr(data-words);flex:1;color:var(--soft);font-weight:400}
 .rows thead .figure,.rows.two thead .figure{display:none}.rows thead .name{display:none}
}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@media print{body{background:none}.panel{break-inside:avoid-page}}
""".replace("\n", "")
