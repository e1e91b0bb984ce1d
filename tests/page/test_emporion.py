"""What only Emporion's table shows: Booty that is proposed and kept, expeditions, what is missing, the coming end."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from petteia.games.emporion.components.reader import shipped_text
from petteia.texts import LANGUAGES
from tests.page.axe import check_everywhere
from tests.page.marks import missing_texts
from tests.page.players import MAIN, Player, Tapper
from tests.page.visitors import NOVICE, Visitor
from tests.page.words import say

SHIPS = ("hoplites", "nauarchos", "naukleros")  # cards that carry some
TWO_SHIPS = re.sub(r'(id = "hoplites".*?ships = )\d', r"\g<1>2", shipped_text(), count=1, flags=re.DOTALL)


class Collector(Player):
    """Adds a card to their Domain whenever they can; soldiers first, for their ships."""

    def chooses(self, moves: list[str]) -> str:
        ships = [move for move in moves if move in ("first hoplites", "take hoplites")]
        cards = [move for move in moves if move.split()[0] in ("take", "play")]
        return self.taste.choice(ships or cards or moves)


class PocketCollector(Collector, Tapper):
    """Does the same with a finger."""


class Sailor(Player):
    """Begins with a soldier, and waits with two ships until they can send an expedition."""

    def chooses(self, moves: list[str]) -> str:
        ashore = [move for move in moves if move != "expedition" and move.split()[-1] not in SHIPS]
        return self.taste.choice([move for move in moves if move == "first hoplites"] or ashore or moves)

    def may_sail(self) -> bool:
        """Whether they may send an expedition, and have to choose its cards."""
        return "expedition" in may(self.visitor) and own(self.visitor)["ships"] == 2


def may(visitor: Visitor) -> list[str]:
    """What may be done, as the page was told."""
    return [choice["move"] for choice in visitor.position()["choices"]]


def own(visitor: Visitor) -> dict[str, Any]:
    """The viewer's Domain, as the page was told."""
    return dict(visitor.position()["view"]["domains"][0])


def paid(visitor: Visitor) -> dict[str, int]:
    """What may be taken for Booty, and for how much."""
    return {
        choice["move"]: -delta["amount"]
        for choice in visitor.position()["choices"]
        for delta in choice["deltas"]
        if choice["move"].startswith("take ") and delta["what"] == "booty" and delta["amount"] < 0
    }


def slot(visitor: Visitor, card: str) -> Locator:
    """Where a card of the Polis lies, with the words under it."""
    return visitor.page.locator(f'.polis .slot[data-card="{card}"]')


def test_booty_is_proposed_and_can_be_kept(desk: Visitor) -> None:
    desk.sits_down(game="emporion")
    player = Collector(desk)
    player.skips_to(lambda: bool(paid(desk)))
    move, price = next(iter(paid(desk).items()))
    card, booty = move.split()[1], own(desk)["booty"]
    player.piece(move).hover()
    expect(desk.page.locator('[data-stat="0-booty"] .delta')).to_have_text(f"−{price}")
    expect(desk.page.locator(MAIN)).to_have_text(re.compile(say("emporion/amount-booty", n=price)))
    desk.page.mouse.move(0, 0)
    for _ in range(booty - price + 1):
        desk.button(say("emporion/page-keep-more")).click()
    piece = slot(desk, card).locator(".card")
    expect(piece).not_to_have_attribute("data-move", re.compile(".+"))
    reason = say("emporion/page-why-kept", booty=say("emporion/amount-booty", n=price), kept=booty - price + 1)
    expect(piece).to_have_accessible_name(re.compile(re.escape(reason)))
    assert not set(player.lit()) & {other for other, cost in paid(desk).items() if cost >= price}
    desk.button(say("emporion/page-keep-fewer")).click()
    player.does(move)
    desk.until(lambda: card in own(desk)["cards"] and own(desk)["booty"] == booty - price)


def test_a_tapped_choice_is_dropped_when_its_booty_is_kept(phone: Visitor) -> None:
    phone.sits_down(game="emporion")
    player = PocketCollector(phone)
    player.skips_to(lambda: bool(paid(phone)))
    move, price = next(iter(paid(phone).items()))
    spare = own(phone)["booty"] - price
    player.piece(move).tap()
    main = phone.page.locator(MAIN)
    phone.button(say("emporion/page-drawer-domain")).tap()
    for _ in range(spare):
        phone.button(say("emporion/page-keep-more")).tap()
    expect(main).to_have_attribute("data-move", move)
    phone.button(say("emporion/page-keep-more")).tap()
    expect(main).to_have_count(0)
    expect(phone.page.get_by_text(say("legend-tap"))).to_be_visible()


def test_a_tapped_choice_is_dropped_when_another_action_is_aimed_at(phone: Visitor) -> None:
    phone.sits_down(game="emporion")
    player = PocketCollector(phone)
    player.skips_to(lambda: {"take", "reserve"} <= {move.split()[0] for move in may(phone)})
    move = next(move for move in player.lit() if move.startswith("take "))
    player.piece(move).tap()
    main = phone.page.locator(MAIN)
    expect(main).to_have_attribute("data-move", move)
    phone.page.locator('[data-piece="action-reserve"]').tap()
    expect(main).to_have_count(0)
    assert move not in player.lit()


def test_an_expedition_picks_cards_and_decks(desk: Visitor) -> None:
    desk.sits_down(game="emporion", components=TWO_SHIPS)
    player = Sailor(desk, seed=3)
    player.skips_to(player.may_sail)
    booty = own(desk)["booty"]
    player.does("expedition")
    for left in (2, 1):
        expect(desk.page.locator(".ask h1")).to_have_text(say("emporion/question-send", n=left))
        assert {move.split()[0] for move in player.lit()} == {"send"}
        player.does(player.lit()[0])
    expect(desk.page.locator(".ask h1")).to_have_text(say("emporion/question-refill", n=2))
    for move in player.moves[-2:]:
        assert move.split()[1] in [*desk.position()["view"]["polis"], "merchandise"]
    assert set(player.lit()) == {"refill history", "refill progress"}
    player.piece("refill history").hover()
    expect(desk.page.locator(".gap.is-next .back.history")).to_be_visible()
    player.does("refill history")
    # Each deck gives at least one card: the other gap is filled from the other deck, and nobody is asked.
    expect(desk.page.locator(".gap")).to_have_count(0)
    for told in (
        say("emporion/page-told-refill", history=1, progress=1),
        say("emporion/page-told-booty", booty=say("emporion/amount-booty", n=2)),
    ):
        expect(desk.page.locator("[data-log]")).to_contain_text(told)
    desk.until(lambda: own(desk)["booty"] == booty + 2)


def test_what_is_missing_stands_under_a_dark_card(desk: Visitor) -> None:
    def short() -> list[dict[str, Any]]:
        refused = desk.position()["refused"]
        return [one for one in refused if one["rule"] == "requirements" and " by " not in one["move"]]

    desk.sits_down(game="emporion")
    Collector(desk).skips_to(lambda: bool(short()))
    refusal = short()[0]
    there = slot(desk, refusal["move"].split()[1])
    expect(there).to_have_class(re.compile("is-off"))
    for lack in refusal["missing"]:
        if lack["what"] != "booty":
            words = say(f"emporion/amount-{lack['what']}", n=lack["amount"])
            expect(there.locator(".note b")).to_contain_text(words)
            expect(there.locator(".card")).to_have_accessible_name(re.compile(words))
    there.locator(".card").hover()
    expect(desk.page.locator(".tip-bubble")).to_contain_text(say("emporion/card-" + refusal["move"].split()[1]))


def test_the_end_is_announced_and_told(desk: Visitor) -> None:
    desk.sits_down(game="emporion")
    player = Collector(desk)
    player.skips_to(lambda: bool(desk.position()["view"]["announced"]))
    view, seats = desk.position()["view"], desk.told("table")["seats"]
    names = [seats[seat]["name"] for seat in view["announced"] if seat != 0]
    bar = desk.page.locator(".bar .end")
    expect(bar).to_contain_text(say("emporion/page-near-end.text", last_card=18))
    for name in names:
        expect(bar).to_contain_text(name)
    for seat in view["announced"]:
        expect(desk.page.locator(f'.tally.near[data-stat="{seat}-cards"]')).to_be_visible()
    expect(desk.page.locator("[data-log]")).to_contain_text(say("emporion/page-told-announce", n=17))
    assert player.plays()
    expect(bar).to_contain_text(say("emporion/log-over"))
    sheet = desk.page.get_by_role("dialog", name=say("final-scoring"))
    for seat, vp in enumerate(domain["vp"] for domain in desk.position()["view"]["domains"]):
        total = sheet.locator("tfoot tr").first.locator("td").nth(seat)
        expect(total).to_have_text(str(vp).replace("-", "−"))


def test_no_barrier_on_an_expedition(desk: Visitor) -> None:
    desk.sits_down(NOVICE, NOVICE, NOVICE, game="emporion", options={"special": "on"}, components=TWO_SHIPS)
    player = Sailor(desk, seed=6)
    seen: set[str] = set()

    def watch() -> None:
        kind = desk.position()["view"]["question"]["kind"]
        if kind not in seen:
            seen.add(kind)
            check_everywhere(desk, f"table, asked for {kind}")

    player.skips_to(player.may_sail)
    player.does("expedition")
    player.reaches(lambda: {"send", "refill"} <= seen, watch)
    desk.page.locator(".rival-open").first.click()
    check_everywhere(desk, "a rival's cards")


def test_every_language_says_what_deck_it_is(desk: Visitor) -> None:
    desk.sits_down(game="emporion", options={"special": "on"})
    player = Collector(desk, seed=7)
    player.skips_to(lambda: player.round() >= 4)
    for language in LANGUAGES:
        speaks(desk, language)
        expect(desk.page.locator("[data-log] .heading").nth(1)).to_contain_text(
            say("emporion/log-round", language, n=1)
        )
        assert not missing_texts(desk)
        desk.page.get_by_role("button", name=say("help", language), exact=True).click()
        expect(desk.page.locator("[data-help]")).to_contain_text(say("emporion/help-deck.text", language))
        assert not missing_texts(desk)


def test_help_names_the_figures_of_the_game(desk: Visitor) -> None:
    """Without a table too: the rules' own page says how many cards end the game."""
    desk.goes_to("/help/emporion")
    help_page = desk.page.locator("main")
    expect(help_page).to_contain_text("somebody has 18 cards")
    expect(help_page).to_contain_text("5, 10, 17, 26, 37 VP")
    expect(help_page).not_to_contain_text("{")


def speaks(visitor: Visitor, language: str) -> None:
    """Come back with the page in another language."""
    visitor.page.evaluate("language => localStorage.setItem('petteia-settings', JSON.stringify({language}))", language)
    visitor.page.reload()
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    expect(visitor.page.locator(".emporion [data-log]")).to_be_visible()
