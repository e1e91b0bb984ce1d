"""What a seat knows, as numbers in a fixed order, for learning agents. Everybody knows the same.

Layout (see `length`): TABLE numbers of the table and of what is asked, then for each face how many lie in the Port, in
the Polis (special Prestige included) and among the cards given up, then a block for each of four seats, clockwise from
the one that observes: DOMAIN numbers, and for each face how many are in the Domain and how many are reserved. An empty
seat is all zeros.
"""

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from petteia.games.emporion.components.reader import Components
from petteia.games.emporion.rules.markers import blocked
from petteia.games.emporion.rules.scoring import points, reserved
from petteia.games.emporion.rules.set_up import OPTIONS
from petteia.games.emporion.terms import (
    ACTIONS,
    BOOTY,
    COLOURS,
    COUNTED,
    ENDINGS,
    NOTHING,
    PHASES,
    QUESTIONS,
    TAKES_MERCHANDISE,
)
from petteia.kernel.counts import count, wide_count
from petteia.kernel.game import option_numbers
from petteia.kernel.observation import (
    MOST,
    PLACES,
    WIDTH,
    Field,
    about,
    add_count,
    counted,
    flags,
    one_of,
    put,
    put_counts,
    put_flags,
    put_four,
    put_zeros,
    set_flags,
)
from petteia.kernel.state import MOST_SEATS

if TYPE_CHECKING:
    from petteia.games.emporion.state import Emporion

DOMAIN: Final = 7 + len(COLOURS) + 2 * len(COUNTED) + len(COLOURS) + 1  # as add_domain has them


def fields(components: Components) -> list[Field]:
    """What the numbers mean, in their order."""
    table = [
        counted("seats", MOST_SEATS), one_of("phase", len(PHASES)), counted("round"), counted("turn", MOST_SEATS),
        one_of("to-start-player", MOST_SEATS), one_of("ending", len(ENDINGS)), counted("idle"),
        one_of("question", len(QUESTIONS)), one_of("to-actor", MOST_SEATS), counted("to-send"), counted("moved"),
        counted("gaps"), counted("decks-used"), counted("history"), counted("progress"),
    ]  # fmt: skip
    options = [one_of(f"option-{option.name}", len(option.values)) for option in OPTIONS]
    markers = [one_of(name, len(ACTIONS) + 1) for name in ("marker", "second-marker")]
    places = [counted(place, 255, components.ids) for place in ("port", "polis", "given-up")]
    domains: list[Field] = []
    for place in PLACES:
        domains += about(place, domain_fields(components))
    return [*table, *options, *markers, flags("closed", ACTIONS), *places, *domains]


def domain_fields(components: Components) -> list[Field]:
    """What the numbers of a Domain mean."""
    kinds: list[Field] = []
    for kind in COUNTED:
        kinds += [counted(f"{kind}-cards"), counted(f"vp-per-{kind}")]
    return [
        flags("there"), counted("place-in-turn-order", MOST_SEATS - 1), counted("cards"), counted("reserved"),
        counted("ships"), counted("vp", low=-MOST), counted("printed-vp"), counted("resources", MOST, COLOURS), *kinds,
        flags("takes-prestige", COLOURS), counted("takes-merchandise"), counted("domain", 255, components.ids),
        counted("held", 255, components.ids),
    ]  # fmt: skip


def write(state: "Emporion", seat: i64, out: BytesWriter) -> None:
    put_four(out, state.seats, state.phase, state.round, state.turn)
    put_four(out, (state.start - seat) % state.seats, state.ending, state.idle, state.ask)
    to_actor: i64 = 0
    if state.ask != NOTHING:
        to_actor = (state.actor - seat) % state.seats
    put_four(out, to_actor, state.to_send, state.moved, state.gaps)
    put(out, state.used)
    put(out, len(state.history))
    put(out, len(state.progress))
    if not state.option_numbers:
        state.option_numbers = option_numbers(state.options, OPTIONS)
    out.write(state.option_numbers)
    put(out, state.marker + 1)
    put(out, state.second_marker + 1)
    put_flags(out, blocked(state, seat), len(ACTIONS))
    faces = state.components.faces
    put_counts(out, state.port, faces)
    polis: i64 = len(out)
    put_counts(out, state.polis, faces)
    set_flags(out, polis + state.components.specials * WIDTH, state.special, WIDTH)
    given_up: i64 = len(out)
    put_zeros(out, faces)
    for card in state.removed:
        add_count(out, given_up, card)
    for step in range(state.seats):
        write_domain(state, (seat + step) % state.seats, out)
    put_zeros(out, (MOST_SEATS - state.seats) * (DOMAIN + 2 * faces))


def write_domain(state: "Emporion", seat: i64, out: BytesWriter) -> None:
    """Write a Domain, all of which lies open but for what the Booty is."""
    domain = state.domain[seat]
    put_four(out, 1, (seat - state.start) % state.seats, len(domain.cards), reserved(domain))
    put(out, domain.ships)
    put(out, points(state.components, domain))
    put(out, domain.printed)
    for colour in range(len(COLOURS)):
        put(out, count(domain.have, colour))
    for kind in range(BOOTY):
        put(out, wide_count(domain.count, kind))
        put(out, wide_count(domain.per, kind))
    put(out, len(domain.booty))
    put(out, wide_count(domain.per, BOOTY))
    put_flags(out, domain.abilities, len(COLOURS))
    put(out, domain.abilities >> TAKES_MERCHANDISE)
    put_counts(out, domain.cards, state.components.faces)
    held: i64 = len(out)
    put_zeros(out, state.components.faces)
    add_count(out, held, domain.reserved)
    add_count(out, held, domain.second)
