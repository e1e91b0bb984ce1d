"""The messages between the page and the server. The page's TypeScript is generated from these types.

A person holds seats at tables. Points in time are milliseconds since 1970, durations are milliseconds. `ply` counts the
entries of a table's log (decisions, undos, resignations, ...), so it only ever grows.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from petteia.bots.levels import LEVELS
from petteia.kernel.moves import MOST_ACTIONS
from petteia.server.namer import LONGEST_NAME

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
TableName = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=128)]
RecoveryCode = Annotated[str, Meta(min_length=1, max_length=40)]
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
    """A person, as their own page knows them."""

    id: str
    name: str
    account: bool  # with a password, so that the name is theirs and they can sign in from other browsers


class NewGuest(Struct, forbid_unknown_fields=True):
    """Makes a guest of this name, or changes one's name."""

    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """Makes an account."""

    name: Name
    password: Password


class NewAccount(Struct, forbid_unknown_fields=True):
    """An account that was made. Its recovery codes are shown this once."""

    person: Person
    codes: list[str]


class SignIn(Struct, forbid_unknown_fields=True):
    """Signs in to an account."""

    name: Name
    password: Password
    bring: bool = False  # whether the guest who asks becomes one with the account, with all their games


class Recovery(Struct, forbid_unknown_fields=True):
    """Signs in to an account with a recovery code, which is used up, and sets a new password."""

    name: Name
    code: RecoveryCode
    password: Password
    bring: bool = False


class PasswordChange(Struct, forbid_unknown_fields=True):
    """Changes one's password."""

    old: Password
    new: Password


class Confirmation(Struct, forbid_unknown_fields=True):
    """The password once more, before something that cannot be taken back. Guests have none."""

    password: Annotated[str, Meta(max_length=128)] = ""


class Codes(Struct, forbid_unknown_fields=True):
    """New recovery codes, which are shown this once. The old ones do not work any more."""

    codes: list[str]


class SessionInfo(Struct, forbid_unknown_fields=True):
    """A browser in which one is signed in."""

    id: str
    device: str  # the browser and its system; empty if it did not say
    made: int
    seen: int  # to the hour
    this: bool  # whether it is the one that asks


class Account(Struct, forbid_unknown_fields=True):
    """What only oneself may know of one's account. Guests have sessions, too."""

    sessions: list[SessionInfo]  # those last seen first
    codes: int  # recovery codes that are left


# Games.


class OptionInfo(Struct, forbid_unknown_fields=True):
    """An option of a game; the first value is the default."""

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
    own_components: bool  # whether tables can be played with an owner's file of components


class OwnFile(Struct, forbid_unknown_fields=True):
    """The text of an owner's file of components."""

    text: FileText


class FileProblem(Struct, forbid_unknown_fields=True):
    """A problem in a file, in English; line 0 is the file as a whole."""

    line: int
    text: str


class FileProblems(Struct, forbid_unknown_fields=True):
    """The first problems of a file; none if a table can be played with it."""

    problems: list[FileProblem]


# Tables.


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """How long players may think: no limit, minutes per game and more seconds per decision, or days per decision."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    increment: Annotated[int, Meta(ge=0, le=600)] = 20
    days: Annotated[int, Meta(ge=1, le=30)] = 1


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat: the host, anybody who joins, a bot, or another person at the host's screen."""

    who: Literal["me", "open", "bot", "here"]
    level: Level = "skilled"
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""  # of the person at the same screen


class NewTable(Struct, forbid_unknown_fields=True):
    """Makes a table."""

    game: Identifier
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Identifier, Identifier], Meta(max_length=20)] = {}
    name: Annotated[str, Meta(max_length=40)] = ""  # if empty, the server finds one
    public: bool = False
    clock: Clock = Clock()
    undo: bool = True
    practice: bool = False  # whether decisions are taken back over chance and reveals, too; then there is no clock
    webhook: Annotated[str, Meta(max_length=300)] = ""
    components: FileText = ""  # the text of an owner's file; if empty, the components that come with the game


class JoinTable(Struct, forbid_unknown_fields=True):
    """Takes this seat, or the first free one."""

    seat: SeatNumber | None = None


class PutAway(Struct, forbid_unknown_fields=True):
    """Leaves a table out of my list, or takes it in again."""

    away: bool


class SeatInfo(Struct, forbid_unknown_fields=True):
    """A seat, as everybody sees it."""

    seat: int
    who: Literal["open", "person", "bot"]
    name: str
    level: Level | None  # of the bot, also of one that plays on for a person
    mine: bool
    online: bool
    gone: Literal["no", "resigned", "out-of-time"]  # if not "no", a bot plays on


class GameResult(Struct, forbid_unknown_fields=True):
    """How a game ended."""

    scores: list[int]
    ranking: list[int]


class TableInfo(Struct, forbid_unknown_fields=True, tag="table"):
    """A table, as the viewer may see it. It is sent whenever something about it changes."""

    id: str
    name: str
    game: str
    rules: int
    options: dict[str, str]
    seats: list[SeatInfo]
    status: Literal["lobby", "running", "finished", "frozen"]
    host: bool  # whether the viewer made it
    alone: bool  # whether the viewer made it and no other person sits there
    away: bool  # whether the viewer has put it away
    public: bool
    clock: Clock
    undo: bool
    practice: bool  # whether everybody may go back to any of their decisions; such games are never rated
    webhook: bool
    created: int
    started: int | None
    finished: int | None
    ply: int
    waiting: list[int]  # the seats that owe a decision
    since: int | None  # when the viewer was asked, or else the first of those who owe a decision
    until: int | None  # when the viewer's time for that runs out
    stage: str  # how far the game is, such as `round 5`; empty in the lobby
    result: GameResult | None
    commitment: str | None  # of the key of the dice, from the start of the game
    key: str | None  # of the dice, once the game is over
    watching: int  # spectators
    rematch: str | None  # the table that follows this one
    rematch_offers: list[int]  # the seats that want another game
    frozen: str  # why a table is frozen
    components: str  # a short hash of the owner's file that it is played with; empty without one
    hurried: bool  # whether bots think shorter than they would, because many bots of this server want to think


class OwnLine(Struct, forbid_unknown_fields=True):
    """A line that one has said."""

    table: str
    at: int
    name: str
    text: str


class OwnData(Struct, forbid_unknown_fields=True):
    """Everything that the server knows of a person."""

    person: Person
    created: int
    account: Account
    tables: list[TableInfo]
    chat: list[OwnLine]


class TableList(Struct, forbid_unknown_fields=True):
    """The tables that anybody may join or watch."""

    open: list[TableInfo]
    running: list[TableInfo]


# The table in play: from the server.


class Delta(Struct, forbid_unknown_fields=True):
    """How much a choice would change a number, as far as the player can know."""

    seat: int
    what: str
    amount: int
    cause: str  # why, where the game tells it


class Choice(Struct, forbid_unknown_fields=True):
    """A move that is open to a seat."""

    action: int
    move: str
    deltas: list[Delta]


class Missing(Struct, forbid_unknown_fields=True):
    """Something that a seat has too little of for a move, and how much is missing."""

    what: str
    amount: int


class Refusal(Struct, forbid_unknown_fields=True):
    """A move that is not open to a seat, and why."""

    action: int
    move: str
    rule: str
    missing: list[Missing]


class Told(Struct, forbid_unknown_fields=True, gc=False):
    """An event, and after which ply it happened. Besides the game's events: undo, back, resigned, out-of-time,
    time-stood. `amount` of undo and back is the ply after the decision that was taken back.

    In the viewer's log an event begins a line or a clause of the open line, belongs to the open clause, stands in a
    line beside the open one, which goes on, or is not told.
    """

    ply: int
    kind: str
    seat: int
    what: str
    amount: int
    cause: str
    joins: Literal["line", "clause", "same", "beside", "untold"]
    heading: str  # if it is the first under a new heading: stages of the game after one another, "round 5, action"
    at: int  # when it happened, if it is the first of its minute; else 0


class Points(Struct, forbid_unknown_fields=True):
    """Points of a seat by their source; they add up to its score."""

    source: str
    points: int


class ClockState(Struct, forbid_unknown_fields=True):
    """The clock of a seat: the time left at the position's `at`, and whether it is running."""

    left: int
    running: bool


class Position(Struct, forbid_unknown_fields=True, tag="position"):
    """The position of a game, as a seat or a spectator may know it."""

    seat: int | None
    ply: int
    view: Any  # the game's own view, without `seat`, `waiting` and `over`, which are fields of the message
    waiting: list[int]
    hidden: list[int]  # seats with something that other seats may not see
    choices: list[Choice]  # the moves that are open to the seat
    refused: list[Refusal]
    undo: bool  # whether the seat may take back its last decision
    back: int  # how many decisions of others that takes back with it
    answered: str | None  # what the seat has answered in secret while others decide, as the notation of its move
    decided: int | None  # the ply after the seat's last decision that stands, 0 before its first; None for spectators
    at: int  # the time of the server
    clocks: list[ClockState]  # empty without a clock
    points: list[list[Points]]  # by seat
    first: int  # the number of the first event below; the page has those before it
    events: list[Told]
    over: bool


class PositionChange(Struct, forbid_unknown_fields=True, omit_defaults=True, tag="change"):
    """The position after the one of ply `since`, which the page has: these fields, and edits of the others.

    What comes in lists of its own kind comes as rows, the fields without their names: new events here, and in the edits
    new choices with their deltas, and new refusals with what is missing.
    """

    since: int
    ply: int
    at: int
    first: int
    events: list[Any] = []
    clocks: list[ClockState] = []
    edits: Any = {}  # as petteia/kernel/edits.py says


class Since(Struct, forbid_unknown_fields=True):
    """What a seat has seen since its last decision: the position after it, and the change by each that stands."""

    position: Position
    changes: list[PositionChange]


class ChatLine(Struct, forbid_unknown_fields=True):
    """A line of a table's chat."""

    number: int
    at: int
    seat: int | None  # None for a spectator
    name: str
    text: str


class Said(Struct, forbid_unknown_fields=True, tag="said"):
    """Lines of the chat: the last ones at first, then new ones."""

    lines: list[ChatLine]


class Done(Struct, forbid_unknown_fields=True, tag="done"):
    """A request was carried out and stored."""

    id: int
    ply: int


class Refused(Struct, forbid_unknown_fields=True, tag="refused"):
    """A request was refused and changed nothing. `code` is for the page's texts, `text` is English."""

    id: int
    code: str
    text: str


class WhyNot(Struct, forbid_unknown_fields=True, tag="reason"):
    """The answer to Why; None if the move is open."""

    id: int
    refusal: Refusal | None


FromServer = TableInfo | Position | PositionChange | Said | Done | Refused | WhyNot


# The table in play: from the page. A request's id comes back in the answer.


class Decide(Struct, forbid_unknown_fields=True, tag="decide"):
    """Makes a decision on the position of this ply."""

    id: RequestNumber
    seat: SeatNumber
    ply: Ply
    action: ActionNumber


class Undo(Struct, forbid_unknown_fields=True, tag="undo"):
    """Takes back the seat's last decision, and what bots (at a practice table, all) have answered to it."""

    id: RequestNumber
    seat: SeatNumber
    ply: Ply


class Look(Struct, forbid_unknown_fields=True, tag="look"):
    """Asks for the positions of this seat from now on, where several people share a screen; None for a spectator's."""

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
    """Gives a seat up; a bot plays on."""

    id: RequestNumber
    seat: SeatNumber


class OfferRematch(Struct, forbid_unknown_fields=True, tag="rematch"):
    """Offers another game with the same people, which begins when all of them have offered it."""

    id: RequestNumber


FromPage = Decide | Undo | Look | Why | Say | Resign | OfferRematch


# Finished games.


class StoryStep(Struct, forbid_unknown_fields=True):
    """One decision of a finished game."""

    ply: int
    seat: int
    move: str
    scores: list[int]  # after the decision
    stage: str


class Story(Struct, forbid_unknown_fields=True):
    """A finished game from the first decision to the last."""

    table: TableInfo
    steps: list[StoryStep]
    events: list[Told]
    points: list[list[Points]]


class RequestProblem(Struct, forbid_unknown_fields=True):
    """The body of every refused request. `code` is for the page's texts, `text` is English."""

    code: str
    text: str
    request: str = ""  # its id, under which the server's log may say more
