"""A deck as tuples and vectors, read from components.toml or from an owner's own file. A state refers to its deck.

A card is the number of its face; equal cards have the same number. The faces are ordered: History cards by colour, then
Prestige, Merchandise, special Prestige. All Merchandise is one choice: what differs is the picture.
"""

import json
import tomllib
from hashlib import blake2b
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.emporion.moves import verbs
from petteia.games.emporion.terms import COLOURS, COUNTED, KINDS, MERCHANDISE, PRESTIGE, TAKES_MERCHANDISE
from petteia.kernel.components import Row
from petteia.kernel.counts import ONE, WIDE_ONE
from petteia.kernel.moves import first_actions


class Components:
    """One deck: every figure that the rules ask for."""

    name: str
    digest: str  # the same for decks with the same figures, and for those alone
    own_text: str  # of an owner's file; empty for the deck that is shipped
    rows: tuple[Row, ...]  # of all faces, as the file has them

    # The rules' own figures.
    last_card: i64  # in a Domain: it ends the game
    announced_card: i64  # the one before it
    drachmas: i64
    reserved_vp: i64
    port: i64
    most_ships: i64
    booty_at_start: tuple[tuple[int, ...], ...]
    merchandise_trade: i64
    merchandise_set: i64  # Merchandise cards of one set
    merchandise_vp: vec[i64]  # by the number of Merchandise cards; a set more than fits into a Domain

    # The faces: where each part of them begins.
    ids: tuple[str, ...]
    histories: i64  # how many History faces: the first Prestige
    goods: i64  # the first Merchandise
    specials: i64  # the first special Prestige
    faces: i64
    copies: vec[i64]
    kind: vec[i64]
    alpha: vec[bool]
    starting_cards: tuple[int, ...]  # all copies, as of the following
    history_cards: tuple[int, ...]  # the others
    progress_cards: tuple[int, ...]
    first: vec[i64]  # the faces to begin with
    polis: tuple[int, ...]  # the faces that lie in the Polis at the start
    tie_break: i64  # the face whose copies decide a tie
    source: tuple[str, ...]

    # What each face asks for and brings.
    need: vec[i64]  # resources, three counts in one (kernel/counts.py); Merchandise depends on what is owned
    pays: vec[i64]  # Booty that is paid besides
    grants: vec[i64]
    ships: vec[i64]
    takes: vec[i64]  # set of abilities
    vp: vec[i64]
    per: vec[i64]  # VP for each card of a kind and for each Booty, six counts in one

    # A move names a progress card by its group: a Prestige face, all Merchandise, or a special Prestige face.
    groups: i64
    portable: i64  # groups that can lie in the Port: the others are special
    group: vec[i64]  # of each progress face, counted from the first Prestige

    # Where the actions of each verb begin (moves.py).
    first_card: i64  # + which of the cards to begin with
    choose_marker: i64  # + marker
    expedition: i64
    refill: i64  # + deck
    take: i64  # + History face
    take_by: i64  # + colour * groups + group
    play: i64  # + History face
    play_by: i64  # + colour * portable + group
    reserve: i64  # + History face or group, as the following
    send: i64
    give_up: i64
    actions: i64  # how many there are

    def __init__(self, data: Row) -> None:
        self.name = data["name"]
        self.digest = blake2b(json.dumps(data, sort_keys=True).encode(), digest_size=8).hexdigest()
        self.own_text = ""
        self.read_rules(data["rules"])
        self.read_faces(data)
        self.read_figures()
        self.group_faces()
        self.number_actions()

    def read_rules(self, rules: Row) -> None:
        """The figures that belong to no card."""
        self.last_card = rules["last_card"]
        self.announced_card = self.last_card - 1
        self.drachmas = rules["drachmas"]
        self.reserved_vp = rules["reserved_vp"]
        self.port = rules["port"]
        self.most_ships = rules["most_ships"]
        self.booty_at_start = tuple(tuple(row) for row in rules["booty"])
        self.merchandise_trade = rules["merchandise_trade"]
        one_set = rules["merchandise_vp"]
        self.merchandise_set = len(one_set)
        most: int = self.last_card + 1 + self.merchandise_set
        self.merchandise_vp = vec[i64]([merchandise_points(one_set, owned) for owned in range(most + 1)])

    def read_faces(self, data: Row) -> None:
        """The faces in their order."""
        history = [row for colour in COLOURS for row in data["history"] if row["colour"] == colour]
        rows = [*history, *data["prestige"], *data["merchandise"], *data["special"]]
        self.rows = tuple(rows)
        self.histories = len(history)
        self.goods = self.histories + len(data["prestige"])
        self.specials = self.goods + len(data["merchandise"])
        self.faces = len(rows)
        self.ids = tuple(row["id"] for row in rows)
        self.copies = vec[i64]([row.get("copies", 1) for row in rows])
        self.kind = vec[i64]([self.kind_of(face) for face in range(len(rows))])
        self.alpha = vec[bool]([row.get("alpha", False) for row in rows])
        self.first = vec[i64]([face for face, row in enumerate(rows) if row.get("first", False)])
        self.polis = tuple(face for face, row in enumerate(rows) if row.get("polis", False))
        self.tie_break = next(face for face, row in enumerate(rows) if row.get("first_tie_break", False))
        self.source = tuple(row["source"] for row in rows)
        self.starting_cards = self.copies_of([face for face in range(self.histories) if self.alpha[face]])
        self.history_cards = self.copies_of([face for face in range(self.histories) if not self.alpha[face]])
        self.progress_cards = self.copies_of(list(range(self.histories, self.specials)))

    def copies_of(self, faces: list[int]) -> tuple[int, ...]:
        """All cards with these faces."""
        return tuple([face for face in faces for _ in range(self.copies[face])])

    def kind_of(self, face: i64) -> int:
        """The kind of card, as multipliers count it: special Prestige is Prestige (ruling 13)."""
        if face < self.histories:
            return COLOURS.index(self.rows[face]["colour"])
        return MERCHANDISE if self.goods <= face < self.specials else PRESTIGE

    def read_figures(self) -> None:
        rows = self.rows
        self.need = vec[i64]([read_resources(row.get("requires", {})) for row in rows])
        self.pays = vec[i64]([row.get("booty", 0) for row in rows])
        self.grants = vec[i64]([read_resources(row.get("grants", {})) for row in rows])
        self.ships = vec[i64]([row.get("ships", 0) for row in rows])
        self.takes = vec[i64]([read_ability(row) for row in rows])
        self.vp = vec[i64]([row.get("vp", 0) for row in rows])
        self.per = vec[i64]([read_multipliers(row.get("per", {})) for row in rows])

    def group_faces(self) -> None:
        self.portable = self.goods - self.histories + 1
        self.groups = self.portable + self.faces - self.specials
        self.group = vec[i64]([self.group_of(face) for face in range(self.histories, self.faces)])

    def number_actions(self) -> None:
        """The numbers of the actions, as the table of moves has them."""
        first = first_actions(verbs(self))
        self.first_card, self.choose_marker, self.expedition, self.refill = first[0], first[1], first[2], first[3]
        self.take, self.take_by, self.play, self.play_by = first[4], first[5], first[6], first[7]
        self.reserve, self.send, self.give_up, self.actions = first[8], first[9], first[10], first[11]

    def group_of(self, face: i64) -> int:
        if face < self.goods:
            return face - self.histories
        return self.portable - 1 if face < self.specials else self.portable + face - self.specials

    def group_ids(self) -> list[str]:
        """The groups by their names: all that an action may be about, besides History cards."""
        prestige = list(self.ids[self.histories : self.goods])
        return [*prestige, KINDS[MERCHANDISE], *self.ids[self.specials :]]

    def port_choice(self, face: i64) -> i64:
        """How an action about a card of the Port or of a reserve counts it: all Merchandise is one."""
        return face if face < self.goods else self.goods


def merchandise_points(one_set: list[int], owned: int) -> int:
    """What so much Merchandise is worth: the card after a whole set, the sixth if five are one, begins a new set."""
    sets, more = divmod(owned, len(one_set))
    return sets * one_set[-1] + (one_set[more - 1] if more else 0)


def read_resources(row: dict[str, int]) -> int:
    """{ war = 1, trade = 2 } as three counts in one integer."""
    return sum(ONE[COLOURS.index(colour)] * number for colour, number in row.items())


def read_ability(row: Row) -> int:
    """What the action of a card's colour may take with it."""
    chosen = row.get("takes", [])
    shift = COLOURS.index(row["colour"]) if chosen else 0
    return sum(1 << shift + (TAKES_MERCHANDISE if kind == KINDS[MERCHANDISE] else 0) for kind in chosen)


def read_multipliers(row: dict[str, int]) -> int:
    """{ war = 1 } as six counts in one integer."""
    return sum(WIDE_ONE[COUNTED.index(kind)] * number for kind, number in row.items())


def shipped_text() -> str:
    """The file of the deck that is shipped."""
    return files("petteia.games.emporion.components").joinpath("components.toml").read_text("utf-8")


USUAL: Final = Components(tomllib.loads(shipped_text()))
