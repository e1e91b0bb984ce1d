"""Section 1: what lies on the table before the first round, and the table's options."""

from typing import cast

import pytest

from petteia.games.khora.game import GAME
from petteia.games.khora.state import Khora
from petteia.kernel.errors import BadOption, BadSeats
from petteia.kernel.rng import Seed
from tests.games.khora.table import ACHIEVEMENTS, CARDS, CITIES, EVENTS, TOKENS, Table


def new(seats: int = 2, seed: Seed = 1, **options: str) -> Table:
    """A new game at its first question."""
    return Table(cast(Khora, GAME.new(seats, seed, **options)))


def pack(game: Table, seat: int) -> set[str]:
    """The cards that a seat may choose from in the draft."""
    return {card for i, card in enumerate(CARDS) if game.city[seat].pack >> i & 1}


def begun_as(city: str) -> Table:
    """A game in the dice phase of round 1, with this city at seat 0, whose roll is too high for Growing Populations."""
    for seed in range(100):
        game = new(2, seed, cities="chosen", draft="off")
        while game.asked(0) == "city" or game.asked(1) == "city":
            seat = game.state.waiting()[0]
            free = [name for name in ("thebes", "athens") if name != city]
            game.do(seat, f"city {city if seat == 0 else free[0]}")
        if sum(game.city[0].roll) > 4:
            return game
    raise AssertionError("no seed rolls more than 4")


# What everybody begins with.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_the_same(seats: int) -> None:
    game = new(seats)
    for seat, city in enumerate(game.city):
        assert (city.drachma, city.citizens, city.taxes, city.glory, city.troops, city.vp) == (4, 3, 0, 0, 0, 0)
        assert city.philosophy == 0
        assert city.dice == 2
        assert game.levels(seat) == (1, 1, 1)
        assert city.minor == city.major == 0


def test_everybody_has_seven_action_tiles() -> None:
    assert new(draft="off").options(0) == [
        "put philosophy", "put legislation", "put culture", "put trade", "put military", "put politics",
        "put development",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("city", "drachma", "citizens", "taxes", "glory", "troops", "philosophy", "levels"),
    [
        ("miletus", 4, 6, 0, 0, 0, 0, (2, 1, 1)),
        ("thebes", 4, 3, 0, 1, 0, 0, (1, 1, 2)),
        ("olympia", 4 + 1, 3, 1, 0, 0, 0, (1, 1, 1)),  # its tax has paid in the first Tax phase
        ("argos", 4, 3, 0, 0, 2, 0, (1, 1, 1)),
        ("athens", 4, 3, 0, 0, 0, 3, (1, 1, 1)),
        ("corinth", 8, 3, 0, 0, 0, 0, (1, 1, 1)),
        ("sparta", 4, 3, 0, 0, 0, 0, (1, 1, 1)),
    ],
)
def test_the_first_development_is_active_and_applied(
    city: str,
    drachma: int,
    citizens: int,
    taxes: int,
    glory: int,
    troops: int,
    philosophy: int,
    levels: tuple[int, ...],
) -> None:
    game = begun_as(city)
    own = game.city[0]
    assert (own.drachma, own.citizens, own.taxes, own.glory) == (drachma, citizens, taxes, glory)
    assert (own.troops, own.vp, own.philosophy) == (troops, 0, philosophy)
    assert game.levels(0) == levels
    assert own.development == 1


def test_the_first_developments_come_only_after_the_draft() -> None:
    assert {city.development for city in new().city} == {0}
    assert {city.development for city in new(draft="off").city} == {1}


# The draft.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_of_forty_cards_are_dealt_to_everybody(seats: int) -> None:
    game = new(seats)
    dealt = [pack(game, seat) for seat in range(seats)]
    assert [len(cards) for cards in dealt] == [5] * seats
    assert len(set.union(*dealt)) == 5 * seats
    assert len(game.state.deck) == len(CARDS) - 5 * seats


def test_all_draft_at_once() -> None:
    game = new(4)
    assert [game.asked(seat) for seat in range(4)] == ["draft"] * 4
    assert game.options(2) == [f"draft {card}" for card in CARDS if card in pack(game, 2)]


def test_the_rest_of_the_draft_goes_to_the_left() -> None:
    game = new(3)
    dealt = [pack(game, seat) for seat in range(3)]
    kept = [min(cards) for cards in dealt]
    for seat in range(3):
        game.do(seat, f"draft {kept[seat]}")
    assert [game.hand(seat) for seat in range(3)] == [[card] for card in kept]
    # The seats are numbered clockwise, so seat 1 is on the left of seat 0.
    assert pack(game, 1) == dealt[0] - {kept[0]}
    assert pack(game, 2) == dealt[1] - {kept[1]}
    assert pack(game, 0) == dealt[2] - {kept[2]}


def test_nothing_is_passed_before_everybody_has_chosen() -> None:
    game = new(3)
    dealt = pack(game, 1)
    game.do(0, game.options(0)[0]).do(2, game.options(2)[0])
    assert pack(game, 1) == dealt
    assert [game.asked(seat) for seat in range(3)] == ["nothing", "draft", "nothing"]


def test_the_last_card_of_the_draft_is_kept_without_a_question() -> None:
    game = new(2)
    first = [pack(game, 0), pack(game, 1)]
    for _ in range(4):
        assert [game.asked(0), game.asked(1)] == ["draft", "draft"]
        game.do(0, game.options(0)[0]).do(1, game.options(1)[0])
    assert [game.asked(0), game.asked(1)] == ["tile", "tile"]
    assert [len(game.hand(0)), len(game.hand(1))] == [5, 5]
    assert {*game.hand(0), *game.hand(1)} == first[0] | first[1]


def test_a_card_of_the_draft_is_known_to_its_owner_alone() -> None:
    game = new(2)
    game.do(0, game.options(0)[0])
    cities = game.state.view(1)["cities"]
    assert isinstance(cities, list)
    assert cities[0]["hand"] is None
    assert cities[0]["pack"] is None
    assert len(cities[1]["pack"]) == 5


def test_without_the_draft_the_five_dealt_cards_are_the_hand() -> None:
    game = new(4, draft="off")
    assert [game.asked(seat) for seat in range(4)] == ["tile"] * 4
    assert [len(game.hand(seat)) for seat in range(4)] == [5] * 4
    assert len(game.state.deck) == len(CARDS) - 20


# Cities.


def test_cities_at_random_are_all_different() -> None:
    seen: set[int] = set()
    for seed in range(60):
        taken = {int(city.name) for city in new(4, seed).city}
        assert len(taken) == 4
        seen |= taken
    assert seen == set(range(7))


def test_cities_are_chosen_one_by_one_the_start_player_last() -> None:
    game = new(4, cities="chosen")
    start = int(game.state.start)
    order = [(start - i) % 4 for i in range(1, 5)]
    for seat, city in zip(order, ("sparta", "athens", "argos", "thebes")):
        assert game.state.waiting() == (seat,)
        assert game.asked(seat) == "city"
        game.do(seat, f"city {city}")
    assert [CITIES[game.city[seat].name] for seat in order] == ["sparta", "athens", "argos", "thebes"]
    assert game.asked(start) == "draft"


def test_a_city_is_chosen_out_of_those_that_are_left() -> None:
    game = new(2, cities="chosen")
    first, second = game.state.waiting()[0], int(game.state.start)
    assert game.options(first) == [f"city {city}" for city in CITIES]
    game.do(first, "city corinth")
    assert game.options(second) == [f"city {city}" for city in CITIES if city != "corinth"]


# The rest of the table.


def test_the_first_and_the_last_event_are_fixed_and_seven_others_lie_between() -> None:
    seen: set[str] = set()
    for seed in range(60):
        deck = [EVENTS[event] for event in new(2, seed).state.events]
        assert len(deck) == 9
        assert deck[0] == "growing-populations"
        assert deck[8] == "conquest-of-the-persians"
        assert len(set(deck[1:8])) == 7
        seen |= set(deck[1:8])
    assert seen == set(EVENTS[2:])


def test_the_first_event_is_announced_when_the_round_begins() -> None:
    view = new(2, draft="off").state.view(0)
    assert (view["round"], view["event"], view["past_events"]) == (1, "growing-populations", [])


def test_the_board_has_eleven_spaces_of_each_colour_and_persepolis() -> None:
    board = new().state.view(None)["board"]
    assert isinstance(board, list)
    assert [sum(name.startswith(colour) for name in board) for colour in ("red", "blue", "green")] == [11, 11, 11]
    assert len(board) == len(TOKENS)
    assert board[-1] == "persepolis"


def test_all_five_achievements_are_open() -> None:
    assert new().state.view(None)["open"] == list(ACHIEVEMENTS)
    assert len(ACHIEVEMENTS) == 5


def test_the_first_start_player_is_random() -> None:
    assert {int(new(3, seed).state.start) for seed in range(40)} == {0, 1, 2}


def test_a_seed_gives_the_same_table_again_and_another_seed_another_one() -> None:
    assert new(3, 7).state.to_dict() == new(3, 7).state.to_dict()
    assert new(3, 7).state.to_dict() != new(3, 8).state.to_dict()


@pytest.mark.parametrize("seats", [-1, 1, 5])
def test_khora_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadSeats, match="2 to 4"):
        GAME.new(seats)


# Options.


def test_the_usual_options() -> None:
    assert new().state.options == {"cities": "random", "draft": "on", "values": "printed"}


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption, match="colours"):
        GAME.new(2, colours="bright")
    with pytest.raises(BadOption, match="drafted"):
        GAME.new(2, draft="drafted")


@pytest.mark.parametrize(("values", "cost"), [("printed", 1), ("revised", 2)])
def test_the_values_of_a_table_are_printed_or_revised(values: str, cost: int) -> None:
    components = new(2, values=values).state.components
    assert components.dev_cost[CITIES.index("sparta") * 4 + 1] == cost  # ruling 26: Sparta-2 costs 2
