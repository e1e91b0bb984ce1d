"""What the plain board is given: the game's view, and what the kernel knows about every game."""

from typing import TypedDict

from petteia.kernel.choices import Delta, Reason
from petteia.kernel.game import Game
from petteia.kernel.state import Document, State


class PlainView(TypedDict):
    """All that a seat may know; the moves are named by their notations."""

    view: Document
    seat: int | None
    seats: int
    waiting: tuple[int, ...]
    stage: str
    places: list[int] | None  # once the game is over
    previews: dict[str, list[Delta]]
    refused: list[tuple[str, Reason]]


def look_at(game: Game, state: State, seat: int | None) -> PlainView:
    def notation(action: int) -> str:
        return game.codec.move(action).notation()

    asked = seat if seat in state.waiting() else None
    return PlainView(
        view=state.view(seat),
        seat=seat,
        seats=state.seats,
        waiting=state.waiting(),
        stage=state.stage(),
        places=state.ranking() if state.over() else None,
        previews={} if asked is None else {notation(each): state.preview(asked, each) for each in state.legal(asked)},
        refused=[] if asked is None else [(notation(each), reason) for each, reason in state.refused(asked)],
    )
