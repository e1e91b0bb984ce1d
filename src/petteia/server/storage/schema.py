"""The tables of the database, for queries. The migrations create them; a test compares the two."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

METADATA: Final = MetaData()
VERSIONS: Final = "alembic_version"  # the table of Alembic, which says what was the last migration
NEWEST: Final = "0006"  # the one that makes what follows

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("account", Text, unique=True),  # the name in the form in which accounts are compared; NULL for guests
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
    Column("banned", BigInteger),  # since when; NULL for almost everybody
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", Text, primary_key=True),
    # Of the token in the cookie. Guests from before there were sessions have their own id here until they come back.
    Column("hash", Text, nullable=False, unique=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("device", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("sessions_by_person", "person"),
    Index("sessions_by_seen", "seen"),
)

RECOVERY_CODES: Final = Table(
    "recovery_codes",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", Text, primary_key=True),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON, like every other list or dictionary here
    Column("status", Text, nullable=False),
    Column("host", Text, ForeignKey("people.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("undo", Boolean, nullable=False),
    Column("webhook", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Column("key", LargeBinary),
    Column("scores", Text),
    Column("ranking", Text),
    Column("rematch", Text, ForeignKey("tables.id")),
    Column("rematch_offers", Text, nullable=False),
    Column("frozen", Text, nullable=False),
    Column("components", Text),  # the text of an owner's file, or NULL
    Column("practice", Boolean),  # NULL where it is none
    Index("tables_by_status", "status", "public", "created"),
    Index("tables_by_host", "host"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("name", Text, nullable=False),
    Column("level", Text),
    Column("away", Boolean),  # whether its player has put the table away; NULL for almost all
    Index("seats_by_person", "person"),
    sqlite_with_rowid=False,
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("digest", Text, nullable=False),  # empty in most entries
    sqlite_with_rowid=False,
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Index("chat_by_person", "person"),
    sqlite_with_rowid=False,
)

LEASES: Final = Table(
    "leases",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("process", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

NEWS: Final = Table(
    "news",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", Text, nullable=False),  # empty if it is about a person; the table may be gone
    Column("person", Text, nullable=False),
)

PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("process", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
