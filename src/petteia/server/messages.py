"""What the page and the server say to each other. The page's TypeScript is generated from these types.

A person holds seats at tables. Times are milliseconds since 1970 where they tell when, and milliseconds where they tell
how long. `ply` counts the entries of a table's log (decisions, undos, resignations, ...), so it only ever grows.
"""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from petteia.bots.names import LEVELS
from petteia.kernel.moves import MOST_ACTIONS

Name = Annotated[str, Meta(min_length=1, max_length=24)]
TableName = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=128)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Identifier = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
ActionNumber = Annotated[int, Meta(ge=0, le=MOST_ACTIONS - 1)]
RequestNumber = Annotated[int, Meta(ge=0, le=2**53 - 1)]
FileText = Annotated[str, Meta(max_length=60_000)]
Level = Annotated[str, Meta(pattern=f"^({'|'.join(LEVELS)})$")]


# People.


class Person(Struct, forbid_unknown_fields=True):
    """Who is asking, as the page knows him."""

    id: str
    name: str
    account: bool  # has a password, so the name is his and he can come back from elsewhere


class NewGuest(Struct, forbid_unknown_fields=True):
    """Somebody says his name; or changes it."""

    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """Makes an account of the guest, or signs in to one."""

    name: Name
    password: Password


# Games.


class OptionInfo(Struct, forbid_unknown_fields=True):
    """One choice that a table makes before the game; the first value is the usual one."""

    name: str
    values: list[str]


class GameInfo(Struct, forbid_unknown_fields=True):
    """A game that can be played here."""

    name: str
    version: int
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    levels: list[Level]
    own_components: bool  # whether a table may be played with an owner's own file


class OwnFile(Struct, forbid_unknown_fields=True):
    """The text of an owner's own file of components."""

    text: FileText


class FileProblem(Struct, forbid_unknown_fields=True):
    """Something in a file that does not fit, in English; line 0 is the file as a whole."""

    line: int
    text: str


class FileProblems(Struct, forbid_unknown_fields=True):
    """The first things that do not fit; none if the file can be played with."""

    problems: list[FileProblem]


# Tables.


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """How long one may think: as one likes; minutes for all, and seconds more for each decision; or days for each."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    increment: Annotated[int, Meta(ge=0, le=600)] = 20
    days: Annotated[int, Meta(ge=1, le=30)] = 1


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who is to sit there: who makes the table, anybody who comes, a bot, or another person at the same screen."""

    who: Literal["me", "open", "bot", "here"]
    level: Level = "skilled"
    name: Annotated[str, Meta(max_length=24)] = ""  # of the person at the same screen


class NewTable(Struct, forbid_unknown_fields=True):
    """Makes a table."""

    game: Identifier
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Identifier, Identifier], Meta(max_length=20)] = {}
    name: Annotated[str, Meta(max_length=40)] = ""  # empty: the server finds one
    public: bool = False
    clock: Clock = Clock()
    undo: bool = True
    webhook: Annotated[str, Meta(max_length=300)] = ""
    components: FileText = ""  # an owner's own file; empty: as the game is shipped


class JoinTable(Struct, forbid_unknown_fields=True):
    """Somebody wants to sit down: on this seat, or on the first free one."""

    seat: SeatNumber | None = None


class SeatInfo(Struct, forbid_unknown_fields=True):
    """A seat as everybody sees it."""

    seat: int
    who: Literal["open", "person", "bot"]
    name: str
    level: Level | None  # of the bot; also of the bot that plays on for somebody
    mine: bool
    online: bool
    gone: Literal["no", "resigned", "out-of-time"]  # then a bot plays on


class Result(Struct, forbid_unknown_fields=True):
    """How a game ended."""

    scores: list[int]
    ranking: list[int]


class TableInfo(Struct, forbid_unknown_fields=True, tag="table"):
    """A table as its viewer may see it. It is sent whenever something of it changes."""

    id: str
    name: str
    game: str
    rules: int
    options: dict[str, str]
    seats: list[SeatInfo]
    status: Literal["lobby", "running", "finished", "frozen"]
    host: bool  # whether the viewer made it
    public: bool
    clock: Clock
    undo: bool
    webhook: bool
    created: int
    started: int | None
    finished: int | None
    ply: int
    waiting: list[int]  # the seats that owe a decision
    stage: str  # a short word on how far the game is, as the game's view gives it; "" in the lobby
    result: Result | None
    commitment: str | None  # of the sealed dice, from the start
    key: str | None  # of the sealed dice, from the end
    watching: int  # spectators
    rematch: str | None  # the table that follows this one
    rematch_offers: list[int]  # the seats that want another game
    frozen: str  # why a table is frozen
    components: str  # a short mark of the owner's own file that it is played with; "": as the game is shipped


class TableList(Struct, forbid_unknown_fields=True):
    """The tables that anybody may join or watch."""

    open: list[TableInfo]
    running: list[TableInfo]


# The table in play: from the server.


class Delta(Struct, forbid_unknown_fields=True):
    """By how much a choice would change a number, as far as the player can know."""

    seat: int
    what: str
    amount: int


class Choice(Struct, forbid_unknown_fields=True):
    """One of the things that may be done."""

    action: int
    move: str
    deltas: list[Delta]


class Missing(Struct, forbid_unknown_fields=True):
    """What would be needed more of."""

    what: str
    amount: int


class Refusal(Struct, forbid_unknown_fields=True):
    """One of the things that lie on the table and may not be done, and why."""

    action: int
    move: str
    rule: str
    missing: list[Missing]


class Told(Struct, forbid_unknown_fields=True):
    """What happened, after which ply. Beside the game's own events: undo, resigned, out-of-time, time-stood."""

    ply: int
    kind: str
    seat: int
    what: str
    amount: int
    cause: str


class Points(Struct, forbid_unknown_fields=True):
    """Points a seat has, by where they came from; all of them add up to its score."""

    source: str
    points: int


class ClockState(Struct, forbid_unknown_fields=True):
    """A seat's time: what was left at `at`, and whether it has been running since."""

    left: int
    running: bool


class Position(Struct, forbid_unknown_fields=True, tag="position"):
    """How a table stands, as one seat (or a spectator) may know it."""

    seat: int | None
    ply: int
    view: Raw  # the game's own view, but for `seat`, `waiting` and `over`, which stand beside it
    waiting: list[int]
    choices: list[Choice]  # what the seat may do
    refused: list[Refusal]
    undo: bool  # whether the seat may take back its last decision
    at: int  # the server's time
    clocks: list[ClockState]  # empty without a clock
    points: list[list[Points]]  # by seat
    first: int  # the number of the first of the events below; the page has those before it
    events: list[Told]
    over: bool


class Line(Struct, forbid_unknown_fields=True):
    """One thing said at a table."""

    number: int
    at: int
    seat: int | None  # None: a spectator
    name: str
    text: str


class Said(Struct, forbid_unknown_fields=True, tag="said"):
    """Chat: all of it at first, then each new line."""

    lines: list[Line]


class Done(Struct, forbid_unknown_fields=True, tag="done"):
    """A request was carried out and stored."""

    id: int
    ply: int


class Refused(Struct, forbid_unknown_fields=True, tag="refused"):
    """A request changed nothing. `code` is for the page's texts, `text` is English."""

    id: int
    code: str
    text: str


class Reason(Struct, forbid_unknown_fields=True, tag="reason"):
    """The answer to Why: None if the move is open."""

    id: int
    refusal: Refusal | None


FromServer = TableInfo | Position | Said | Done | Refused | Reason


# The table in play: from the page. A request's id comes back in the answer.


class Decide(Struct, forbid_unknown_fields=True, tag="decide"):
    """A decision, with the ply of the position that it answers."""

    id: RequestNumber
    seat: SeatNumber
    ply: Ply
    action: ActionNumber


class Undo(Struct, forbid_unknown_fields=True, tag="undo"):
    """Takes back the seat's last decision."""

    id: RequestNumber
    seat: SeatNumber
    ply: Ply


class Look(Struct, forbid_unknown_fields=True, tag="look"):
    """Several people at one screen: from now on the position of this seat is wanted; None: nobody's."""

    id: RequestNumber
    seat: SeatNumber | None


class Why(Struct, forbid_unknown_fields=True, tag="why"):
    """Asks why a move is not open."""

    id: RequestNumber
    seat: SeatNumber
    action: ActionNumber


class Say(Struct, forbid_unknown_fields=True, tag="say"):
    """Says something to everybody at the table."""

    id: RequestNumber
    text: Text


class Resign(Struct, forbid_unknown_fields=True, tag="resign"):
    """Gives the seat up; a bot plays on for it."""

    id: RequestNumber
    seat: SeatNumber


class OfferRematch(Struct, forbid_unknown_fields=True, tag="rematch"):
    """After the end: one more game with the same people. It begins when all people at the table have offered it."""

    id: RequestNumber


FromPage = Decide | Undo | Look | Why | Say | Resign | OfferRematch


# Looking back at a game.


class Step(Struct, forbid_unknown_fields=True):
    """One decision of a finished game."""

    ply: int
    seat: int
    move: str
    scores: list[int]  # after it
    stage: str


class Story(Struct, forbid_unknown_fields=True):
    """A finished game from the first decision to the last."""

    table: TableInfo
    steps: list[Step]
    events: list[Told]
    points: list[list[Points]]


class Problem(Struct, forbid_unknown_fields=True):
    """The body of every refused request. `code` is for the page's texts, `text` is English."""

    code: str
    text: str
