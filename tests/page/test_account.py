"""An account on the page: made with recovery codes, seen on every device, recovered, and deleted."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.page.axe import check_everywhere
from tests.page.visitors import DESK, ME, OPEN, PHONE, Visitor
from tests.page.words import say

WORD, OTHER = "correct horse", "battery staple"


def fills(visitor: Visitor, label: str, value: str, within: Locator | None = None) -> None:
    """Fill in the field that is called so."""
    (within or visitor.page.locator("main")).get_by_label(label, exact=True).fill(value)


def makes_account(visitor: Visitor, name: str) -> list[str]:
    """Make an account, by keyboard. Returns the recovery codes that are shown."""
    visitor.becomes(name)
    visitor.goes_to("/account")
    fills(visitor, say("new-password"), WORD)
    fills(visitor, say("password-again"), WORD)
    visitor.page.keyboard.press("Enter")
    sheet = visitor.page.get_by_role("dialog", name=say("recovery-codes"))
    expect(sheet.get_by_role("listitem")).to_have_count(8)
    codes = sheet.get_by_role("listitem").all_inner_texts()
    sheet.get_by_role("button", name=say("codes-kept")).click()
    expect(visitor.page.get_by_text(say("signed-in", name=name))).to_be_visible()
    return codes


def signs_in(visitor: Visitor, name: str, word: str = WORD) -> None:
    """Sign in on the account's screen."""
    visitor.goes_to("/account")
    fills(visitor, say("account-name"), name)
    fills(visitor, say("password"), word)
    visitor.button(say("sign-in")).click()
    expect(visitor.page.get_by_text(say("signed-in", name=name))).to_be_visible()


def test_an_account_is_on_two_devices_and_one_ends_the_other(visits: Callable[..., Visitor]) -> None:
    desk, phone = visits(DESK), visits(PHONE)
    makes_account(desk, "Ines")
    phone.becomes("Passing guest")
    table = phone.makes_table(ME, OPEN, start=False)
    signs_in(phone, "Ines")  # with the guest's games, as the switch says
    phone.goes_to(f"/t/{table}")
    phone.until(lambda: any(frame["type"] == "table" and frame["host"] for frame in phone.frames))
    desk.page.reload()
    devices = desk.page.locator("ul.rows li")
    expect(devices).to_have_count(2)
    check_everywhere(desk, "account")
    other = devices.filter(has_not_text=say("device-this"))
    other.get_by_role("button").click()
    expect(devices).to_have_count(1)
    phone.until(lambda: not phone.told("table")["host"])
    assert desk.context.request.get("/api/mine").json()[0]["id"] == table


def test_two_different_passwords_are_not_sent(desk: Visitor) -> None:
    desk.becomes("Otto")
    desk.goes_to("/account")
    fills(desk, say("new-password"), WORD)
    fills(desk, say("password-again"), OTHER)
    desk.button(say("make-account")).click()
    again = desk.page.get_by_label(say("password-again"), exact=True)
    assert again.evaluate("field => field.validationMessage") == say("password-differs")


@pytest.mark.parametrize("screen", [DESK, PHONE])
def test_a_lost_password_is_replaced_and_an_account_deleted(visits: Callable[..., Visitor], screen: object) -> None:
    name = f"Ulla {'desk' if screen == DESK else 'phone'}"
    before, now = visits(screen), visits(screen)
    codes = makes_account(before, name)
    now.goes_to("/account")
    now.button(say("recover")).click()
    form = now.page.locator("form").filter(has=now.page.get_by_label(say("recovery-code"), exact=True))
    fills(now, say("account-name"), name, form)
    fills(now, say("recovery-code"), codes[3].upper(), form)
    fills(now, say("new-password"), OTHER, form)
    fills(now, say("password-again"), OTHER, form)
    form.get_by_role("button").click()
    expect(now.page.get_by_text(say("codes-left", n=7))).to_be_visible()
    now.nothing_scrolls_sideways()
    now.page.get_by_role("button", name=say("delete-account")).click()
    sheet = now.page.get_by_role("dialog", name=say("delete-account"))
    fills(now, say("password"), WORD, sheet)
    sheet.get_by_role("button", name=say("delete-account")).click()
    expect(sheet.get_by_role("alert")).to_have_text(say("problem-wrong-password"))
    fills(now, say("password"), OTHER, sheet)
    sheet.get_by_role("button", name=say("delete-account")).click()
    expect(now.page.get_by_role("heading", name=say("make-account"))).to_be_visible()
    assert now.context.request.get("/api/me").text() == "null"
