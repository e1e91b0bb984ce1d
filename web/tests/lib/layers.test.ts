import { afterEach, expect, test, vi } from 'vitest'
import { isLayer, layer } from '../../src/lib/layers'

/** A history as a browser's: what goes back tells of it later. */
const entries: unknown[] = [null]
let at = 0
vi.spyOn(history, 'state', 'get').mockImplementation(() => entries[at])
vi.spyOn(history, 'pushState').mockImplementation((state) => {
  entries.splice(++at, Infinity, state)
})
vi.spyOn(history, 'go').mockImplementation((by = 0) => {
  setTimeout(() => {
    at += by
    dispatchEvent(new PopStateEvent('popstate', { state: entries[at] }))
  })
})
const back = async (): Promise<void> => {
  history.go(-1)
  await settled()
}
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 20))

afterEach(async () => {
  await settled()
  expect(at).toBe(0)
})

test('the way back closes what is open, the uppermost first', async () => {
  const [drawer, sheet] = [vi.fn(), vi.fn()]
  layer(drawer)
  layer(sheet)
  await settled()
  expect(isLayer()).toBe(true)
  await back()
  expect([sheet.mock.calls.length, drawer.mock.calls.length]).toEqual([1, 0])
  await back()
  expect(drawer).toHaveBeenCalledOnce()
})

test('what is closed otherwise leaves no entry behind', async () => {
  const close = vi.fn()
  const release = layer(close)
  await settled()
  expect(at).toBe(1)
  release()
  await settled()
  expect(at).toBe(0)
  expect(close).not.toHaveBeenCalled()
})

test('what opens as another closes takes over its entry', async () => {
  const [menu, sheet] = [vi.fn(), vi.fn()]
  const release = layer(menu)
  await settled()
  release()
  layer(sheet)
  await settled()
  expect(at).toBe(1)
  await back()
  expect([menu.mock.calls.length, sheet.mock.calls.length]).toEqual([0, 1])
})

test('what opens while the browser still goes back is not closed by that', async () => {
  const release = layer(vi.fn())
  await settled()
  release()
  await new Promise((done) => setTimeout(done))
  const sheet = vi.fn()
  layer(sheet)
  await settled()
  expect(sheet).not.toHaveBeenCalled()
  expect(at).toBe(1)
  await back()
  expect(sheet).toHaveBeenCalledOnce()
})
