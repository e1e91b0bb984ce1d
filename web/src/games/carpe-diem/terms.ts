// Made by scripts/make-page-types from src/petteia/games/carpe_diem/terms.py; do not edit.

// The numbers behind the rulebook's words. Integers inside, words outside.
//
// What is called by a few known words has a type of these words, for views, figures and the page.

export type Landscape = 'vineyard' | 'herbs' | 'chicken' | 'pond'

export type Dwelling = 'merchant' | 'baker' | 'administrator' | 'craftsman'

export type Single = 'market' | 'bakery' | 'fountain'

export type EdgeKind = 'meadow' | 'villa' | Landscape | Dwelling

export type Kind = 'villa' | Landscape | Dwelling | Single

export type Ware = 'grapes' | 'herbs' | 'chicken' | 'fish'

export type Reward = 'vp' | 'coin' | 'bread' | 'step'

/** What green cards count has a message of its own where a ware has the same name. */
export const AMOUNT_OF_KIND: Record<string, string> = { herbs: 'herb-garden', chicken: 'chicken-yard' }

export type Side = 'north' | 'east' | 'south' | 'west'

export type Part = 'set-up' | 'turns' | 'scoring' | 'over'

export type EndSource = 'villas' | 'storage' | 'scroll-track' | 'fountain-cards' | 'frame'

export type QuestionKind =
  | 'nothing'
  | 'place'
  | 'take'
  | 'build'
  | 'craft'
  | 'return'
  | 'disc'
  | 'first'
  | 'pay'
  | 'loaves'

/** All words of a type, in their order. */
export const WORDS = {
  Landscape: ['vineyard', 'herbs', 'chicken', 'pond'],
  Dwelling: ['merchant', 'baker', 'administrator', 'craftsman'],
  Single: ['market', 'bakery', 'fountain'],
  Ware: ['grapes', 'herbs', 'chicken', 'fish'],
  Reward: ['vp', 'coin', 'bread', 'step'],
  Side: ['north', 'east', 'south', 'west'],
  Part: ['set-up', 'turns', 'scoring', 'over'],
  EndSource: ['villas', 'storage', 'scroll-track', 'fountain-cards', 'frame'],
  QuestionKind: ['nothing', 'place', 'take', 'build', 'craft', 'return', 'disc', 'first', 'pay', 'loaves'],
} as const
