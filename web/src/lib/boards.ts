// The games' boards and covers: a folder of src/games each, loaded when a table needs it; the plain board for every other game.

import pebbles from '../plain/cover.svg?url'
import * as api from './api'
import type { GameUI } from './game'
import type { TableInfo } from './messages'
import { textsOf, type Values } from './texts.svelte'

const FOUND = import.meta.glob<GameUI>('../games/*/index.ts', { import: 'default' })
const COVERS = import.meta.glob<string>('../games/*/cover.svg', { query: '?url', import: 'default', eager: true })
const components = new Map<string, Promise<unknown>>()

const plain = (): Promise<GameUI> => import('../plain').then((module) => module.default)

export const boardOf = (game: string): Promise<GameUI> => (FOUND[`../games/${game}/index.ts`] ?? plain)()

/** A game's cover, as a CSS value. Without a drawing of its own it is a board with pebbles, which is what petteia means. */
export const cover = (game: string): string => `url(${JSON.stringify(COVERS[`../games/${game}/cover.svg`] ?? pebbles)})`

/** Asks once for figures; again only if that failed. */
function once(key: string, get: () => Promise<unknown>): Promise<unknown> {
  let found = components.get(key)
  if (!found) {
    found = get()
    found.catch(() => components.delete(key))
    components.set(key, found)
  }
  return found
}

/** Lets the game's sentences name figures, and things as an owner's file does. */
async function spoken(game: string, figures: Promise<unknown>): Promise<unknown> {
  const found = (await figures) as { texts?: Values; names?: Record<string, string> }
  const texts = textsOf(game)
  texts.figures = found.texts ?? {}
  texts.names = found.names ?? {}
  return found
}

/** The game's figures with these options. */
export const componentsOf = (game: string, options: Record<string, string>): Promise<unknown> =>
  spoken(
    game,
    once(JSON.stringify([game, options]), () => api.components(game, options)),
  )

/** The figures that a table is played with: the game's, or those of an owner's own file. */
export const componentsAt = ({ id, game, options, components: mark }: TableInfo): Promise<unknown> =>
  mark
    ? spoken(
        game,
        once(JSON.stringify([id, mark]), () => api.tableComponents(id, mark)),
      )
    : componentsOf(game, options)
