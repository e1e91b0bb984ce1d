"""What people are called, and which names are nobody else's to have."""

from collections.abc import Iterable, Mapping

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from petteia.server.namer import bot_names
from petteia.server.storage.rows import SeatRow
from petteia.server.storage.schema import PEOPLE
from petteia.server.written import cleaned, is_reserved, name_key


def account_keys(name: str) -> tuple[str, str]:
    """The forms under which the account of a name may be stored, the better one first.

    Accounts from before names were compared so strictly may look the same; then the spelling decides.
    """
    return cleaned(cleaned(name, "NFKC").casefold(), "NFKC"), name_key(name)


class Names:
    """The present names of the people at a table, and whose accounts those and others are."""

    def __init__(self, people: Mapping[str, str], owners: Mapping[str, str]) -> None:
        self.people = people  # by id
        self._owners = owners  # their ids, by the key of the account

    def is_taken(self, name: str, person: str | None) -> bool:
        """Whether a name is that of somebody else's account, or nobody's to have."""
        found = (self._owners[key] for key in account_keys(name) if key in self._owners)
        return is_reserved(name) or next(found, person) != person

    def free(self, names: Iterable[str]) -> list[str]:
        """Those of these names that a bot may have."""
        return [name for name in names if not self.is_taken(name, None)]


async def read_names(connection: AsyncConnection, seats: list[SeatRow]) -> Names:
    """The names that matter to whoever sits down on such seats, those for bots among them."""
    ids = {seat.person for seat in seats if seat.person is not None}
    called = await connection.execute(select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(ids)))
    people = {found.id: found.name for found in called}
    wanted = {*people.values(), *(seat.name for seat in seats), *bot_names()}
    keys = {key for name in wanted for key in account_keys(name)}
    accounts = await connection.execute(select(PEOPLE.c.account, PEOPLE.c.id).where(PEOPLE.c.account.in_(keys)))
    return Names(people, {found.account: found.id for found in accounts})
