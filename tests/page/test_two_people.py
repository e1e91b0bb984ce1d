"""Two people in two browsers, brought together by a link; a reload, a lost line and a dead server between them."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.page.players import Player
from tests.page.visitors import ME, OPEN, Visitor
from tests.page.words import say
from tests.server.live import Server


def change_name(visitor: Visitor, name: str) -> None:
    """Say one's name on the account's screen."""
    visitor.goes_to("/account")
    visitor.page.get_by_label(say("your-name")).fill(name)
    visitor.button(say("change-name")).click()
    expect(visitor.page.get_by_role("banner")).to_contain_text(name)


def invite(host: Visitor) -> str:
    """Make a table with a free seat; the link to it, as the lobby gives it."""
    form = host.new_table()
    form.get_by_role("radiogroup", name=say("number-of-seats")).get_by_role("radio", name="2").click()
    form.get_by_label(say("seat-number", n=2), exact=True).select_option("open")
    host.button(say("make-table")).click()
    return f"http://{host.page.get_by_label(say('link'), exact=True).input_value()}"


def take_turns(players: list[Player], number: int, asked: Player) -> None:
    """Everybody who is asked decides, until one of them is asked in that round."""

    def enough() -> bool:
        return asked.round() >= number and bool(asked.visitor.position()["choices"])

    while not enough():
        asked.visitor.until(lambda: enough() or any(player.has_to_decide() for player in players))
        for player in players:
            if not enough() and player.has_to_decide():
                player.does(player.likes())
                player.visitor.until(lambda player=player: player.visitor.position()["ply"] > player.decided)  # type: ignore[misc]


@pytest.mark.slow
def test_two_people_and_a_link(server: Server, visits: Callable[..., Visitor]) -> None:
    ada, bert = visits(), visits()
    change_name(ada, "Ada")
    link = invite(ada)
    bert.goes_to(link)
    bert.button(say("sit-down")).click()
    says_their_name_once(bert, "Bert")
    expect(bert.page.get_by_text(say("host-starts"))).to_be_visible()
    ada.button(say("start-with", n=2)).click()
    players = [Player(ada, seed=4), Player(bert, seed=5)]
    for player in players:
        assert player.is_asked()

    take_turns(players, 1, players[1])
    what_is_said_arrives(ada, bert)
    a_reload_brings_the_table_back(players[1])
    take_turns(players, 2, players[1])
    a_lost_connection_comes_back(players[1])
    take_turns(players, 3, players[0])
    a_dead_server_comes_back(server, players)
    take_turns(players, 4, players[0])
    chat = ada.page.get_by_role("log", name=say("chat"))
    expect(chat.get_by_text("Well played")).to_have_count(1)


def says_their_name_once(visitor: Visitor, name: str) -> None:
    """Whoever sits down is asked for their name, with a proposal, which the bar has called them by."""
    sheet = visitor.page.get_by_role("dialog", name=say("ask-for-name"))
    field = sheet.get_by_label(say("your-name"))
    expect(visitor.page.locator("header .me")).to_have_text(field.input_value())
    field.fill(name)
    sheet.get_by_role("button", name=say("sit-down")).click()
    expect(sheet).to_be_hidden()
    expect(visitor.page.locator("header .me")).to_have_text(name)


# A page that nobody sees, whose notices are counted.
HIDDEN = """
Object.defineProperty(document, 'hidden', { get: () => true })
window.notices = []
window.Notification = class {
    static permission = 'granted'
    constructor(words, { body, tag }) { window.notices.push({ words, body, tag }) }
}
localStorage.setItem('petteia-settings', JSON.stringify({ notify: true }))
"""


def two_at_a_table(ada: Visitor, bert: Visitor, name: str) -> str:
    """A table of Emporion, begun."""
    table = ada.makes_table(ME, OPEN, game="emporion", start=False, name=name)
    bert.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    return table


def until_asked(asked: Player, other: Player) -> None:
    """Let the other one decide until this one is asked."""
    while not asked.has_to_decide():
        asked.visitor.until(lambda: asked.has_to_decide() or other.has_to_decide())
        if other.has_to_decide():
            other.does(other.likes())
            other.visitor.until(lambda: other.visitor.position()["ply"] > other.decided)


def looks_for_turns(visitor: Visitor) -> None:
    """The page looks at the other tables, as it does now and then."""
    with visitor.page.expect_response("**/api/mine"):
        visitor.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def test_a_turn_is_told_to_who_looks_elsewhere(visits: Callable[..., Visitor]) -> None:
    """At the table that a hidden page shows, and at another one: a notice each, and the tab's title counts."""
    ada, bert = visits().becomes("Ada"), visits().becomes("Bert")
    bert_there = visits(storage_state=bert.context.storage_state())
    ada.page.add_init_script(HIDDEN)
    here, there = (two_at_a_table(ada, bert, name) for name in ("Delos", "Naxos"))
    players = {bert: Player(bert, seed=2), bert_there: Player(bert_there, seed=2)}
    for visitor, table in ((bert_there, there), (bert, here)):
        for each in (ada, visitor):
            each.frames.clear()
            each.goes_to(f"/t/{table}")
            each.until(each.knows_position)
        until_asked(players[visitor], Player(ada, seed=3))
    looks_for_turns(ada)
    ada.page.evaluate("window.notices.length = 0")
    while players[bert_there].has_to_decide():
        players[bert_there].does(players[bert_there].likes())
        bert_there.until(lambda: bert_there.position()["ply"] > players[bert_there].decided)
    looks_for_turns(ada)
    expect(ada.page).to_have_title("(1) Emporion · Delos")
    assert ada.page.evaluate("window.notices") == [notice("Naxos", there)]
    until_asked(Player(ada, seed=3), players[bert])
    expect(ada.page).to_have_title("● (1) Emporion · Delos")
    ada.until(lambda: len(ada.page.evaluate("window.notices")) == 2)
    assert ada.page.evaluate("window.notices")[1] == notice("Delos", here)


def notice(name: str, table: str) -> dict[str, str]:
    """What is told of a turn."""
    return {"words": say("your-turn"), "body": f"Emporion · {name}", "tag": f"/t/{table}"}


def with_one_word_of_the_table(line: WebSocketRoute) -> None:
    """A line on which the table says only once how it is, and then there are positions alone."""
    server = line.connect_to_server()
    told: set[str] = set()

    def tell(frame: str | bytes) -> None:
        messages = [message for message in frame.splitlines() if json.loads(message)["type"] not in told & {"table"}]
        told.update(json.loads(message)["type"] for message in messages)
        if messages:
            line.send("\n".join(map(str, messages)))

    server.on_message(tell)
    line.on_message(server.send)


def test_the_tab_says_at_once_whose_turn_it_is(visits: Callable[..., Visitor]) -> None:
    ada, bert = visits().becomes("Ada"), visits().becomes("Bert")
    table = ada.makes_table(ME, OPEN, game="emporion", start=False)
    bert.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    players = [Player(ada, seed=6), Player(bert, seed=7)]
    for visitor in (ada, bert):
        visitor.page.route_web_socket(re.compile("/play"), with_one_word_of_the_table)
        visitor.goes_to(f"/t/{table}")
        visitor.until(visitor.knows_position)
    for _ in range(6):
        ada.until(lambda: any(player.has_to_decide() for player in players))
        (player,) = [player for player in players if player.has_to_decide()]
        (other,) = [each for each in players if each is not player]
        expect(player.page).to_have_title(re.compile("^● Emporion · "))
        expect(other.page).not_to_have_title(re.compile("^● "))
        player.does(player.likes())
        player.visitor.until(lambda player=player: player.visitor.position()["ply"] > player.decided)  # type: ignore[misc]


def what_is_said_arrives(ada: Visitor, bert: Visitor) -> None:
    """A line of chat, and the mark that it has not been read."""
    ada.page.get_by_role("tab", name=say("chat")).click()
    ada.page.get_by_role("textbox", name=say("say-something")).fill("Well played")
    ada.button(say("send")).click()
    tab = bert.page.get_by_role("tab", name=say("chat"))
    expect(tab).to_contain_text(say("unread", n=1))
    tab.click()
    expect(bert.page.get_by_role("log", name=say("chat"))).to_contain_text("Well played")
    expect(tab).not_to_contain_text(say("unread", n=1))


def a_reload_brings_the_table_back(player: Player) -> None:
    """The same hand, the same choices."""
    assert player.is_asked()
    hand, lit = player.visitor.hand(), player.lit()
    player.page.reload()
    assert player.is_asked()
    assert (player.visitor.hand(), player.lit()) == (hand, lit)


def a_lost_connection_comes_back(player: Player) -> None:
    """The page says that the line is lost, and finds it again by itself."""
    assert player.is_asked()
    player.visitor.context.set_offline(True)
    lost = player.page.get_by_text(say("reconnecting"))
    expect(lost).to_be_visible()
    player.visitor.context.set_offline(False)
    expect(lost).to_be_hidden()


def a_dead_server_comes_back(server: Server, players: list[Player]) -> None:
    """A power cut while somebody decides: the decision is not lost, and both play on."""
    player = players[0]
    assert player.is_asked()
    server.kill()
    for each in players:
        expect(each.page.get_by_text(say("reconnecting"))).to_be_visible()
    ply = player.visitor.position()["ply"]
    player.does(player.likes())
    server.start()
    for each in players:
        expect(each.page.get_by_text(say("reconnecting"))).to_be_hidden()
    player.visitor.until(lambda: player.visitor.position()["ply"] > ply)
