// The games' boards: a folder of src/games each, loaded when a table needs it.

import * as api from './api'
import type { GameUI } from './game'

const FOUND = import.meta.glob<GameUI>('../games/*/index.ts', { import: 'default' })
const components = new Map<string, Promise<unknown>>()

export const hasBoard = (game: string): boolean => `../games/${game}/index.ts` in FOUND

export async function boardOf(game: string): Promise<GameUI> {
  const load = FOUND[`../games/${game}/index.ts`]
  if (!load) throw new Error(`There is no board for ${game}.`)
  return load()
}

/** The game's figures with these options. */
export function componentsOf(game: string, options: Record<string, string>): Promise<unknown> {
  const key = JSON.stringify([game, options])
  let found = components.get(key)
  if (!found) {
    found = api.components(game, options)
    found.catch(() => components.delete(key))
    components.set(key, found)
  }
  return found
}
