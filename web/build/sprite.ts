// One SVG file with every icon that is used. Icons come from the lists `icons.json` (names in the game-icons collection, or
// our name for one: {"troops": "spartan-helmet"}) and from drawings of our own in folders `icons/*.svg`, in src and in each game's folder.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const MODULE = 'virtual:sprite'
const DEV_ADDRESS = '/@sprite.svg'

interface Collection {
  width: number
  height: number
  icons: Record<string, { body: string; width?: number; height?: number }>
  aliases: Record<string, { parent: string }>
}

const gameIcons = (): Collection => createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Collection

/** A symbol of the game-icons collection, under our own name. */
function listed(collection: Collection, name: string, original: string, list: string): string {
  const icon = collection.icons[collection.aliases[original]?.parent ?? original]
  if (!icon) throw new Error(`${list}: there is no icon "${original}" in game-icons.`)
  const size = `${icon.width ?? collection.width} ${icon.height ?? collection.height}`
  return `<symbol id="${name}" viewBox="0 0 ${size}">${icon.body}</symbol>`
}

/** A symbol from a drawing of our own; what stands on its <svg> (fill, stroke, ...) is kept. */
function drawn(name: string, file: string): string {
  const match = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(readFileSync(file, 'utf8'))
  if (!match) throw new Error(`${file} is no SVG drawing.`)
  const attributes = match[1]!.replace(/\s(xmlns|width|height)="[^"]*"/g, '').trim()
  return `<symbol id="${name}" ${attributes}>${match[2]!.trim().replace(/>\s+</g, '><')}</symbol>`
}

/** What lies in a folder, if there is one, in the order of the names. */
const inside = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map((name) => join(folder, name))
    : []

/** All icons by name, and the files they were taken from. */
function collect(root: string): { symbols: Map<string, string>; files: string[] } {
  const folders = [join(root, 'src'), ...inside(join(root, 'src/games'))]
  const symbols = new Map<string, string>()
  const files: string[] = []
  const collection = gameIcons()
  const add = (name: string, symbol: string, from: string): void => {
    if ((symbols.get(name) ?? symbol) !== symbol) throw new Error(`${from}: another icon is already called "${name}".`)
    symbols.set(name, symbol)
  }
  for (const folder of folders) {
    const list = join(folder, 'icons.json')
    if (existsSync(list)) {
      files.push(list)
      const names = JSON.parse(readFileSync(list, 'utf8')) as string[] | Record<string, string>
      const pairs = Array.isArray(names) ? names.map((name) => [name, name] as const) : Object.entries(names)
      for (const [name, original] of pairs) add(name, listed(collection, name, original, list), list)
    }
    for (const file of inside(join(folder, 'icons'))) {
      files.push(file)
      const name = basename(file, '.svg')
      add(name, drawn(name, file), file)
    }
  }
  return { symbols, files }
}

const draw = (symbols: Map<string, string>): string => `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols.values()].join('')}</svg>\n`

export function sprite(root: string): Plugin {
  let serving = false
  return {
    name: 'petteia-sprite',
    configResolved(config) {
      serving = config.command === 'serve'
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined
      const { symbols, files } = collect(root)
      for (const file of files) this.addWatchFile(file)
      if (serving) {
        const names = JSON.stringify([...symbols.keys()])
        return `export const sprite = '${DEV_ADDRESS}?' + ${Date.now()}\nexport const known = new Set(${names})`
      }
      const reference = this.emitFile({ type: 'asset', name: 'icons.svg', source: draw(symbols) })
      return `export const sprite = import.meta.ROLLUP_FILE_URL_${reference}\nexport const known = null`
    },
    configureServer(server) {
      const lists = (file: string): boolean => /\/icons\.json$|\/icons\/[^/]*\.svg$/.test(file)
      server.watcher.on('all', (_, file) => {
        const module = lists(file) && server.moduleGraph.getModuleById(`\0${MODULE}`)
        if (module) {
          server.moduleGraph.invalidateModule(module)
          server.ws.send({ type: 'full-reload' })
        }
      })
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(DEV_ADDRESS)) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(draw(collect(root).symbols))
      })
    },
  }
}

/** The folder of a module. */
export const here = (url: string): string => dirname(fileURLToPath(url))
