"""The heuristic prefers what a player who knows the game would prefer."""

import pytest

from petteia.bots.levels import make_bot
from petteia.games.carpe_diem.bot.weights import NAMES, weight_table
from petteia.games.carpe_diem.components import board
from petteia.games.carpe_diem.game import GAME
from petteia.games.carpe_diem.rules.phases import begin_scoring
from petteia.kernel.errors import BadComponents
from petteia.kernel.playout import play_on
from petteia.kernel.rng import rng_from_seed
from petteia.lab.simulate import simulate
from tests.games.carpe_diem.table import Table, Tile, building, owns, scoring, table, turn

HEURISTIC = GAME.heuristic({})


def worth(game: Table, move: str) -> float:
    return HEURISTIC.worth(game.state, game.asked()[0], GAME.codec.read(move))


def best(game: Table) -> str:
    """What looks best."""
    return max(game.options(), key=lambda move: worth(game, move))


# Tiles.


def test_completing_a_dwelling_is_better_than_beginning_another() -> None:
    district: dict[str, Tile] = {"c3": ("black-baker", 1)}
    assert best(building("black-baker", district=district)) == "build d3 3"


def test_building_is_better_than_storing() -> None:
    game = building("market")
    assert worth(game, "build c3 0") > worth(game, "store")


def test_a_scroll_attracts() -> None:
    game = building("market", district={"c3": "bakery", "d3": "bakery"})
    assert worth(game, "build d4 0") > worth(game, "build c4 0")


def test_a_goal_attracts() -> None:
    """Piece 3 asks for a villa across the middle: c|d meets it, b|c does not."""
    district: dict[str, Tile] = {"c3": ("villa-straight", 1), "b3": ("villa-end", 1)}
    plain = building("villa-end", district=district)
    wanted = building("villa-end", district=district, frame=["3", "1", "2", "15"])
    assert worth(wanted, "build d3 3") >= worth(plain, "build d3 3") + 2


def test_a_card_that_counts_a_feature_makes_it_attractive() -> None:
    district: dict[str, Tile] = {"c3": ("black-baker", 1)}
    with_card, without = (building("black-baker", district=district) for _ in range(2))
    cards = [board.GRID_NAMES.index(place) for place in ("b2", "c2")]
    with_card.state.grid[cards[0]] = with_card.state.components.card_ids.index("each-baker")
    assert worth(with_card, "build d3 3") > worth(without, "build d3 3")


def test_a_tile_is_worth_what_can_be_done_with_it() -> None:
    ring = {"2a": "black-baker", "2b": "black-pond-end", "7a": "black-pond-end", "7b": "black-pond-end"}
    game = turn(ring=ring, p0=owns(pawn=1, district={"c3": ("black-baker", 1)}))
    assert best(game) == "take 2a"


def test_bread_is_not_wasted() -> None:
    game = turn(p0=owns(pawn=1, bread=2))
    assert worth(game, "take 2a") > worth(game, "bread 2a")


def test_cells_that_nothing_fits_are_avoided() -> None:
    """A pond beside an open villa: the cell between them would have to be both."""
    district: dict[str, Tile] = {"c3": "market", "d3": ("black-villa-end", 2), "c4": "market"}
    game = building("black-pond-end", district=district | {"c5": "market"})
    assert worth(game, "build d5 1") > worth(game, "build d5 0")


# Cards.


def test_the_best_pair_of_cards_is_chosen() -> None:
    grid = {"b2": "each-merchant", "c2": "each-baker", "a2": "each-pond"}
    game = table(track=[1, 0], grid=grid, p0=owns(complete={"merchant": 2, "baker": 2}))
    begin_scoring(game.state)
    assert best(game) == "disc b2-c2"


def test_coins_come_before_what_they_pay_for() -> None:
    assert best(scoring("villa-coin", complete={"villa": 4})) == "first b2"


def test_a_card_is_paid_as_often_as_it_is_worth_it() -> None:
    assert best(scoring("fish-3", wares={"fish": 6})) == "pay 2"


def test_bread_saves_four_points() -> None:
    assert best(scoring("each-merchant", "each-baker", bread=6)) == "loaves 1"


def test_bread_is_kept_for_the_better_card() -> None:
    assert best(scoring("each-merchant", "all-wares", bread=3)) == "loaves 0"


def test_a_fountain_card_that_counts_much_is_kept() -> None:
    game = building("fountain", complete={"pond": 3})
    game.state.deck = 1 | 1 << 20
    game.do(0, "build c3 0")
    assert best(game) == "return villa"


# As a whole.


def test_the_value_of_a_position_grows_with_what_it_has() -> None:
    poor, rich = table(), table(p0=owns(coins=3, bread=3, scroll=4, complete={"merchant": 2}, villa_vp=7))
    assert HEURISTIC.evaluate(rich.state, 0) > HEURISTIC.evaluate(poor.state, 0) + 10


def test_at_the_end_the_value_is_the_score() -> None:
    state = GAME.new(2, 1)
    play_on(state, rng_from_seed(1), 10**6)
    assert [HEURISTIC.evaluate(state, seat) for seat in (0, 1)] == state.scores()


def test_stages_rise_round_by_round() -> None:
    state = GAME.new(3, 1)
    stages = [HEURISTIC.stage(state)]
    while play_on(state, rng_from_seed(state.ply), 1):
        stages.append(HEURISTIC.stage(state))
    assert stages == sorted(stages)
    assert len(set(stages)) >= 4 * 8 + 1


def test_weights_are_named_one_by_one() -> None:
    assert set(GAME.weights()) == set(NAMES)
    with pytest.raises(BadComponents, match="glory"):
        weight_table(GAME.weights() | {"glory": [1.0, 0.0]})


def test_prices_are_not_those_of_another_position() -> None:
    """The same heuristic asked in turn about two positions says the same as a fresh one."""
    one, other = GAME.new(4, 1), GAME.new(4, 2)
    for state in (one, other):
        play_on(state, rng_from_seed(3), 40)
    shared = GAME.heuristic({})
    for state in (one, other, one):
        seat = state.waiting()[0]
        for action in state.legal(seat):
            assert shared.worth(state, seat, action) == GAME.heuristic({}).worth(state, seat, action)


def test_what_is_remembered_of_a_game_is_forgotten_in_time() -> None:
    """A heuristic that has seen every decision of a game says the same as a fresh one."""
    state = GAME.new(4, 5)
    shared = GAME.heuristic({})
    while not state.over():
        seat = state.waiting()[0]
        fresh = GAME.heuristic({})
        worths = [shared.worth(state, seat, action) for action in state.legal(seat)]
        assert worths == [fresh.worth(state, seat, action) for action in state.legal(seat)]
        assert shared.evaluate(state, seat) == fresh.evaluate(state, seat)
        play_on(state, rng_from_seed(state.ply), 1)


def test_looking_changes_nothing() -> None:
    state = GAME.new(4, 1)
    while not state.over():
        seat = state.waiting()[0]
        before = state.to_dict()
        for action in state.legal(seat):
            HEURISTIC.worth(state, seat, action)
        HEURISTIC.evaluate(state, seat)
        assert state.to_dict() == before
        play_on(state, rng_from_seed(state.ply), 9)


@pytest.mark.parametrize("bot", ["greedy", "expert@4"])
def test_what_is_hidden_does_not_matter(bot: str) -> None:
    for seed in range(3):
        state = GAME.new(4, seed)
        play_on(state, rng_from_seed(seed), 60 + 40 * seed)
        for seat in state.waiting():
            other = state.copy()
            other.redeal(seat, rng_from_seed(99))
            assert make_bot(bot, GAME, 5).choose(state, seat) == make_bot(bot, GAME, 5).choose(other, seat)


def test_greedy_beats_random() -> None:
    summary = simulate(GAME, 4, ["greedy", "random", "random", "random"], 6, seed=1)
    shares = {row["bot"]: row["win_share"] for row in summary["bots"]}
    assert shares["greedy"] == 1.0
