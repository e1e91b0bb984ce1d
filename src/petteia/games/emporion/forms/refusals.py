"""Why a move is refused: the rule that forbids it, and what is missing; and all that lies there and is refused."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.emporion.forms.position import reserved_faces, special_faces
from petteia.games.emporion.rules.markers import blocked
from petteia.games.emporion.rules.requirements import able, need_of
from petteia.games.emporion.terms import (
    ASK_FIRST,
    ASK_GIVE_UP,
    ASK_MARKER,
    ASK_REFILL,
    ASK_SEND,
    ASK_TURN,
    COLOURS,
    EMPTY,
    EXPEDITION,
    OVER,
    RESERVE,
)
from petteia.kernel.choices import Reason
from petteia.kernel.counts import shortfall
from petteia.kernel.state import Action

if TYPE_CHECKING:
    from petteia.games.emporion.state import Emporion


def why_not(state: "Emporion", seat: int, action: int) -> Reason | None:
    """Why the seat may not choose this action now; None if it may."""
    if action in state.legal(seat):
        return None
    if state.phase == OVER:
        return Reason("game-over")
    if seat not in state.waiting():
        return Reason("not-your-turn")
    if question_of(state, action) != state.ask:
        return Reason("not-asked")
    if state.ask == ASK_TURN:
        return why_not_turn(state, seat, action)
    return Reason("not-in-port" if state.ask == ASK_SEND else "not-reserved")


def question_of(state: "Emporion", action: int) -> int:
    components = state.components
    if action < components.choose_marker:
        return ASK_FIRST
    if action < components.expedition:
        return ASK_MARKER
    if components.refill <= action < components.take:
        return ASK_REFILL
    if action >= components.give_up:
        return ASK_GIVE_UP
    return ASK_SEND if action >= components.send else ASK_TURN


def why_not_turn(state: "Emporion", seat: int, action: int) -> Reason:
    """What is missing for something that a turn could be."""
    components = state.components
    if action == components.expedition:
        return why_not_expedition(state, seat)
    if action >= components.reserve:
        return why_not_reserve(state, seat, action - components.reserve)
    if action < components.take_by:
        face = action - components.take
        return why_not_add(state, seat, face, components.kind[face], state.polis, "not-in-polis")
    if action < components.play:
        colour, group = colour_and_group(action - components.take_by, components.groups)
        lying = [*state.polis, *special_faces(state)]
        return why_not_add(state, seat, face_of(state, group, lying), colour, lying, "not-in-polis")
    held = reserved_faces(state.domain[seat])
    if action < components.play_by:
        face = action - components.play
        return why_not_add(state, seat, face, components.kind[face], held, "not-reserved")
    colour, group = colour_and_group(action - components.play_by, components.portable)
    return why_not_add(state, seat, face_of(state, group, held), colour, held, "not-reserved")


def colour_and_group(number: i64, width: i64) -> tuple[int, int]:
    """What an action about a progress card says."""
    return number // width, number % width


def face_of(state: "Emporion", group: int, cards: list[int]) -> int:
    """A card of a group among these, or any of the group if there is none."""
    components = state.components
    for face in cards:
        if face >= components.histories and components.group[face - components.histories] == group:
            return face
    return components.histories + list(components.group).index(group)


def why_not_expedition(state: "Emporion", seat: int) -> Reason:
    """The marker stands there, or there is no ship, or nothing to send."""
    if blocked(state, seat) >> EXPEDITION & 1:
        return Reason("marker-there")
    return Reason("no-ship", (("ships", 1),)) if state.domain[seat].ships == 0 else Reason("port-empty")


def why_not_reserve(state: "Emporion", seat: int, chosen: int) -> Reason:
    """The card is not in the Port, the marker stands there, or there is no free drachma."""
    components = state.components
    if chosen not in [components.port_choice(face) for face in state.port if face != EMPTY]:
        return Reason("not-in-port")
    if blocked(state, seat) >> RESERVE & 1:
        return Reason("marker-there")
    return Reason("no-drachma", (("drachma", 1),))


def why_not_add(state: "Emporion", seat: int, face: int, colour: int, lying: list[int], elsewhere: str) -> Reason:
    """A card is not there, the marker stands on its action, no ability takes it, or it requires more."""
    components = state.components
    domain = state.domain[seat]
    if face not in lying:
        return Reason(elsewhere)
    if face >= components.histories and not able(components, domain, face) >> colour & 1:
        merchandise = components.goods <= face < components.specials
        return Reason("no-merchandise-ability" if merchandise else "no-prestige-ability")
    if blocked(state, seat) >> colour & 1:
        return Reason("marker-there")
    return requirements(state, seat, face)


def requirements(state: "Emporion", seat: int, face: int) -> Reason:
    """The resources that the Domain lacks, and the Booty that it lacks to make up for them or to pay."""
    domain = state.domain[seat]
    components = state.components
    lacking = shortfall(domain.have, need_of(components, domain, face), COLOURS)
    booty = sum([number for _, number in lacking]) + components.pays[face] - len(domain.booty)
    return Reason("requirements", (*lacking, ("booty", booty)))


# All that lies there.


def refused(state: "Emporion", seat: int) -> list[tuple[Action, Reason]]:
    """What would be a turn and is not open to the seat: each card once, by its most promising action."""
    if state.ask != ASK_TURN or seat not in state.waiting():
        return []
    components = state.components
    actions: list[int] = [components.expedition]
    for face in [*state.polis, *special_faces(state)]:
        if face < components.histories:
            actions.append(components.take + face)
        else:
            group = components.group[face - components.histories]
            actions.append(components.take_by + best_colour(state, seat, face) * components.groups + group)
    for face in reserved_faces(state.domain[seat]):
        if face < components.histories:
            actions.append(components.play + face)
        else:
            group = components.group[face - components.histories]
            actions.append(components.play_by + best_colour(state, seat, face) * components.portable + group)
    actions += [components.reserve + components.port_choice(face) for face in state.port if face != EMPTY]
    found: list[tuple[Action, Reason]] = []
    for action in sorted(set(actions)):
        reason = why_not(state, seat, action)
        if reason is not None:
            found.append((action, reason))
    return found


def best_colour(state: "Emporion", seat: int, face: int) -> i64:
    """The colour by which a progress card is nearest: open and able, then able, then any."""
    abilities = able(state.components, state.domain[seat], face)
    free = abilities & ~blocked(state, seat)
    for colours in (free, abilities):
        for colour in range(len(COLOURS)):
            if colours >> colour & 1:
                return colour
    return 0
