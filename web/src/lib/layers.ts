// What lies over the page (a drawer, a sheet, a menu) is closed by the browser's way back before that leaves the page.
// Each open layer is an entry of the history, with its depth in the entry's state.

interface Layer {
  close: () => void
}

const stack: Layer[] = []
const depthOf = (state: unknown): number => (state as { layer?: number } | null)?.layer ?? 0
/** Whether the browser is on its way back because we closed something. */
let returning = false
let planned = false

/** Whether the present entry of the history stands for a layer: where the page goes on from here, the new address takes its place. */
export const isLayer = (): boolean => depthOf(history.state) > 0

/** Brings the history to as many entries as there are layers. What closes as another opens leaves its entry to it. */
function settle(): void {
  planned = false
  if (returning) return
  let depth = depthOf(history.state)
  for (; depth < stack.length; depth++) history.pushState({ layer: depth + 1 }, '')
  if (depth > stack.length) {
    returning = true
    history.go(stack.length - depth)
  }
}

function plan(): void {
  if (!planned) setTimeout(settle)
  planned = true
}

addEventListener('popstate', ({ state }) => {
  if (returning) {
    returning = false
    plan()
  } else while (stack.length > depthOf(state)) stack.pop()!.close()
})

/** Says that something lies over the page, and how it is closed; the answer says that it does no more. */
export function layer(close: () => void): () => void {
  const own = { close }
  stack.push(own)
  if (!planned) settle()
  return () => {
    const at = stack.indexOf(own)
    if (at < 0) return
    stack.splice(at, 1)
    plan()
  }
}
