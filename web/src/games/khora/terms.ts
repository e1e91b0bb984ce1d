// Made by scripts/make-page-types from src/petteia/games/khora/terms.py; do not edit.

// The numbers behind the rulebook's words. Integers inside, words outside.
//
// What is called by a few known words has a type of these words, for views, figures and the page.

export type Source = 'rulebook' | 'two' | 'one' | 'disputed' | 'own'

export type Resource = 'drachma' | 'citizens' | 'taxes' | 'glory' | 'troops' | 'vp' | 'philosophy' | 'dice'

export type Track = 'economy' | 'culture' | 'military'

export type Colour = 'red' | 'blue' | 'green'

export type Tile = 'philosophy' | 'legislation' | 'culture' | 'trade' | 'military' | 'politics' | 'development'

export type Phase =
  | 'cities'
  | 'draft'
  | 'announcement'
  | 'tax'
  | 'dice'
  | 'settling'
  | 'action'
  | 'progress'
  | 'resolution'
  | 'achievement'
  | 'last-swaps'
  | 'over'

export type Condition = 'always' | 'nobody-lower-in-culture' | 'nobody-higher-in-economy'

export type Count =
  | 'minor-knowledge'
  | 'knowledge'
  | 'blue-knowledge'
  | 'economy'
  | 'hand-card'
  | 'played-card'
  | 'drachma'
  | 'lowest-track'
  | 'taxes'
  | 'citizens'
  | 'troops'
  | 'vp'

export type QuestionKind =
  | 'nothing'
  | 'city'
  | 'draft'
  | 'tile'
  | 'settle'
  | 'keep'
  | 'buy'
  | 'explore'
  | 'play'
  | 'develop'
  | 'advance'
  | 'lose'
  | 'discard'
  | 'event-advance'
  | 'action'
  | 'recall'
  | 'reward'
  | 'track'
  | 'learn'
  | 'achievement'
  | 'swap'

/** All words of a type, in their order. */
export const WORDS = {
  Source: ['rulebook', 'two', 'one', 'disputed', 'own'],
  Resource: ['drachma', 'citizens', 'taxes', 'glory', 'troops', 'vp', 'philosophy', 'dice'],
  Track: ['economy', 'culture', 'military'],
  Colour: ['red', 'blue', 'green'],
  Tile: ['philosophy', 'legislation', 'culture', 'trade', 'military', 'politics', 'development'],
  Phase: [
    'cities',
    'draft',
    'announcement',
    'tax',
    'dice',
    'settling',
    'action',
    'progress',
    'resolution',
    'achievement',
    'last-swaps',
    'over',
  ],
  Condition: ['always', 'nobody-lower-in-culture', 'nobody-higher-in-economy'],
  Count: [
    'minor-knowledge',
    'knowledge',
    'blue-knowledge',
    'economy',
    'hand-card',
    'played-card',
    'drachma',
    'lowest-track',
    'taxes',
    'citizens',
    'troops',
    'vp',
  ],
  QuestionKind: [
    'nothing',
    'city',
    'draft',
    'tile',
    'settle',
    'keep',
    'buy',
    'explore',
    'play',
    'develop',
    'advance',
    'lose',
    'discard',
    'event-advance',
    'action',
    'recall',
    'reward',
    'track',
    'learn',
    'achievement',
    'swap',
  ],
} as const
