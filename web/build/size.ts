// How much compressed script a browser loads before somebody can do something: at home, and at a table of each game.
// Prints it as JSON; says so and fails if it is too much. `npm run size`, after `npm run build`.

import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { LANGUAGES } from '../src/lib/lists.ts'
import { here } from './sprite.ts'

interface Chunk {
  file: string
  imports?: string[]
}

const MOST = 200_000
const page = resolve(here(import.meta.url), '../../src/petteia/server/page')
const manifest = JSON.parse(readFileSync(join(page, 'build.json'), 'utf8')) as Record<string, Chunk>

/** All script files that loading these modules loads. */
function files(modules: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of modules) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`There is no ${name} in the built page.`)
    if (found.has(chunk.file)) continue
    found.add(chunk.file)
    files(chunk.imports ?? [], found)
  }
  return found
}

/** Compressed bytes; what is too small to be worth compressing counts as it is. */
function size(file: string): number {
  const path = join(page, file)
  return Math.min(statSync(path).size, statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? Infinity)
}

const bytes = (modules: readonly string[]): number => [...files(modules)].reduce((sum, file) => sum + size(file), 0)

const names = Object.keys(manifest)
const games = names.flatMap((name) => /^src\/games\/([^/]+)\/index\.ts$/.exec(name)?.[1] ?? [])
const texts = (language: string): string[] =>
  names.filter((name) => name === `texts/${language}.ftl?raw` || (name.includes('/games/') && name.endsWith(`/texts/${language}.ftl?raw`)))
const largest = (modules: readonly string[]): number => Math.max(...LANGUAGES.map((language) => bytes([...modules, ...texts(language)])))

const sizes: Record<string, number> = { home: largest(['index.html']) }
for (const game of games) sizes[game] = largest(['index.html', 'src/table/TablePage.svelte', `src/games/${game}/index.ts`])

console.log(JSON.stringify(sizes))
const worst = Math.max(...Object.values(sizes))
if (worst > MOST) {
  console.error(`The first load has ${worst} bytes of compressed script; it shall have no more than ${MOST}.`)
  process.exitCode = 1
}
