"""Reading positions: a document becomes a state, or is refused with one sentence on what is wrong in it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.emporion import terms
from petteia.games.emporion.components.reader import Components
from petteia.games.emporion.forms.position import reserved_faces, special_faces
from petteia.games.emporion.rules.actions import count_card
from petteia.games.emporion.rules.legal import turn_choices
from petteia.games.emporion.rules.markers import marker_of
from petteia.games.emporion.rules.port import CHOICE, add_port, cards_in_port, next_deck
from petteia.games.emporion.rules.questions import seat_to_move
from petteia.games.emporion.rules.reserve import give_up_choices, hold
from petteia.games.emporion.rules.set_up import first_card_choices, marker_choices
from petteia.kernel.fields import (
    POSITION,
    expect,
    read_field,
    read_list,
    read_name,
    read_names,
    read_number,
    read_object,
)
from petteia.kernel.state import Document

if TYPE_CHECKING:
    from petteia.games.emporion.state import Domain, Emporion

MOST_ROUNDS: Final = 9999  # more than any game comes to, as the next
MOST_PLIES: Final = 10**9


def read_position(state: "Emporion", document: Document, rows: list[Document]) -> None:
    """Lay out an empty table as a document says; BadPosition if no game comes to that."""
    check_deck(document, state.components)
    read_table(state, document)
    for seat, row in enumerate(rows):
        read_domain(state.domain[seat], row, state.components, f"Seat {seat}")
    check_table(state)
    read_question(state, document)


def check_deck(document: Document, components: Components) -> None:
    """The position must be of the same deck, with the same figures."""
    deck, figures = document.get("deck"), document.get("figures")
    expect(deck == components.name, f"The position is of the deck {deck!r}; this is the deck {components.name!r}.")
    expect(figures == components.digest, f"The deck {deck!r} of the position has other figures than this one.")


def read_table(state: "Emporion", document: Document) -> None:
    """What belongs to the table as a whole."""
    ids = state.components.ids
    state.phase = read_name(read_field(document, "phase", POSITION), terms.PHASES, "phase")
    state.round = read_number(document, "round", 0, MOST_ROUNDS, POSITION)
    state.turn = read_number(document, "turn", 0, state.seats, POSITION)
    state.start = read_number(document, "start", 0, state.seats - 1, POSITION)
    state.ply = read_number(document, "ply", 0, MOST_PLIES, POSITION)
    state.ending = read_name(read_field(document, "ending", POSITION), terms.ENDINGS, "ending")
    state.idle = read_number(document, "idle", 0, state.seats, POSITION)
    state.history = read_names(document, "history", ids, POSITION)
    state.history.reverse()
    state.progress = read_names(document, "progress", ids, POSITION)
    state.progress.reverse()
    state.polis = read_names(document, "polis", ids, POSITION)
    state.removed = tuple(read_names(document, "removed", ids, POSITION))
    state.left_over = tuple(read_names(document, "left_over", ids, POSITION))
    for name, cards in (("polis", state.polis), ("removed", state.removed), ("left_over", state.left_over)):
        expect(list(cards) == sorted(cards), f"{POSITION}: the cards in {name} are not in order.")
    read_port(state, document)
    read_special(state, document)
    read_markers(state, document)
    read_expedition(state, read_object(read_field(document, "expedition", POSITION), "expedition"))


def read_port(state: "Emporion", document: Document) -> None:
    places = read_list(document, "port", POSITION)
    expect(len(places) == state.components.port, f"The Port has {state.components.port} places, not {len(places)}.")
    ids = state.components.ids
    state.port = [terms.EMPTY if value is None else read_name(value, ids, f"{POSITION}, port") for value in places]


def read_special(state: "Emporion", document: Document) -> None:
    """The special Prestige beside the Polis."""
    first = state.components.specials
    faces = read_names(document, "special", state.components.ids, POSITION)
    expect(all(face >= first for face in faces), f"{POSITION}: not all in special is special Prestige.")
    expect(faces == sorted(set(faces)), f"{POSITION}: the cards in special are not in order.")
    state.special = sum([1 << (face - first) for face in faces])


def read_markers(state: "Emporion", document: Document) -> None:
    """Where the markers stand, and with two players whose is whose."""
    wanted = 2 if state.seats == 2 else 1
    places = read_list(document, "markers", POSITION)
    expect(len(places) == wanted, f"There should be {wanted} markers, not {len(places)}.")
    found = [terms.NOWHERE if value is None else read_name(value, terms.ACTIONS, "markers") for value in places]
    state.marker = found[0]
    if state.seats == 2:
        state.second_marker = found[1]
        both = found[0] == found[1] and found[0] not in (terms.NOWHERE, terms.RESERVE)
        expect(not both, "Both markers stand on one action; only Reserve can hold two.")
    name = read_field(document, "marker_of_seat_0", POSITION)
    state.names = terms.NOWHERE if name is None else read_name(name, terms.MARKERS, "marker_of_seat_0")
    expect(state.names == terms.NOWHERE or state.seats == 2, "Only two players have markers of their own.")


def read_expedition(state: "Emporion", row: Document) -> None:
    what = "The expedition"
    state.to_send = read_number(row, "to_send", 0, state.components.most_ships, what)
    state.moved = read_number(row, "moved", 0, state.components.most_ships, what)
    state.gaps = read_number(row, "gaps", 0, state.components.port, what)
    used = [read_name(value, terms.DECKS, what) for value in read_list(row, "used", what)]
    expect(used == sorted(set(used)), f"{what}: the decks in used are not in order.")
    state.used = sum([1 << deck for deck in used])


def read_domain(domain: "Domain", document: Document, components: Components, what: str) -> None:
    for face in read_names(document, "cards", components.ids, what):
        count_card(components, domain, face)
    domain.booty = read_names(document, "booty", components.ids, what)
    domain.booty.reverse()
    held = read_names(document, "reserved", components.ids, what)
    expect(len(held) <= components.drachmas, f"{what} has more reserved cards than drachmas.")
    expect(held == sorted(held), f"{what}: the reserved cards are not in order.")
    for face in held:
        hold(domain, face)


# What must hold at every table.


def check_table(state: "Emporion") -> None:
    """Every card is in its place, and the moment of the game is a possible one."""
    check_places(state)
    check_cards(state)
    check_moment(state)
    for seat, domain in enumerate(state.domain):
        owned = len(domain.cards)
        last = state.components.last_card
        expect(owned <= last, f"Seat {seat} has {owned} cards; the game ends with {last}.")
        expect(owned < last or state.ending != terms.NOT_YET, f"{last} cards end the game.")


def check_places(state: "Emporion") -> None:
    """Only cards of the right kind lie in each place."""
    components = state.components
    histories, specials = components.histories, components.specials
    face_down = [*state.history, *state.left_over]
    for domain in state.domain:
        face_down += domain.booty
        expect(all(face < specials for face in reserved_faces(domain)), "Special Prestige cannot be reserved.")
    expect(all(face < histories for face in face_down), "The History deck and Booty are History cards.")
    expect(all(components.alpha[face] for face in state.left_over), "Only starting cards are left over.")
    expect(all(histories <= face < specials for face in state.progress), "The Progress deck has other cards.")
    open_cards = [*state.port, *state.polis, *state.removed]
    expect(all(face < specials for face in open_cards), "Special Prestige lies beside the Polis.")


def check_cards(state: "Emporion") -> None:
    """Every card is there as often as the deck has it."""
    components = state.components
    places: list[int] = [*state.history, *state.progress, *state.port, *state.polis, *state.removed, *state.left_over]
    places += special_faces(state)
    for domain in state.domain:
        places += [*domain.cards, *domain.booty, *reserved_faces(domain)]
    without = state.options["special"] == "off"
    for face, name in enumerate(components.ids):
        wanted = 0 if without and face >= components.specials else components.copies[face]
        times = places.count(face)
        expect(times == wanted, f"The card {name} is there {times} times; it should be {wanted} times.")


def check_moment(state: "Emporion") -> None:
    """What belongs to some moments of the game only."""
    setting_up = state.phase == terms.SET_UP
    expect((state.round == 0) == setting_up, f"Round {state.round} does not go with {terms.PHASES[state.phase]!r}.")
    if setting_up:
        check_set_up(state)
    else:
        expect(
            (state.names != terms.NOWHERE) == (state.seats == 2),
            "With two players, and with them only, markers have owners.",
        )
        expect(all(domain.cards for domain in state.domain), "Everybody has at least the first card.")
    over = state.phase == terms.OVER
    expect((state.turn == state.seats) == over or setting_up, f"Turn {state.turn} does not go with this moment.")
    expect(state.ending != terms.NOT_YET or not over, "The game is over without a reason.")
    stuck = state.ending == terms.BY_STANDSTILL
    expect(state.idle < state.seats or stuck, "Nobody could do anything for a round, and the game goes on.")


def check_set_up(state: "Emporion") -> None:
    """While first cards are chosen, and before markers are."""
    expect(state.ending == terms.NOT_YET and state.idle == 0, "Nothing ends during the set-up.")
    expect(
        state.marker == terms.NOWHERE and state.second_marker == terms.NOWHERE, "No marker is put during the set-up."
    )
    expect(state.names == terms.NOWHERE, "No marker has an owner during the set-up.")
    expect(not state.removed and all(face != terms.EMPTY for face in state.port), "Nothing is taken during the set-up.")
    components = state.components
    for place in range(state.seats):
        domain = state.domain[(state.start + place) % state.seats]
        expect(not reserved_faces(domain), "Nothing is reserved during the set-up.")
        firsts = [face for face in domain.cards if face in components.first]
        wanted = 1 if place < state.turn else 0
        expect(len(domain.cards) == len(firsts) == wanted, "The first cards do not go with the turn.")
        booty = components.booty_at_start[state.seats - 2][place] if state.turn == state.seats else 0
        expect(len(domain.booty) == booty, "The Booty does not go with the set-up.")
    laid = [face for face in components.polis for _ in range(state.seats)] if state.turn == state.seats else []
    expect(state.polis == sorted(laid), "The Polis does not go with the set-up.")
    expect(not any(components.alpha[face] for face in [*state.history, *state.port]), "A starting card is in the deck.")


# What is asked.


def read_question(state: "Emporion", document: Document) -> None:
    """What is asked: the choices follow from the position, and must leave something to decide."""
    value = read_field(document, "asked", POSITION)
    if value is None:
        expect(state.phase == terms.OVER, "Nobody is asked anything, and the game is not over.")
        expect(
            state.to_send == state.moved == state.gaps == state.used == 0, "An expedition is under way after the end."
        )
        return
    expect(state.phase != terms.OVER, "Somebody is asked something after the game.")
    kind = read_name(value, terms.QUESTIONS, "asked")
    expect(kind != terms.NOTHING, "Somebody is asked nothing.")
    seat = seat_to_move(state)
    state.actor = state.start if kind == terms.ASK_MARKER else seat
    found = choices_of(state, kind, seat)
    expect(len(found) > 1, f"Seat {state.actor} is asked {terms.QUESTIONS[kind]!r} but has nothing to choose.")
    state.ask = kind
    state.choices = tuple(found)


def choices_of(state: "Emporion", kind: i64, seat: i64) -> Sequence[int]:
    """What may be answered to a question that comes up now; nothing if it cannot come up."""
    under_way = state.to_send > 0 or state.gaps > 0
    if kind not in (terms.ASK_SEND, terms.ASK_REFILL):
        expect(not under_way and state.moved == 0 and state.used == 0, "An expedition is under way.")
    if kind == terms.ASK_FIRST:
        return first_card_choices(state.components) if state.phase == terms.SET_UP and state.turn < state.seats else ()
    if kind == terms.ASK_MARKER:
        laid = state.phase == terms.SET_UP and state.turn == state.seats == 2
        return marker_choices(state.components) if laid else ()
    if state.phase != terms.PLAY:
        return ()
    if kind == terms.ASK_TURN:
        return turn_choices(state, seat)
    if kind == terms.ASK_GIVE_UP:
        return () if turn_choices(state, seat) else give_up_choices(state, state.domain[seat])
    expect(marker_of(state, seat) == terms.EXPEDITION, "An expedition needs the marker on its action.")
    return sending_choices(state) if kind == terms.ASK_SEND else refilling_choices(state)


def sending_choices(state: "Emporion") -> list[int]:
    """The cards that may leave the Port."""
    expect(state.gaps == 0 and state.used == 0, "The Port is filled when all cards have been moved.")
    expect(0 < state.to_send < cards_in_port(state), "As many cards are to be moved as there are, or none.")
    empty = state.components.port - cards_in_port(state)
    expect(state.moved <= empty, "More cards have been moved than there are gaps in the Port.")
    found: list[int] = []
    add_port(state, state.components, state.components.send, found)
    return found


def refilling_choices(state: "Emporion") -> list[int]:
    """The decks that may fill the next gap."""
    expect(state.to_send == 0 and state.moved > 0, "The Port is filled when all cards have been moved.")
    expect(
        state.gaps == state.components.port - cards_in_port(state), "The gaps in the Port are not those that are told."
    )
    expect(state.gaps > 0 and next_deck(state) == CHOICE, "The next gap leaves no choice.")
    first = state.components.refill
    return [first + terms.HISTORY_DECK, first + terms.PROGRESS_DECK]
