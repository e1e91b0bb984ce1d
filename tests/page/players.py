"""How a person plays: sees what is lit on the table, chooses one, and clicks, taps or presses Enter.

A player decides by nothing but what the page lights up: whatever may be done carries its notation as `data-move`.
Where a piece can be meant in several ways (a tile that is turned, a walk that is paid for), a dial says which: pressed
as often as its `data-dial` says, it comes back to where it was.
"""

from collections.abc import Callable, Iterator
from random import Random

from playwright.sync_api import Locator, expect

from tests.page.visitors import Visitor

LIT = "[data-move]:not(:disabled)"
PIECE = '[data-move="{move}"]:not(.main-act):visible'
DIAL = "[data-dial]:visible"
MAIN = ".main-act"
FINISH = ".finish"
DRAWER = ".phone nav button"
MARK = ".is-lit"
TURN_AND_LOOK = """async ([lit, dials]) => {
    const seen = query => [...document.querySelectorAll(query)].filter(one => one.getClientRects().length > 0)
    const found = []
    const look = () => found.push(...seen(lit).map(one => one.dataset.move))
    look()
    for (const dial of seen(dials))
        for (let way = 0; way < Number(dial.dataset.dial); way++) {
            dial.click()
            await new Promise(requestAnimationFrame)
            look()
        }
    return found
}"""
CURIOUS = 0.3  # how often a player does what lies in a drawer
BOTHERED = 0.85  # how often a player does something where they may pass


def verb(move: str) -> str:
    """What kind of move it is."""
    return move.split(maxsplit=1)[0]


class Player:
    """Plays with a mouse."""

    def __init__(self, visitor: Visitor, seed: int = 1, wants: str = "") -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.taste = Random(seed)
        self.wants = wants  # a move that they make whenever they may
        self.moves: list[str] = []
        self.decided = -1  # the ply of the last decision

    def lit(self) -> list[str]:
        """What may be done and can be seen."""
        seen: list[str] = self.page.locator(f"{LIT}:visible").evaluate_all("all => all.map(one => one.dataset.move)")
        return list(dict.fromkeys(seen))

    def offered(self) -> set[str]:
        """Everything that may be done, however the dials are turned; they are turned all the way."""
        return set(self.page.evaluate(TURN_AND_LOOK, [LIT, "[data-dial]"]))

    def dials(self) -> Iterator[tuple[Locator, int]]:
        """What changes the meaning of the pieces, and in how many ways."""
        for dial in self.page.locator(DIAL).all():
            yield dial, int(dial.get_attribute("data-dial") or 1)

    def turns(self, dial: Locator) -> None:
        """Turn a dial by one."""
        dial.click()

    def is_asked(self) -> bool:
        """Wait until something can be done; False if the game has ended instead."""
        self.page.locator(f"{LIT}:visible, {FINISH}:visible").first.wait_for()
        # What is still lit from before a decision does not count. Bots go first: what they choose depends on who does.
        self.visitor.until(lambda: self.has_to_decide() or self.has_ended())
        return not self.has_ended()

    def has_to_decide(self) -> bool:
        """Whether the page was told that the game waits for this player, and for no bot."""
        position = self.visitor.position()
        return bool(position["choices"]) and position["ply"] > self.decided and not self.visitor.bots_think()

    def has_ended(self) -> bool:
        """Whether the page shows how the game has ended."""
        return self.page.locator(FINISH).is_visible()

    def piece(self, move: str) -> Locator:
        """The piece or the button that stands for a move."""
        return self.page.locator(PIECE.format(move=move)).first

    def lies_on_board(self, move: str) -> bool:
        """Whether a piece stands for the move, and not a button beside the question."""
        return bool(self.piece(move).evaluate("one => one.classList.contains('piece')"))

    def does(self, move: str) -> None:
        """Make a decision."""
        self.moves.append(move)
        self.decided = self.visitor.position()["ply"]
        self.commit(move)

    def commit(self, move: str) -> None:
        """Click, and it is done. While the mouse is on a piece, its choice stands in the place of other buttons."""
        if not self.lies_on_board(move):
            self.page.mouse.move(0, 0)
        self.piece(move).click()

    def likes(self) -> str:
        """One of the lit moves, after turning the dials a little."""
        for dial, ways in self.dials():
            for _ in range(self.taste.randrange(ways)):
                self.turns(dial)
        return self.chooses(self.lit())

    def chooses(self, moves: list[str]) -> str:
        """One of the moves: rather something that they have never done."""
        if self.wants in moves:
            return self.wants
        active = [move for move in moves if move != "pass"]
        new = [move for move in active if verb(move) not in map(verb, self.moves)]
        return self.taste.choice(new or (active if active and self.taste.random() < BOTHERED else moves))

    def plays(self, enough: Callable[[], bool] = lambda: False, watch: Callable[[], None] = lambda: None) -> bool:
        """Play until it is enough, or to the end of the game: then True. `watch` sees every position."""
        while self.is_asked():
            watch()
            if enough():
                return False
            self.does(self.likes())
        watch()
        return True

    def reaches(self, wanted: Callable[[], bool], watch: Callable[[], None] = lambda: None) -> None:
        """Play on to what every game surely comes to."""
        ended = self.plays(wanted, watch)
        assert not ended, "the game has ended before"

    def skips_to(self, wanted: Callable[[], bool]) -> None:
        """Play on to what this game comes to, without looking at the table, and look at it then."""
        visitor = self.visitor
        visitor.goes_to("about:blank")
        with visitor.line() as line:
            while True:
                line.until(lambda: self.has_to_decide() or bool(visitor.position()["over"]))
                assert not visitor.position()["over"], "the game has ended before"
                if wanted():
                    break
                choices = {choice["move"]: choice["action"] for choice in visitor.position()["choices"]}
                move = self.chooses(list(choices))
                self.moves.append(move)
                self.decided = visitor.position()["ply"]
                line.sends("decide", seat=0, ply=self.decided, action=choices[move])
        visitor.looks_at_the_table()
        assert self.is_asked()

    def round(self) -> int:
        """The number of the round, as the page was told."""
        return self.visitor.round()


class Tapper(Player):
    """Plays with a finger: the first tap shows what a choice would do, the main button or a second tap does it.

    What is asked for fills the screen. Whatever else may be done lies in a drawer, and a mark on the drawer says so.
    """

    def turns(self, dial: Locator) -> None:
        dial.tap()

    def offered(self) -> set[str]:
        return super().offered() | set(self.in_drawers())

    def in_drawers(self) -> dict[str, Locator]:
        """What may be done in the marked drawers, and the button of its drawer."""
        found: dict[str, Locator] = {}
        marked = self.page.locator(DRAWER, has=self.page.locator(MARK))
        if marked.count() == 0:
            return found
        before = self.lit()
        for button in self.page.locator(DRAWER).all():
            if button.locator(MARK).count():
                button.tap()
                found |= {move: button for move in self.lit() if move not in before}
                button.tap()
        return found

    def likes(self) -> str:
        hidden = list(self.in_drawers())
        return self.taste.choice(hidden) if hidden and self.taste.random() < CURIOUS else super().likes()

    def commit(self, move: str) -> None:
        if not self.piece(move).is_visible():
            self.in_drawers()[move].tap()
        piece = self.piece(move)
        on_board = self.lies_on_board(move)
        turns_again = piece.evaluate("one => 'turns' in one.dataset")
        piece.tap()
        if not on_board:
            return
        expect(self.page.locator(MAIN)).to_have_attribute("data-move", move)
        second = self.page.locator(MAIN) if turns_again or len(self.moves) % 2 else self.piece(move)
        second.tap()
