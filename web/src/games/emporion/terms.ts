// Made by scripts/make-page-types from src/petteia/games/emporion/terms.py; do not edit.

// The numbers behind the rulebook's words. Integers inside, words outside.
//
// What is called by a few known words has a type of these words, for views, figures and the page.

export type Colour = 'war' | 'culture' | 'trade'

export type Kind = 'war' | 'culture' | 'trade' | 'prestige' | 'merchandise'

export type Counted = 'war' | 'culture' | 'trade' | 'prestige' | 'merchandise' | 'booty'

export type Ability = 'prestige' | 'merchandise'

export type ActionCard = 'war' | 'culture' | 'trade' | 'expedition' | 'reserve'

export type MarkerName = 'asclepios' | 'hygieia'

export type Deck = 'history' | 'progress'

export type PointSource =
  | 'prestige'
  | 'merchandise'
  | 'per-war'
  | 'per-culture'
  | 'per-trade'
  | 'per-prestige'
  | 'per-merchandise'
  | 'per-booty'
  | 'printed'
  | 'reserved'

export type Phase = 'set-up' | 'play' | 'over'

export type Ending = 'not-yet' | 'cards' | 'deck' | 'standstill'

export type QuestionKind = 'nothing' | 'first' | 'marker' | 'turn' | 'send' | 'refill' | 'give-up'

/** All words of a type, in their order. */
export const WORDS = {
  Colour: ['war', 'culture', 'trade'],
  Kind: ['war', 'culture', 'trade', 'prestige', 'merchandise'],
  Counted: ['war', 'culture', 'trade', 'prestige', 'merchandise', 'booty'],
  Ability: ['prestige', 'merchandise'],
  ActionCard: ['war', 'culture', 'trade', 'expedition', 'reserve'],
  MarkerName: ['asclepios', 'hygieia'],
  Deck: ['history', 'progress'],
  PointSource: [
    'prestige',
    'merchandise',
    'per-war',
    'per-culture',
    'per-trade',
    'per-prestige',
    'per-merchandise',
    'per-booty',
    'printed',
    'reserved',
  ],
  Phase: ['set-up', 'play', 'over'],
  Ending: ['not-yet', 'cards', 'deck', 'standstill'],
  QuestionKind: ['nothing', 'first', 'marker', 'turn', 'send', 'refill', 'give-up'],
} as const
