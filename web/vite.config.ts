import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compress } from './build/compress.ts'
import { here, sprite } from './build/sprite.ts'

const root = here(import.meta.url)
const server = process.env['PETTEIA_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  root,
  plugins: [svelte(), sprite(root), compress()],
  build: {
    outDir: resolve(root, '../src/petteia/server/page'),
    emptyOutDir: true,
    // Browsers of spring 2024 and later: they know light-dark(), so the tokens stay as they are written.
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // The server's Content-Security-Policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'build.json',
    // Compressing takes its time; nothing to be warned of.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    port: 5173,
    fs: { allow: [resolve(root, '..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
})
