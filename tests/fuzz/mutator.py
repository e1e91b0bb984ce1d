"""Damages texts in ways that follow from a seed: in their letters, in their lines, and as JSON inside."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

LETTERS = "\0\n\r\t \"'\\{}[]():;,.=#|/-+_%&?0129aAzé\u0301\u200d\u202e\u2028\ud800😀٣"
WORDS = (
    "null", "true", "false", "NaN", "-1", "0", "1e999", "9" * 20, "9" * 400, "1.5", '""', "[]", "{}", "[[", "]]",
    "game", "seats", "option", "seed", "end", "seat", "khora", "carpe-diem", "emporion", "id", "\\u0000", "%00", "../",
    "'''",
)  # fmt: skip
VALUES: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 7, 255, 256, 2**31, 2**53, 2**63, -(2**63), 10**40, 0.5, -0.0, 1e300, float("inf"),
    float("nan"), "", "\0", "x" * 300, "khora", "é", "\u202e", [], {}, [[]], [None], {"": None}, {"id": 1},
)  # fmt: skip
MOST_CHANGES = 3


class Mutator:
    """Makes new texts of those of a corpus."""

    def __init__(self, corpus: Sequence[str], seed: int) -> None:
        self.corpus = corpus
        self.chance = Random(seed)

    def text(self) -> str:
        """A text of the corpus, damaged once or a few times."""
        text = self.chance.choice(self.corpus)
        for _ in range(self.chance.randint(1, MOST_CHANGES)):
            text = self.chance.choice((self.other_letters, self.other_lines, self.other_value, self.other_value))(text)
        return text

    def other_letters(self, text: str) -> str:
        """Replace a few letters by others, by a word, or by nothing."""
        start = self.chance.randint(0, len(text))
        end = min(start + self.chance.choice((0, 0, 1, 1, 2, 8, 50)), len(text))
        new = self.chance.choice((self.chance.choice(LETTERS), self.chance.choice(WORDS), "", text[start:end] * 3))
        return text[:start] + new + text[end:]

    def other_lines(self, text: str) -> str:
        """Remove, repeat or move lines, or take some of another text."""
        lines, others = text.split("\n"), self.chance.choice(self.corpus).split("\n")
        start = self.chance.randrange(len(lines))
        end = start + self.chance.choice((1, 1, 2, 5))
        place = self.chance.randint(0, len(lines))
        first = self.chance.randrange(len(others))
        kind = self.chance.randrange(4)
        if kind == 0:
            del lines[start:end]
        elif kind == 1:
            lines[place:place] = lines[start:end] * self.chance.choice((1, 1, 40))
        elif kind == 2:
            lines[start], lines[place - 1] = lines[place - 1], lines[start]
        else:
            lines[start:end] = others[first : first + end - start]
        return "\n".join(lines)

    def other_value(self, text: str) -> str:
        """Change something inside a JSON document, which may stand after an empty line; letters where there is none."""
        head, gap, body = text.rpartition("\n\n")
        try:
            document = [json.loads(body)]
        except (ValueError, RecursionError):
            return self.other_letters(text)
        self.change(document)
        return head + gap + json.dumps(document[0], ensure_ascii=self.chance.random() < 0.5)

    def change(self, document: list[Any]) -> None:
        """Change one place in a document, at any depth."""
        at: Any = document
        key: Any = 0
        while isinstance(at[key], (dict, list)) and at[key] and self.chance.random() < 0.85:
            at = at[key]
            key = self.chance.choice(list(at) if isinstance(at, dict) else range(len(at)))
        kind = self.chance.randrange(6)
        if kind == 0 and at is not document:
            del at[key]
        elif kind == 1 and isinstance(at, dict):
            at[self.chance.choice(("x", "", "id", "\0", f"{key}s"))] = at[key]
        elif kind == 1:
            at.insert(self.chance.randint(0, len(at)) if at is not document else 1, at[key])
        elif kind == 2 and isinstance(at[key], int):
            at[key] += self.chance.choice((-1, 1, 100))
        elif kind == 3:
            at[key] = self.chance.choice((str(at[key]), [at[key]], {"x": at[key]}, float(len(str(at[key])))))
        else:
            at[key] = self.chance.choice(VALUES)
