import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { here, sprite } from './build/sprite.ts'

const root = here(import.meta.url)

export default defineConfig({
  root,
  plugins: [svelte(), sprite(root)],
  // Svelte as browsers get it, not as a server does.
  resolve: { conditions: ['browser'] },
  // A game's texts stand beside its rules.
  server: { fs: { allow: [resolve(root, '..')] } },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'happy-dom',
    pool: 'vmThreads',
    environmentOptions: { happyDOM: { url: 'http://localhost/' } },
  },
})
