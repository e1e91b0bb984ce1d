"""What the document of a set of components looks like, for those who draw it. Words are in texts/."""

from typing import Literal, TypedDict

from petteia.games.carpe_diem.terms import EdgeKind, Kind, Side, Single, Ware

Source = Literal["rulebook", "derived", "one", "reconstructed", "own"]  # where a figure comes from


class PartFigures(TypedDict):
    """A part of a feature on a tile: its kind, its sides and its chimneys. Sides of one kind may be two parts."""

    kind: EdgeKind
    sides: list[Side]
    chimneys: int


class TileFigures(TypedDict):
    """A tile: its edges clockwise from the top, and the single building on it or None."""

    id: str
    back: Literal["white", "black"]
    copies: int
    edges: list[EdgeKind]
    parts: list[PartFigures]
    building: Single | None
    chimneys: int
    turns: int  # how many of its four turns differ
    source: Source


class CardFigures(TypedDict):
    """A scoring card. Red cards are paid with wares, green ones count what is there."""

    id: str
    back: Literal["A", "B", "C", "D"]
    copies: int
    red: bool
    needs: dict[str, int]  # wares; or kinds, "chimney", "landscape", "dwelling", "single"
    gains: dict[str, int]  # "vp", "coin", "bread", "step"
    source: Source


class FountainFigures(TypedDict):
    """A fountain card: VP at the end for each complete feature of its kinds."""

    id: str
    kinds: list[Kind]
    copies: int
    vp: int
    source: Source


class GoalFigures(TypedDict):
    """A goal of a frame piece: place 1 is the line after the first cell, counted clockwise."""

    kind: Kind
    place: int
    vp: int


class FrameFigures(TypedDict):
    """A frame piece."""

    id: str
    goals: list[GoalFigures]
    source: Source


class PanelFigures(TypedDict):
    """A district panel: the cell where the first tile goes, and the cells with scrolls."""

    id: str
    shovel: str
    scrolls: list[str]
    source: Source


class TableFigures(TypedDict):
    """The set-up for a number of players."""

    seats: int
    cards: dict[str, int]  # by back
    places: list[str]  # of the grid that get a card
    vp: list[int]  # in turn order


class KindFigures(TypedDict):
    """A kind of feature. Completing one brings these at once, a landscape wares by its size."""

    id: Kind
    family: Literal["villa", "landscape", "dwelling", "single"]
    ware: Ware | None
    gains: dict[str, int]


class Figures(TypedDict):
    """All figures of one set of components."""

    name: str
    reconstruction: bool  # whether some of it is
    phases: int
    rounds: int
    district: int  # cells in a row, and rows
    track_last: int
    not_fulfilled: int  # VP lost by a card that is not fulfilled at all
    loaves: int  # bread that fulfils any card once
    villa_vp: list[int]  # by chimneys, up to MOST_SHOWN of them
    kinds: list[KindFigures]
    tiles: list[TileFigures]
    cards: list[CardFigures]
    fountains: list[FountainFigures]
    frames: list[FrameFigures]
    panels: list[PanelFigures]
    tables: list[TableFigures]
    texts: dict[str, int]  # the figures that sentences name
