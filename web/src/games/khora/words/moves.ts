// Moves and questions in words.

import type { Choice, Delta } from '../../../lib/messages'
import type { Texts } from '../../../lib/texts.svelte'
import type { Book } from '../book'
import type { CityView, View } from '../view'
import { swapped } from './effects'
import { amountWords, tokenName } from './names'

const NONE = 0

/** The viewer's own city. */
const viewer = (view: View): CityView | undefined => (view.seat === null ? undefined : view.cities[view.seat])

/** What a move is about, by its name. */
function thing(verb: string, name: string, book: Book, texts: Texts): string {
  if (verb === 'put' || verb === 'take') return texts.get(`tile-${name}`)
  if (verb === 'buy' || verb === 'learn') return texts.get(`knowledge-${name}-minor`)
  if (verb === 'lose') return texts.get(`knowledge-${name}`)
  if (verb === 'city') return texts.get(`city-${name}`)
  if (verb === 'explore') return tokenName(name, book, texts)
  return name ? texts.get(`card-${name}`) : ''
}

/** A move in words: "Explore major green knowledge 6/3". */
export function describe(move: string, view: View, book: Book, texts: Texts): string {
  const [verb = '', name = ''] = move.split(' ')
  const city = viewer(view)
  if (verb === 'pass') return texts.get(`move-pass-${view.question?.kind ?? 'advance'}`)
  if (verb === 'develop') return texts.get('move-develop', { n: city?.next_development?.number ?? NONE })
  if (verb === 'advance') return texts.get('move-advance', { name: texts.get(`track-${name}`), n: view.question?.costs[name] ?? NONE })
  if (verb === 'reward' || verb === 'claim') return texts.get('move-reward', { what: amountWords(view.question?.gains[name] ?? {}, texts) })
  if (verb === 'swap') return texts.get('move-swap', swapped(book.figures.swap, texts))
  if (verb === 'pay') {
    const die = Number(name) - 1
    const tile = city?.tiles?.[die]
    return texts.get('move-pay', { n: city?.tile_costs[die] ?? NONE, name: tile ? texts.get(`tile-${tile}`) : '' })
  }
  if (verb === 'play') {
    const card = book.cards.get(name)
    const tokens = city?.prices[name]?.tokens ?? NONE
    return texts.get('move-play', { name: texts.get(`card-${name}`), n: card?.cost ?? NONE, tokens })
  }
  return texts.get(`move-${verb}`, { name: thing(verb, name, book, texts) })
}

/** What the viewer is asked, in a sentence. */
export function question(view: View, book: Book, texts: Texts): string {
  const asked = view.question
  const city = viewer(view)
  if (!asked || !city) return ''
  const values = {
    n: asked.left,
    troops: city.troops,
    price: asked.costs['knowledge'] ?? NONE,
    die: city.roll[asked.die ?? NONE] ?? NONE,
    ...swapped(book.figures.swap, texts),
  }
  return texts.get(`question-${asked.kind}`, values)
}

/** The question without its full stop, as a heading, and the rest of it. */
const heading = (sentence: string): string => sentence.replace(/\.$/, '')

/** A change of one of the viewer's numbers: "−3 troops", "+1 major green knowledge", "Economy +1". */
function change({ what, amount }: Delta, texts: Texts): string {
  const sign = amount < NONE ? '−' : '+'
  const number = Math.abs(amount)
  if (texts.has(`amount-${what}`)) return `${sign}${texts.get(`amount-${what}`, { n: number })}`
  if (texts.has(`knowledge-${what}`)) return `${sign}${number} ${texts.get(`knowledge-${what}`)}`
  return texts.has(`track-${what}`) ? `${texts.get(`track-${what}`)} ${sign}${number}` : ''
}

/** What a previewed choice would do, where its name does not say it. */
function outcome(choice: Choice, view: View, texts: Texts): string {
  const [verb, name = ''] = choice.move.split(' ')
  const city = viewer(view)
  if (!city) return ''
  if (verb === 'put') {
    const cost = view.question?.tile_costs[name] ?? NONE
    if (cost === NONE) return texts.get('page-put-free', { name: texts.get(`tile-${name}`) })
    const left = view.question?.citizens[name] ?? NONE
    return left >= NONE
      ? texts.get('page-put-costs', { name: texts.get(`tile-${name}`), n: cost, left })
      : texts.get('page-put-short', { name: texts.get(`tile-${name}`), n: cost, short: -left })
  }
  return choice.deltas
    .filter((delta) => delta.seat === view.seat)
    .map((delta) => change(delta, texts))
    .filter(Boolean)
    .join(', ')
}

/** The sentence of the ask bar and the smaller one after it. The page itself says whom the game waits for and who has won. */
export function ask(view: View, book: Book, previewed: Choice | null, texts: Texts): { title: string; detail: string } {
  if (view.over) return { title: '', detail: '' }
  if (view.seat === null || !view.waiting.includes(view.seat)) return { title: '', detail: meanwhile(view, texts) }
  if (!previewed) return { title: title(view, book, texts), detail: hint(view, texts) }
  return { title: title(view, book, texts), detail: outcome(previewed, view, texts) || describe(previewed.move, view, book, texts) }
}

/** The question as the heading of the ask bar; of several dice, which one. */
function title(view: View, book: Book, texts: Texts): string {
  const city = viewer(view)
  const die = view.question?.die ?? null
  if (city && die !== null) {
    const which = die === city.roll.length - 1 ? 'last' : die === NONE ? 'first' : 'next'
    return texts.get('page-put', { which, die: city.roll[die] ?? NONE })
  }
  if (view.question?.kind === 'settle' && city?.unpaid.length === NONE) return texts.get('page-spend-or-go-on')
  return heading(question(view, book, texts))
}

function hint(view: View, texts: Texts): string {
  const kind = view.question?.kind ?? ''
  const id = `page-hint-${kind}`
  if (view.question?.tokens) return texts.get('page-hint-more-levels')
  return texts.has(id) ? texts.get(id) : ''
}

/** While others decide: the viewer's tiles, as long as they are secret; else the phase. */
function meanwhile(view: View, texts: Texts): string {
  const city = viewer(view)
  if (view.phase === 'dice' && city?.tiles?.length)
    return city.tiles.map((tile, die) => `${city.roll[die]}: ${texts.get(`tile-${tile}`)}`).join(' · ')
  return texts.get(`phase-${view.phase}`)
}

/** The words on the ask bar's main button. */
export function act(choice: Choice, view: View, book: Book, texts: Texts): string {
  const [verb, name = ''] = choice.move.split(' ')
  if (verb === 'play') return texts.get('page-act-play', { name: texts.get(`card-${name}`) })
  if (verb === 'buy' || verb === 'learn') return texts.get(`page-act-${verb}`, { colour: name })
  if (verb !== 'explore') return describe(choice.move, view, book, texts)
  const token = book.tokens.get(name)
  if (!token?.colour) return texts.get('page-act-persepolis')
  return texts.get('page-act-explore', { colour: token.colour, n: token.requires })
}
