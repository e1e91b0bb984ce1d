"""Texts that are missing: a mark in their place, a bare id, or a value that was not filled in."""

import re
from collections.abc import Sequence
from functools import cache

from tests.page.visitors import Visitor
from tests.page.words import ROOT

# Everything that is read or read out.
TEXTS = """() => {
    const words = [document.title]
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode())
        if (!walk.currentNode.parentElement.closest('script, style')) words.push(walk.currentNode.data)
    const attributes = ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt']
    for (const name of attributes)
        for (const one of document.querySelectorAll(`[${name}]`)) words.push(one.getAttribute(name))
    return words.map(word => word.trim()).filter(Boolean)
}"""
WRONG = re.compile(
    r"[⟨⟩]"  # the page's mark of a message that is not there
    r"|\{\s*\$|\{\?"  # a value that was not filled in
    r"|^[a-z]+(-[a-z0-9]+)+$"  # an id
    r"|\[[a-z-]+\]"  # the name of a picture
    r"|\bundefined\b|\bNaN\b|\bnull\b"
)


def missing_texts(visitor: Visitor) -> list[str]:
    """What stands on the page and is no text for people."""
    texts: Sequence[str] = visitor.page.evaluate(TEXTS)
    return sorted({text for text in texts if WRONG.search(text) and not is_said(text)})


@cache
def is_said(text: str) -> bool:
    """Whether a message says just this: a word with a hyphen is not always an id."""
    said = re.compile(rf"^.*= {re.escape(text)}$", re.MULTILINE)
    return any(said.search(file.read_text("utf-8")) for file in ROOT.glob("src/petteia/games/*/texts/*.ftl"))
