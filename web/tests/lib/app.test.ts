import { expect, test } from 'vitest'
import { paths } from '../../src/lib/app.svelte'

test('the worker is told of our own files, each once', () => {
  const names = ['/assets/a.js', '/assets/a.js', '/api/me?x=1', 'https://elsewhere.example/assets/b.js']
  expect(paths(names.map((name) => ({ name: new URL(name, location.origin).href })))).toEqual(['/assets/a.js', '/api/me'])
})
