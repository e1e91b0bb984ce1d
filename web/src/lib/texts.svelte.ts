// What the page says to people: Fluent files, the page's own (web/texts) and each game's (src/petteia/games/NAME/texts).
// What another package's game says comes from the server.
// A file is loaded when its language is first needed. Whatever is read here is reactive: a new language redraws the page.

import { untrack } from 'svelte'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { gameTexts } from './api'
import type { Language } from './lists'
import { settings } from './settings.svelte'

type Loader = () => Promise<string>

const OF_PAGE = import.meta.glob<string>('../../texts/*.ftl', { query: '?raw', import: 'default' })
const OF_GAMES = import.meta.glob<string>('../../../src/petteia/games/*/texts/*.ftl', { query: '?raw', import: 'default' })

const folder = (game: string): string => game.replaceAll('-', '_')

/** Games whose messages are part of the page. */
const BUILT_IN = new Set(Object.keys(OF_GAMES).map((path) => path.split('/').at(-3)!))

/** Where the messages stand: the page's own, or a game's. */
function loader(game: string | null, language: Language): Loader | undefined {
  if (game === null) return OF_PAGE[`../../texts/${language}.ftl`]
  if (!BUILT_IN.has(folder(game))) return () => gameTexts(game, language)
  return OF_GAMES[`../../../src/petteia/games/${folder(game)}/texts/${language}.ftl`]
}

const sources = new Map<string, Promise<FluentResource>>()

/** The messages of the page or of a game in a language; English where there are no others. */
function resource(game: string | null, language: Language): Promise<FluentResource> {
  const key = `${game ?? ''}/${language}`
  let source = sources.get(key)
  if (!source) {
    const load = loader(game, language) ?? loader(game, 'en') ?? (() => Promise.resolve(''))
    source = load().then((text) => new FluentResource(text))
    source.catch(() => sources.delete(key))
    sources.set(key, source)
  }
  return source
}

export type Values = Record<string, string | number>

/** The page's messages, with those of one game on top. */
export class Texts {
  /** The language that is shown; it changes once the new one's messages are there. */
  language = $state<Language>('en')
  /** What every message may name besides its own values: a game's figures. */
  figures = $state.raw<Values>({})
  /** What an owner's file calls things, by the ids of the messages that name them otherwise. */
  names = $state.raw<Record<string, string>>({})
  #bundle = $state.raw<FluentBundle | null>(null)
  readonly #game: string | null

  constructor(game: string | null) {
    this.#game = game
  }

  /** Whether there is anything to say yet. */
  get loaded(): boolean {
    return this.#bundle !== null
  }

  async load(language: Language): Promise<this> {
    if (this.#bundle && this.language === language) return this
    const parts = [resource(null, language)]
    if (this.#game !== null) parts.push(resource(this.#game, language))
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const part of await Promise.all(parts)) bundle.addResource(part, { allowOverrides: true })
    if (settings.language === language || !this.#bundle) {
      this.#bundle = bundle
      this.language = language
    }
    return this
  }

  /** Whether there is such a message, or with a dot (`card-bank.text`) such an attribute. */
  has(id: string): boolean {
    return id in this.names || this.#pattern(id) !== null
  }

  /** The message, or with a dot (`card-bank.text`) its attribute, with the values filled in. */
  get(id: string, values: Values = {}): string {
    const own = this.names[id]
    if (own !== undefined) return own
    const pattern = this.#pattern(id)
    if (pattern === null) {
      if (this.#bundle && import.meta.env.DEV) console.error(`There is no text "${id}" in ${this.language}.`)
      return this.#bundle ? `⟨${id}⟩` : ''
    }
    const errors: Error[] = []
    const text = this.#bundle!.formatPattern(pattern, { ...this.figures, ...values }, errors)
    if (errors.length > 0 && import.meta.env.DEV) console.error(`Text "${id}" in ${this.language}:`, errors[0])
    return text
  }

  /** The message if there is one, else the other words; nothing while the messages are on their way. */
  getOr(id: string, other: string): string {
    if (!this.loaded) return ''
    return this.has(id) ? this.get(id) : other
  }

  /** Every message's id that begins so, in no particular order. */
  ids(prefix: string): string[] {
    return [...(this.#bundle?._messages.keys() ?? [])].filter((id) => id.startsWith(prefix))
  }

  #pattern(id: string) {
    const dot = id.indexOf('.')
    const message = this.#bundle?.getMessage(dot < 0 ? id : id.slice(0, dot))
    if (!message) return null
    return (dot < 0 ? message.value : message.attributes[id.slice(dot + 1)]) ?? null
  }
}

/** What the page itself says. */
export const texts = new Texts(null)

const ofGames = new Map<string, Texts>()
/** How often words of a game have arrived. A text that is made while something is drawn does not redraw it; this does. */
let arrivals = $state(0)

/** What the page says about a game; empty until loaded. One object per game. */
export function textsOf(game: string): Texts {
  let found = ofGames.get(game)
  if (!found) {
    const made = new Texts(game)
    const arrived = (): number => (arrivals += 1)
    untrack(() => made.load(settings.language)).then(arrived, () => ofGames.delete(game))
    ofGames.set(game, (found = made))
  }
  void arrivals
  return found
}

/** Changes the language of everything that is shown. */
export async function speak(language: Language): Promise<void> {
  settings.set({ language })
  await Promise.all([texts, ...ofGames.values()].map((each) => each.load(language)))
}
