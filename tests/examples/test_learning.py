"""The picture of how a learner gets better."""

from pathlib import Path
from xml.etree import ElementTree

from bench.learning import picture, read

SVG = "{http://www.w3.org/2000/svg}"


def test_every_trial_is_a_dot_and_every_game_is_named(tmp_path: Path) -> None:
    said = tmp_path / "self-play-khora.txt"
    said.write_text(
        "round 0, 0 decisions: wins 0.50 of the games\nround 2, 900 decisions: wins 1.00 of the games\n", "utf-8"
    )
    assert read(said) == [(0, 0.5), (900, 1.0)]
    drawn = ElementTree.fromstring(picture({"khora": read(said), "emporion": [(0, 0.25)]}))
    dots = [(float(dot.get("cx", "")), float(dot.get("cy", ""))) for dot in drawn.iter(f"{SVG}circle")]
    assert len(dots) == 3
    assert dots[0][0] < dots[1][0]
    assert dots[1][1] < dots[0][1] < dots[2][1]  # who wins more stands higher
    assert {"khora", "emporion", "0.50"} <= {text.text for text in drawn.iter(f"{SVG}text")}
