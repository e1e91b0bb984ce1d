"""Whether a position can be: every piece in one place, districts built by the rules, everything at its time."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.carpe_diem.components.board import CELL_NAMES, DISC_SPACES, PHASES, ROUNDS, ROW, SLOTS, SPACES, STACK
from petteia.games.carpe_diem.components.geometry import NEXT, beside
from petteia.games.carpe_diem.components.row_fields import BACKS
from petteia.games.carpe_diem.moves import MOST_TIMES
from petteia.games.carpe_diem.rules.features import Feature, features, joined_parts, of_kind
from petteia.games.carpe_diem.rules.fountains import seat_of
from petteia.games.carpe_diem.terms import (
    ASK_BUILD,
    ASK_CRAFT,
    ASK_DISC,
    ASK_FIRST,
    ASK_LOAVES,
    ASK_PAY,
    ASK_RETURN,
    ASK_TAKE,
    COIN,
    CRAFTSMAN,
    FOUNTAIN,
    MEADOW,
    MERCHANT,
    OVER,
    PARTS,
    POND,
    QUESTIONS,
    SCORING,
    SET_UP,
    TURNS,
    VINEYARD,
)
from petteia.kernel.bits import BIT, members, size
from petteia.kernel.fields import expect

if TYPE_CHECKING:
    from petteia.games.carpe_diem.components.reader import Components
    from petteia.games.carpe_diem.state import CarpeDiem, Player

WHITE_PHASES: Final[i64] = PHASES - 1  # the last one has black tiles

# The part of the game in which each question comes up.
WHEN: Final[tuple[int, ...]] = (OVER, SET_UP, TURNS, TURNS, TURNS, TURNS, SCORING, SCORING, SCORING, SCORING)


def check(state: "CarpeDiem") -> None:
    """Refuse a position that no game can come to."""
    check_moment(state)
    check_tiles(state)
    check_ring(state)
    check_track(state)
    check_cards(state)
    check_discs(state)
    check_fountains(state)
    for seat, player in enumerate(state.player):
        check_district(state, player, f"Seat {seat}")
    check_set_up(state)
    check_question(state)


def check_moment(state: "CarpeDiem") -> None:
    """What is asked, and of whom, belongs to the part of the game."""
    part = PARTS[state.part]
    expect(WHEN[state.ask] == state.part, f"{QUESTIONS[state.ask]!r} is not asked in the part {part!r}.")
    if state.part == SET_UP:
        expect(state.phase == 1 and state.round == 0, "The set-up comes before the first round.")
    else:
        expect(state.round >= 1, "After the set-up the rounds are counted from 1.")
    if state.part in (SCORING, OVER):
        expect(state.round == ROUNDS and state.turn == 0, "The scoring comes after the last turn of a phase.")
        expect(state.part == SCORING or state.phase == PHASES, "The game ends after the last phase.")
    else:
        whose = state.turn_order()[state.turn]
        expect(state.asked == whose, f"It is the turn of seat {whose}, not of seat {state.asked}.")


def check_tiles(state: "CarpeDiem") -> None:
    """Every tile is in one place."""
    places = [*state.white, *state.black, *state.ring, *state.row, *state.box, state.hand]
    for player in state.player:
        places += player.stored
        places += [lying >> 2 for lying in player.cells if lying >= 0]
    found = [0] * len(state.components.tile_ids)
    for tile in places:
        if tile >= 0:
            found[tile] += 1
    for tile, copies in enumerate(state.components.tile_copies):
        name = state.components.tile_ids[tile]
        expect(found[tile] == copies, f"The tile {name} is in {found[tile]} places; there are {copies} of it.")
    black = state.components.tile_black
    later = WHITE_PHASES - state.phase if state.phase < PHASES else 0
    if state.part == SET_UP:
        lying = state.spaces or max(state.row) >= 0
        expect(not lying, "No tile lies open before the last pawn stands.")
        later = WHITE_PHASES
    expect(len(state.white) == SLOTS * later, f"{SLOTS * later} white tiles are still to come in phase {state.phase}.")
    if state.part != SET_UP:
        expect(len(state.black) == (0 if state.phase == PHASES else SLOTS), "The black tiles come in the last phase.")
    expect(not any(black[tile] for tile in state.white), "A tile with a black back is among the white ones.")
    expect(all(black[tile] for tile in state.black), "A tile with a white back is among the black ones.")
    expect(all(black[tile] for tile in state.row if tile >= 0), "The craftsman row has tiles with black backs.")
    last = state.phase == PHASES
    expect(all(black[tile] == last for tile in state.ring if tile >= 0), "The ring has tiles of the wrong back.")


def check_ring(state: "CarpeDiem") -> None:
    """As many tiles have been taken as turns were begun, and what two or three players leave is discarded."""
    if state.part == SET_UP:
        return
    seats = state.seats
    each: i64 = state.components.taken[seats]
    taken: i64 = 0
    closed: i64 = 0
    for space in range(SPACES):
        left: i64 = 0
        for tile in state.ring[space * STACK : space * STACK + STACK]:
            if tile >= 0:
                left += 1
        if left == 0:
            closed += 1
            taken += each
        else:
            expect(left > STACK - each, f"With {seats} players, the last tiles of space {space + 1} are discarded.")
            taken += STACK - left
    turns = (state.round - 1) * seats + state.turn + (0 if state.ask == ASK_TAKE else 1)
    if state.part != TURNS:
        turns = ROUNDS * seats
    expect(taken == turns, f"{turns} tiles have been taken from the ring in this phase, not {taken}.")
    gone = ((state.phase - 1) * SPACES + closed) * (STACK - each)
    expect(len(state.box) == gone, f"{gone} tiles have been discarded, not {len(state.box)}.")
    crafted = len([tile for tile in state.row if tile < 0])
    for seat, player in enumerate(state.player):
        number = (seat - state.start) % seats
        began = number < state.turn or (number == state.turn and state.ask != ASK_TAKE)
        own = (state.phase - 1) * ROUNDS + (state.round if began or state.part != TURNS else state.round - 1)
        has = size(player.placed) + len(player.stored) + (1 if state.hand >= 0 and seat == state.asked else 0)
        expect(has >= own, f"Seat {seat} has taken {own} tiles and has only {has}.")
        crafted -= has - own
    expect(crafted == 0, f"The players do not have the tiles that are missing from the craftsman row of {ROW}.")


def check_track(state: "CarpeDiem") -> None:
    """The discs on the scroll track lie in the order in which they are listed."""
    expect(len(state.track) == state.seats, "Every player has a disc on the scroll track.")
    places = [state.player[seat].scroll for seat in state.track]
    expect(places == sorted(places), "The discs of the scroll track are listed from the furthest back.")


def check_cards(state: "CarpeDiem") -> None:
    """The grid has the cards that go with the number of players."""
    components = state.components
    places = components.places[state.seats]
    for place, card in enumerate(state.grid):
        expect((card >= 0) == (place in places), f"With {state.seats} players, other places of the grid are empty.")
    for card, name in enumerate(components.card_ids):
        times = list(state.grid).count(card)
        expect(times <= components.card_copies[card], f"The card {name} lies on the grid {times} times.")
    for back, number in zip(BACKS, components.dealt[state.seats]):
        found = len([card for card in state.grid if card >= 0 and components.card_back[card] == back])
        expect(found == number, f"The grid has {number} cards with back {back}, not {found}.")
    frames = [piece for player in state.player for piece in player.frame]
    expect(len(set(frames)) == len(frames), "Two players have the same frame piece.")
    expect(len({player.panel for player in state.player}) == state.seats, "Two players have the same panel.")


def check_discs(state: "CarpeDiem") -> None:
    """Everybody has put one disc in each scoring, between two cards, in the order of the scroll track."""
    for space, (one, other) in enumerate(DISC_SPACES):
        between = state.grid[one] >= 0 and state.grid[other] >= 0
        expect(state.discs[space] < 0 or between, "A disc lies where there are not two cards.")
    expect(state.part == SCORING or state.scored == 0, "Somebody scores outside the scoring.")
    for seat in range(state.seats):
        done = state.phase if state.part == OVER else state.phase - 1
        if state.scored >> seat & 1 and not (state.ask == ASK_DISC and state.asked == seat):
            done += 1
        found = list(state.discs).count(seat)
        expect(found == done, f"Seat {seat} has put {found} discs; it should be {done}.")
        if state.part == SCORING and not state.scored >> seat & 1:
            ahead = state.track.index(state.asked) > state.track.index(seat)
            expect(seat != state.asked and ahead, f"Seat {seat} scores before seat {state.asked}.")


def check_fountains(state: "CarpeDiem") -> None:
    """Whoever holds fountain cards has built fountains."""
    for seat, player in enumerate(state.player):
        choosing = state.ask == ASK_RETURN and state.asked == seat
        drawn = state.components.drawn if choosing else 0
        expect(size(player.drawn) == drawn, f"Seat {seat} has drawn cards at the wrong time.")
        built = of_kind(player.done, FOUNTAIN)
        returned = len([card for card in state.under if seat_of(card) == seat])
        held = size(player.held) + (1 if choosing else 0)
        expect(held <= built, f"Seat {seat} holds more fountain cards than fountains.")
        expect(returned + (1 if choosing else 0) <= built, f"Seat {seat} has returned more cards than it drew twice.")


def check_district(state: "CarpeDiem", player: "Player", what: str) -> None:
    """Tiles lie from the shovel on, side by side, and every edge equals the edge it meets."""
    if player.placed:
        joined = BIT[state.components.shovel[player.panel]]
        expect(player.placed & joined != 0, f"{what}: the first tile goes where the shovel is.")
        before: i64 = 0
        while before != joined:
            before = joined
            joined |= beside(joined) & player.placed
        expect(joined == player.placed, f"{what}: every tile lies next to another one.")
    for cell, lying in enumerate(player.cells):
        for side in range(4):
            if lying < 0:
                break
            other = NEXT[cell * 4 + side]
            met = MEADOW
            if other >= 0:
                if player.cells[other] < 0:
                    continue
                met = state.components.lying_edges[player.cells[other]][(side + 2) % 4]
            fits = state.components.lying_edges[lying][side] == met
            expect(fits, f"{what}: an edge of the tile in {CELL_NAMES[cell]} does not fit.")
    check_landscapes(state, player, what)


def check_landscapes(state: "CarpeDiem", player: "Player", what: str) -> None:
    """No landscape is too long or bites its own tail (ruling 6)."""
    components = state.components
    for feature in features(components, player):
        if VINEYARD <= feature.kind <= POND:
            longest = components.longest_landscape
            expect(feature.size <= longest, f"{what}: a landscape has more than {longest} tiles.")
            expect(
                not feature.complete or has_ends(components, player, feature),
                f"{what}: a landscape bites its own tail.",
            )


def has_ends(components: "Components", player: "Player", feature: Feature) -> bool:
    """Whether a landscape has a part with a single edge; in a loop each of them has two."""
    for cell in members(feature.cells):
        for kind, sides in components.lying_parts[player.cells[cell]]:
            if kind == feature.kind:
                parts = joined_parts(components, player, cell, sides)
                ends = [size(components.lying_parts[player.cells[here]][part][1]) == 1 for here, part in parts]
                if not any(ends):
                    return False
    return True


def check_set_up(state: "CarpeDiem") -> None:
    """Pawns stand on the ring; before all of them do, nothing has happened."""
    pawns: list[int] = []
    for seat, player in enumerate(state.player):
        number = (seat - state.start) % state.seats
        waits = state.part == SET_UP and number >= state.turn
        expect((player.pawn < 0) == waits, f"Seat {seat} has its pawn on the ring after it was placed there.")
        if state.part == SET_UP:
            fresh = player.vp == 0 and player.scroll == 0 and player.coins == 0 and player.bread == 0
            fresh = fresh and player.placed == 0 and not player.stored and player.held == 0
            expect(fresh and player.wares == 0, f"Seat {seat} has something before the game begins.")
            expect(player.pawn < 0 or player.pawn not in pawns, "Two pawns were placed on one space.")
            pawns.append(player.pawn)
    if state.part == SET_UP:
        expect(state.track == state.turn_order(), "At first the discs lie on one another in turn order.")


def check_question(state: "CarpeDiem") -> None:
    """What belongs to some questions only is there, and nowhere else."""
    kind = state.ask
    expect((state.hand >= 0) == (kind == ASK_BUILD), "A tile is in hand exactly while it is to be built.")
    if state.crafting or state.selling:
        during = kind in (ASK_BUILD, ASK_CRAFT, ASK_RETURN)
        done = state.player[state.asked].done
        expect(during, "Craftsmen and merchants are settled before the turn ends.")
        built = state.crafting <= of_kind(done, CRAFTSMAN) and state.selling <= of_kind(done, MERCHANT)
        expect(built, f"Seat {state.asked} has not completed as many craftsmen or merchants.")
    scoring = kind in (ASK_FIRST, ASK_PAY, ASK_LOAVES)
    expect((state.disc >= 0) == scoring, "A disc is being scored exactly while its cards are.")
    paying = kind in (ASK_PAY, ASK_LOAVES)
    expect((state.card >= 0) == paying, "A card is being fulfilled exactly while it is asked about.")
    if scoring:
        expect(state.discs[state.disc] == state.asked, "The disc that is scored is not the asked player's.")
    if not paying:
        fresh = state.times == 0 and not state.second and not state.may_pay and not state.may_use_bread
        expect(fresh, "Something is said about a card that nobody fulfils.")
        return
    expect(state.card in DISC_SPACES[state.disc], "The card that is fulfilled does not lie beside the disc.")
    card = state.grid[state.card]
    expect(state.may_pay == (kind == ASK_PAY), "A card is paid before bread is used on it.")
    if kind == ASK_PAY:
        expect(state.components.card_red[card], "Only a red card is paid.")
    brings_coins = state.components.card_red[card] and state.components.card_gains[card][COIN] > 0
    if not brings_coins:
        expect(state.may_use_bread, "Bread may be used on a card as long as it is asked about.")
        expect(kind != ASK_PAY or state.times % MOST_TIMES == 0, "A card is paid once, and before anything else.")
