"""What a table sounds like: counted in a browser whose audio notes everything that begins."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.page.building import WEB
from tests.page.players import Player
from tests.page.visitors import Visitor
from tests.page.words import say
from tests.tools import need

NOTES_OF_A_TURN = 4  # two strings, with their octaves

# Everything that would be heard: bursts of noise and notes.
COUNT = """
window.heard = 0
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start
    kind.prototype.start = function (...when) {
        window.heard += 1
        return start.apply(this, when)
    }
}
"""
HIDE = "Object.defineProperty(document, 'hidden', { get: () => true })"
# Each sound alone: how long it lasts, how loud it becomes, and how often it crosses zero while it is loud.
RENDER = """async source => {
    const { SYNTH } = await import(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })))
    const told = {}
    for (const [name, play] of Object.entries(SYNTH)) {
        const context = new OfflineAudioContext(1, 3 * 44100, 44100)
        play({ context, out: context.destination, at: 0 })
        const samples = (await context.startRendering()).getChannelData(0)
        let [peak, last, crossings] = [0, 0, 0]
        for (let at = 1; at < samples.length; at++) {
            peak = Math.max(peak, Math.abs(samples[at]))
            if (Math.abs(samples[at]) > 0.002) last = at
            if (samples[at - 1] < 0 !== samples[at] < 0) crossings += at < 4410
        }
        told[name] = { peak, seconds: last / 44100, crossings }
    }
    return told
}"""


def heard(visitor: Visitor) -> int:
    """How much was heard so far."""
    return int(visitor.page.evaluate("window.heard"))


def decides(player: Player) -> None:
    """Make a decision, and wait until bots have answered."""
    player.does(player.likes())
    assert player.is_asked()


def test_decisions_are_heard_unless_one_wants_silence(desk: Visitor) -> None:
    desk.page.add_init_script(COUNT)
    desk.table_in_play(game="carpe-diem")
    player = Player(desk)
    assert player.is_asked()
    decides(player)
    desk.until(lambda: heard(desk) > 0)

    desk.goes_to("/settings")
    volume = desk.page.get_by_role("radiogroup", name=say("sound"))
    volume.get_by_role("radio", name=say("volume-quiet")).click()
    desk.until(lambda: heard(desk) > 0)  # one hears what one has chosen
    volume.get_by_role("radio", name=say("volume-off")).click()
    desk.page.reload()
    expect(volume.get_by_role("radio", name=say("volume-off"))).to_have_attribute("aria-checked", "true")
    desk.looks_at_the_table()
    assert player.is_asked()
    for _ in range(3):
        decides(player)
    assert heard(desk) == 0


def test_a_page_that_nobody_sees_tells_of_the_turn_alone(desk: Visitor) -> None:
    desk.page.add_init_script(COUNT)
    desk.page.add_init_script(HIDE)
    desk.table_in_play(game="carpe-diem")
    player = Player(desk)
    assert player.is_asked()
    while heard(desk) == 0:
        decides(player)
    for _ in range(3):
        decides(player)
    assert heard(desk) % NOTES_OF_A_TURN == 0  # each of the tiles would be a burst and a note


def test_looking_back_one_hears_steps_and_no_jumps(desk: Visitor) -> None:
    desk.page.add_init_script(COUNT)
    desk.finished_table(game="carpe-diem")
    desk.goes_to(f"/t/{desk.table}/replay")
    slider = desk.page.get_by_role("slider", name=say("decision"))
    board = desk.page.locator(".table-page")
    slider.focus()
    last = str(slider.get_attribute("max"))
    for key, ply in (("End", last), ("Home", "0"), ("End", last), ("ArrowLeft", str(int(last) - 1)), ("Home", "0")):
        desk.page.keyboard.press(key)
        expect(board).to_have_attribute("data-ply", ply)
    assert heard(desk) == 0
    desk.page.keyboard.press("ArrowRight")  # a pawn is placed
    desk.until(lambda: heard(desk) > 0)


def strip_types(source: str) -> str:
    """TypeScript as browsers take it."""
    script = "process.stdout.write(require('module').stripTypeScriptTypes(require('fs').readFileSync(0, 'utf8')))"
    node = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    return subprocess.run(
        [need("Node.js", node), "-e", script], input=source, capture_output=True, text=True, check=True
    ).stdout


def test_the_sounds_are_short_soft_and_different(desk: Visitor) -> None:
    source = (WEB / "src" / "lib" / "synth.ts").read_text("utf-8")
    told = desk.page.evaluate(RENDER, strip_types(source))
    assert set(told) == {"dice", "card", "tile", "turn", "end"}
    for name, sound in told.items():
        assert 0.02 < sound["peak"] < 0.8, name
        assert sound["seconds"] < (1.6 if name in ("turn", "end") else 0.45), name
    # Crossings of zero in the first tenth of a second: how bright each begins.
    assert len({sound["crossings"] for sound in told.values()}) == len(told), json.dumps(told)
