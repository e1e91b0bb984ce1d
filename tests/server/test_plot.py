"""The picture of what a decision costs at different numbers of tables."""

from pathlib import Path
from xml.etree import ElementTree

import msgspec

from bench.plot import picture, read

SVG = "{http://www.w3.org/2000/svg}"


def test_every_spell_is_a_dot_and_every_number_of_tables_is_named(tmp_path: Path) -> None:
    spells = [{"tables": tables, "cpu_us": cost} for tables, cost in ((1600, 410), (100, 400), (100, 380), (400, 390))]
    figures = tmp_path / "figures.json"
    figures.write_bytes(msgspec.json.encode({"spells": {"petteia": spells}}))
    drawn = ElementTree.fromstring(picture(read(figures)))
    dots = [(float(dot.get("cx", "")), float(dot.get("cy", ""))) for dot in drawn.iter(f"{SVG}circle")]
    assert len(dots) == len(spells)
    assert dots == sorted(dots, key=lambda dot: dot[0])
    assert dots[0][1] < dots[1][1]  # what costs more stands higher
    assert {"100", "400", "1,600"} <= {text.text for text in drawn.iter(f"{SVG}text")}
