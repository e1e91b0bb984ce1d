"""The components as tuples and vectors, read from a file like components.toml. A state refers to its set."""

import tomllib
from hashlib import blake2b
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.khora.components.row_tuples import (
    EffectCode,
    EndScore,
    EventCard,
    Gain,
    chosen,
    first_members,
    marked,
    read_effects,
    read_gains,
    read_knowledge,
    read_occasion,
    read_ongoing,
    read_score,
    shared_number,
)
from petteia.games.khora.moves import Ready, ready_actions, verbs
from petteia.games.khora.terms import (
    ANSWERS,
    COLOURS,
    CONDITIONS,
    COUNTS,
    CULTURE,
    DEVELOPMENTS,
    DICE,
    PLAYED_CARD,
    RESOURCES,
    TRACKS,
    TRIGGERS,
    VALUES,
)
from petteia.kernel.bits import BIT
from petteia.kernel.components import Row
from petteia.kernel.moves import first_actions

Sets = dict[str, "Components"]  # by the table's option `values`


class Components:
    """One complete set: every figure that the rules ask for."""

    name: str
    values: str  # printed or revised
    data: Row  # what the file says
    own_text: str  # of an owner's file; empty for the set that is shipped
    mark: str  # of all figures: two files with the same mark play the same game
    rounds: i64
    dealt: i64
    sides: i64  # of a die
    knowledge_price: i64
    start: tuple[int, ...]  # what everybody begins with, by resource
    most_dice: i64
    cap_track: i64
    cap_citizens: i64
    cap_troops: i64
    cap_taxes: i64
    cap_glory: i64
    token_citizens: i64  # for a philosophy token
    tokens_for_knowledge: i64  # philosophy tokens that stand for one required knowledge
    token_levels: i64  # for a philosophy token

    # The seven actions.
    philosophy_tokens: i64
    legislation_citizens: i64
    legislation_draw: i64
    culture_vp: i64  # per level, as the following
    trade_drachma: i64
    trade_more: i64  # drachma, whatever the level
    military_troops: i64

    track_cost: vec[vec[i64]]  # track, level reached
    track_gains: tuple[tuple[tuple[Gain, ...], ...], ...]
    dice_levels: tuple[tuple[int, int], ...]  # track and level of each that brings a die
    achievement_ids: tuple[str, ...]
    achievement_needs: tuple[tuple[int, int], ...]  # what is counted, how many
    achievement_counts: vec[i64]  # the same: what is counted,
    achievement_number: vec[i64]  # how many
    all_achievements: i64  # the set of them
    cards_achievement: i64  # the set of the first that counts cards in play; empty if none does
    cards_achieved: i64  # how many cards it asks for
    alone: tuple[Gain, ...]  # rewards to choose from for whoever reaches an achievement alone
    shared: tuple[Gain, ...]
    card_ids: tuple[str, ...]
    card_kind: tuple[str, ...]
    card_cost: vec[i64]
    card_need: vec[i64]
    card_source: tuple[str, ...]
    cards: i64  # how many there are
    all_cards: i64  # the set of them
    city_ids: tuple[str, ...]
    cities: i64
    all_cities: i64
    dev_kind: tuple[str, ...]  # city * DEVELOPMENTS + development, as the next three
    dev_cost: vec[i64]
    dev_need: vec[i64]
    dev_source: tuple[str, ...]
    events: tuple[EventCard, ...]
    token_ids: tuple[str, ...]
    token_colour: vec[i64]
    token_major: vec[bool]
    token_requires: vec[i64]
    token_loses: vec[i64]
    token_gains: tuple[tuple[Gain, ...], ...]
    all_tokens: i64  # the set of the board's spaces
    persepolis: i64  # the last of them
    persepolis_majors: i64  # three counts in one (kernel/counts.py)
    within_reach: vec[i64]  # by troops: the set of spaces that they may explore
    most_required: i64  # troops for every space of the board

    # Actions (moves.py).
    base: vec[i64]  # by question: the action that chooses the first thing
    answers: tuple[Ready, ...]  # by question
    moves: tuple[tuple[str, int], ...]  # by action: its verb, and the number of what it is about

    # What cards and developments do. Each city has a row of them: all cards, then its own developments.
    row: i64  # how long it is
    effects: tuple[tuple[EffectCode, ...], ...]  # at once
    ongoing: tuple[tuple[Gain, ...], ...]  # each time it is triggered
    occasion: vec[i64]  # the trigger, or -1
    condition: vec[i64]  # of a trigger in the Tax phase
    scoring: vec[bool]  # whether it scores at the end of the game
    score: tuple[EndScore, ...]  # what it scores then
    rewards: tuple[Gain, ...]  # the choices of the one effect that lets its owner choose
    all_rewards: i64
    triggers: vec[vec[i64]]  # trigger, city: the set of what speaks then
    recalling: i64  # the set of cards that take another card back to the hand
    low_price: vec[i64]  # by city, as all that follow: the set of what lowers the price of minor knowledge
    low_price_amount: i64
    free_track: vec[i64]  # track * cities + city: what makes its levels free in the Progress phase
    discount: vec[i64]  # drachma off every level paid for
    discount_amount: i64
    progress_discount: vec[i64]  # the same, in the Progress phase only
    progress_discount_amount: i64
    progress_levels: vec[i64]  # several levels in the Progress phase
    progress_levels_amount: i64  # in all, without those by philosophy tokens
    loss_less: vec[i64]  # fewer troops lost by exploring
    loss_less_amount: i64
    explorations: vec[i64]  # several explorations per Military
    explorations_amount: i64  # in all
    swap: vec[i64]  # glory may be given away
    swap_glory: i64
    swap_drachma: i64
    swap_vp: i64

    def __init__(self, data: Row, values: str) -> None:
        self.name = data["name"]
        self.values = values
        self.data = data
        self.own_text = ""
        self.mark = blake2b(repr(sorted(data.items())).encode(), digest_size=6).hexdigest()
        self.read_rules(data)
        self.read_tracks(data)
        self.read_achievements(data)
        self.read_cards(data, values)
        self.read_board(data)
        self.read_effects(data, values)
        self.number_actions()

    def read_rules(self, data: Row) -> None:
        """The figures of the set-up, the caps, philosophy tokens and the seven actions."""
        rules = data["rules"]
        self.rounds = rules["rounds"]
        self.dealt = rules["dealt"]
        self.sides = rules["sides"]
        self.knowledge_price = rules["knowledge_price"]
        self.start = tuple(data["start"][resource] for resource in RESOURCES)
        caps = data["caps"]
        self.cap_track = caps["track"]
        self.cap_citizens = caps["citizens"]
        self.cap_troops = caps["troops"]
        self.cap_taxes = caps["taxes"]
        self.cap_glory = caps["glory"]
        philosophy = data["philosophy"]
        self.token_citizens = philosophy["citizens"]
        self.tokens_for_knowledge = philosophy["tokens_for_knowledge"]
        self.token_levels = philosophy["levels"]
        tiles = data["tile"]
        self.philosophy_tokens = tiles["philosophy"]["gain"]["philosophy"]
        self.legislation_citizens = tiles["legislation"]["gain"]["citizens"]
        self.legislation_draw = tiles["legislation"]["draw"]
        self.culture_vp = tiles["culture"]["gain_per"][0]["amount"]
        self.trade_drachma = tiles["trade"]["gain_per"][0]["amount"]
        self.trade_more = tiles["trade"]["gain"]["drachma"]
        self.military_troops = tiles["military"]["gain_per"][0]["amount"]

    def read_tracks(self, data: Row) -> None:
        """The progress tracks, and the dice that Culture brings."""
        tracks = [data["track"][track] for track in TRACKS]
        self.track_cost = vec[vec[i64]]([vec[i64]([0, 0] + track["cost"]) for track in tracks])
        self.track_gains = tuple(((), (), *(read_gains(gain) for gain in track["gain"])) for track in tracks)
        self.most_dice = self.dice(self.cap_track)
        self.dice_levels = tuple(
            (track, level)
            for track, rows in enumerate(self.track_gains)
            for level, gains in enumerate(rows)
            if any(resource == DICE for resource, _ in gains)
        )

    def dice(self, culture: i64) -> i64:
        """How many dice are rolled at a level of Culture."""
        gains = self.track_gains[CULTURE][: culture + 1]
        return self.start[DICE] + sum([amount for row in gains for resource, amount in row if resource == DICE])

    def read_achievements(self, data: Row) -> None:
        """The achievements and their rewards."""
        self.achievement_ids = tuple(row["id"] for row in data["achievement"])
        needs = [next(iter(row["needs"].items())) for row in data["achievement"]]
        self.achievement_needs = tuple((COUNTS.index(what), number) for what, number in needs)
        self.achievement_counts = vec[i64]([what for what, _ in self.achievement_needs])
        self.achievement_number = vec[i64]([number for _, number in self.achievement_needs])
        self.all_achievements = first_members(len(needs))
        by_cards = [(BIT[i], number) for i, (what, number) in enumerate(self.achievement_needs) if what == PLAYED_CARD]
        self.cards_achievement = by_cards[0][0] if by_cards else 0
        self.cards_achieved = by_cards[0][1] if by_cards else 0
        self.alone = read_gains(data["reward"]["alone"])
        self.shared = read_gains(data["reward"]["shared"])

    def read_cards(self, data: Row, values: str) -> None:
        """The politics cards, the cities' developments and the events."""
        cards = [chosen(row, values) for row in data["politics"]]
        self.card_ids = tuple(row["id"] for row in cards)
        self.card_kind = tuple(row["kind"] for row in cards)
        self.card_cost = vec[i64]([row["cost"] for row in cards])
        self.card_need = vec[i64]([read_knowledge(row["knowledge"]) for row in cards])
        self.card_source = tuple(row["source"] for row in cards)
        self.cards = len(cards)
        self.all_cards = first_members(len(cards))
        self.row = len(cards) + DEVELOPMENTS
        self.city_ids = tuple(row["id"] for row in data["city"])
        self.cities = len(self.city_ids)
        self.all_cities = first_members(len(self.city_ids))
        developments = [chosen(row, values) for city in data["city"] for row in city["development"]]
        self.dev_kind = tuple(row["kind"] for row in developments)
        self.dev_cost = vec[i64]([row["cost"] for row in developments])
        self.dev_need = vec[i64]([read_knowledge(row["knowledge"]) for row in developments])
        self.dev_source = tuple(row["source"] for row in developments)
        self.events = tuple(EventCard(chosen(row, values)) for row in data["event"])

    def read_board(self, data: Row) -> None:
        """The exploration board; Persepolis is its last space."""
        rows = data["knowledge"]
        place = data["persepolis"]
        self.token_ids = (*(row["id"] for row in rows), place["id"])
        self.token_colour = vec[i64]([COLOURS.index(row["colour"]) for row in rows] + [-1])
        self.token_major = vec[bool]([row["kind"] == "major" for row in rows] + [True])
        self.token_requires = vec[i64]([row["requires"] for row in rows] + [place["requires"]])
        self.token_loses = vec[i64]([row["loses"] for row in rows] + [place["loses"]])
        self.token_gains = (*(read_gains(row["gain"]) for row in rows), ())
        self.all_tokens = first_members(len(self.token_ids))
        self.persepolis = len(rows)
        self.persepolis_majors = read_knowledge(place["majors"])
        requires = list(enumerate(self.token_requires))
        most = max(self.token_requires)
        self.most_required = most
        self.within_reach = vec[i64]([sum(1 << i for i, n in requires if n <= troops) for troops in range(most + 1)])

    def read_effects(self, data: Row, values: str) -> None:
        """What cards and developments do, in one row for each city."""
        cards = [chosen(row, values) for row in data["politics"]]
        developments = [[chosen(row, values) for row in city["development"]] for city in data["city"]]
        rows = [cards + row for row in developments]
        flat = [source for row in rows for source in row]
        once = cards + [source for row in developments for source in row]
        self.effects = tuple(read_effects(source) for source in flat)
        self.ongoing = tuple(read_ongoing(source) for source in flat)
        self.occasion = vec[i64]([read_occasion(source) for source in flat])
        self.condition = vec[i64]([CONDITIONS.index(source.get("only_if", "always")) for source in flat])
        self.score = tuple(read_score(source.get("score", {})) for source in flat)
        self.scoring = vec[bool]([vp != 0 for vp, _, _ in self.score])
        self.rewards = tuple(gain for source in once for row in source.get("choose", []) for gain in read_gains(row))
        self.all_rewards = first_members(len(self.rewards))
        self.triggers = vec[vec[i64]]([vec[i64]([marked(row, trigger) for row in rows]) for trigger in TRIGGERS])
        self.recalling = sum(1 << card for card, source in enumerate(cards) if "recall" in source)
        self.low_price = vec[i64]([marked(row, "knowledge_price") for row in rows])
        self.low_price_amount = shared_number(once, "knowledge_price")
        self.free_track = vec[i64]([
            sum(1 << i for i, source in enumerate(row) if source.get("free_in_progress") == track)
            for track in TRACKS
            for row in rows
        ])  # fmt: skip
        self.discount = vec[i64]([marked(row, "discount") for row in rows])
        self.discount_amount = shared_number(once, "discount")
        self.progress_discount = vec[i64]([marked(row, "progress_discount") for row in rows])
        self.progress_discount_amount = shared_number(once, "progress_discount")
        self.progress_levels = vec[i64]([marked(row, "progress_levels") for row in rows])
        self.progress_levels_amount = shared_number(once, "progress_levels")
        self.loss_less = vec[i64]([marked(row, "loss_less") for row in rows])
        self.loss_less_amount = shared_number(once, "loss_less")
        self.explorations = vec[i64]([marked(row, "explorations") for row in rows])
        self.explorations_amount = shared_number(once, "explorations")
        self.swap = vec[i64]([marked(row, "swap") for row in rows])
        swap = next((source["swap"] for source in once if "swap" in source), {"glory": 1, "drachma": 0, "vp": 0})
        self.swap_glory = swap["glory"]
        self.swap_drachma = swap["drachma"]
        self.swap_vp = swap["vp"]

    def number_actions(self) -> None:
        """The numbers of the actions, as the table of moves has them."""
        table = verbs(self)
        first = {verb.name: action for verb, action in zip(table, first_actions(table))}
        self.base = vec[i64]([first[verb] for verb in ANSWERS])
        objects = {verb.name: len(verb.objects) for verb in table} | {"spend": 1 + self.most_dice}
        self.answers = tuple([ready_actions(i, first[verb], objects[verb]) for i, verb in enumerate(ANSWERS)])
        self.moves = tuple([(verb.name, number) for verb in table for number in range(len(verb.objects))])


def both_sets(data: Row) -> Sets:
    """The sets of components that a file describes."""
    return {values: Components(data, values) for values in VALUES}


def shipped_text() -> str:
    """The file of the set that is shipped."""
    return files("petteia.games.khora.components").joinpath("components.toml").read_text("utf-8")


SETS: Final = both_sets(tomllib.loads(shipped_text()))
