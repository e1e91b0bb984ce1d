// What the pictures in square brackets are called.

import type { Texts } from '../../../lib/texts.svelte'

const FAMILIES = ['resource', 'track', 'tile', 'page-icon'] as const

/** What a picture stands for. */
export function wordFor(icon: string, texts: Texts): string {
  const die = /^d([1-6])$/.exec(icon)
  if (die) return die[1]!
  const family = FAMILIES.find((each) => texts.has(`${each}-${icon}`))
  return family ? texts.get(`${family}-${icon}`) : ''
}
