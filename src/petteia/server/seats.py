"""Who sits where when a game begins. Functions that are given a table change it while it is locked."""

from petteia.server.messages import NewSeat
from petteia.server.namer import Pick, bot_name, bot_names
from petteia.server.problems import ProblemError
from petteia.server.replica import SUBSTITUTE, Declined
from petteia.server.reporter import is_alone
from petteia.server.storage.name_owners import Names
from petteia.server.storage.rows import PersonRow, SeatRow, TableRow
from petteia.server.written import cleaned, cleaned_name


def new_seats(wanted: list[NewSeat], host: PersonRow, bots: list[str], pick: Pick) -> list[SeatRow]:
    """The seats as the host wants them; bots have these names."""
    if sum(seat.who == "me" for seat in wanted) > 1:
        raise ProblemError(400, "seated-twice", "Take one seat yourself; other people at your screen sit “here”.")
    seats: list[SeatRow] = []
    for number, seat in enumerate(wanted):
        seats.append(new_seat(number, seat, host, seats, bots, pick))
    return seats


def new_seat(
    number: int, wanted: NewSeat, host: PersonRow, others: list[SeatRow], bots: list[str], pick: Pick
) -> SeatRow:
    """A seat as the host wants it."""
    if wanted.who == "open":
        return SeatRow(seat=number, who="open", person=None, name="", level=None)
    if wanted.who == "bot":
        name = bot_name(bots, {seat.name for seat in others if seat.seat != number}, pick)
        return SeatRow(seat=number, who="bot", person=None, name=name, level=wanted.level)
    name = here_name(wanted)
    return SeatRow(seat=number, who="person", person=host.id, name=name or host.name, level=None)


def here_name(wanted: NewSeat) -> str:
    """The name of another person at the host's screen; empty if they have none of their own."""
    return cleaned_name(wanted.name) if wanted.who == "here" and cleaned(wanted.name) else ""


def sit_down(row: TableRow, person: PersonRow, wanted: int | None) -> bool:
    """Take the wanted seat or the first free one. A person who already sits stays, unless another seat is wanted."""
    must_be_lobby(row)
    if any(seat.person == person.id for seat in row.seats) and wanted is None:
        return False
    free = [seat for seat in row.seats if seat.who == "open"]
    if wanted is not None:
        if wanted >= len(row.seats):
            raise no_such_seat()
        if row.seats[wanted].person == person.id:
            return False
        free = [seat for seat in free if seat.seat == wanted]
    if not free:
        raise ProblemError(409, "seat-taken", "That seat is taken." if wanted is not None else "All seats are taken.")
    stand_up(row, person)
    row.seats[free[0].seat] = SeatRow(seat=free[0].seat, who="person", person=person.id, name=person.name, level=None)
    return True


def put_away(row: TableRow, person: PersonRow, away: bool) -> bool:
    """Put a table away, or take it out again; raises a ProblemError if other people wait for this one there."""
    if away and row.status in ("lobby", "running") and not is_alone(row, person.id):
        raise ProblemError(
            409, "not-alone", "Other people play at this table; it can be put away when the game is over."
        )
    mine = [seat for seat in row.seats if seat.person == person.id and seat.away != away]
    for seat in mine:
        seat.away = away
    return bool(mine)


def stand_up(row: TableRow, person: PersonRow) -> bool:
    must_be_lobby(row)
    held = [seat for seat in row.seats if seat.person == person.id]
    for seat in held:
        row.seats[seat.seat] = SeatRow(seat=seat.seat, who="open", person=None, name="", level=None)
    return bool(held)


def arrange(row: TableRow, host: PersonRow, number: int, wanted: NewSeat, bots: list[str], pick: Pick) -> bool:
    """Let the host put a bot, anybody or themselves on a seat, or change the level of its bot."""
    must_be_host(row, host)
    must_be_lobby(row)
    if number >= len(row.seats):
        raise no_such_seat()
    seat = row.seats[number]
    if seat.who == "bot" and wanted.who == "bot":
        seat.level = wanted.level  # it keeps its name
        return True
    if wanted.who == "me":
        stand_up_from_own_seat(row, host)
    row.seats[number] = new_seat(number, wanted, host, row.seats, bots, pick)
    return True


def stand_up_from_own_seat(row: TableRow, host: PersonRow) -> None:
    """Free the host's own seat; other people at the host's screen stay."""
    for seat in row.seats:
        if seat.person == host.id and seat.name == host.name:
            row.seats[seat.seat] = SeatRow(seat=seat.seat, who="open", person=None, name="", level=None)


def seats_again(seats: list[SeatRow], names: Names, pick: Pick) -> list[SeatRow]:
    """The same people and bots for another game, each one seat further, under names that they may have now."""
    again: list[SeatRow] = []
    for number, seat in enumerate([*seats[1:], seats[0]]):
        if seat.person is not None:
            name = name_again(seat.name, seat.person, seats, names)
            again.append(SeatRow(seat=number, who="person", person=seat.person, name=name, level=None))
        else:
            name = seat.name
            if names.is_taken(name, None):  # also that of people who are deleted; a bot plays for them
                name = bot_name(names.free(bot_names()), {other.name for other in [*seats, *again]}, pick)
            again.append(SeatRow(seat=number, who="bot", person=None, name=name, level=seat.level or SUBSTITUTE))
    return again


def name_again(name: str, person: str, seats: list[SeatRow], names: Names) -> str:
    """The name of a person's seat in another game; raises Declined if their own is not theirs to have any more."""
    shared = sum(seat.person == person for seat in seats) > 1
    if shared and not names.is_taken(name, person):
        return name  # of somebody else at the same screen
    if names.is_taken(names.people[person], person):
        text = "The name of a player belongs to an account now; they have to choose another before the next game."
        raise Declined("player-name-taken", text)
    return names.people[person]


def must_be_host(row: TableRow, person: PersonRow) -> None:
    """Raise a ProblemError if this person is not the host."""
    if row.host != person.id:
        raise ProblemError(403, "not-host", "Only the host of the table can do that.")


def must_be_lobby(row: TableRow) -> None:
    """Raise a ProblemError if the game has begun."""
    if row.status != "lobby":
        raise ProblemError(409, "has-begun", "The game has begun.")


def must_be_full(row: TableRow) -> None:
    """Raise a ProblemError if a seat is free."""
    if any(seat.who == "open" for seat in row.seats):
        raise ProblemError(409, "seats-open", "There are free seats; wait for somebody, or put bots there.")


def no_such_seat() -> ProblemError:
    return ProblemError(404, "no-seat", "The table has no such seat.")
