// What a cover says of a game besides its texts.

export interface CoverFacts {
  /**
   * Decisions of each player in a game of two, rounded: of 100 games of skilled bots,
   * `petteia simulate GAME --seats 2 --games 100 --bots skilled --json` divided by 200 (58, 72 and 39).
   */
  decisions: number
  /** From 1, light, to 5, heavy: our own judgement. */
  weight: number
}

export const COVER_FACTS: Readonly<Record<string, CoverFacts>> = {
  khora: { decisions: 60, weight: 3 },
  'carpe-diem': { decisions: 70, weight: 3 },
  emporion: { decisions: 40, weight: 2 },
}
