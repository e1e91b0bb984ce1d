// Lays a .gz and a .br beside every file of the built page that is worth it, so that the server compresses nothing at run time.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH = /\.(js|css|html|svg|json|txt|webmanifest)$/
const SMALLEST = 512

export function compress(): Plugin {
  let folder = ''
  return {
    name: 'petteia-compress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    closeBundle: {
      sequential: true,
      handler() {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => WORTH.test(name))) {
          const file = join(folder, name)
          const bytes = readFileSync(file)
          if (bytes.length < SMALLEST) continue
          const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
          writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
          writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: quality }))
        }
      },
    },
  }
}
