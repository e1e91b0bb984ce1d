// A few words about the thing under the mouse, the focus or a long press: `<button {@attach tip(() => words)}>`.
// One bubble for the whole page, drawn by parts/Tips.svelte. Empty words show nothing.

const BEFORE_MOUSE = 250
const LONG_PRESS = 450

export interface Tip {
  words: string
  /** What it is about, on the screen. */
  box: DOMRect
}

class Tips {
  shown = $state.raw<Tip | null>(null)
  #on: Element | null = null
  #timer = 0

  show(element: Element, words: () => string, after: number): void {
    clearTimeout(this.#timer)
    this.#on = element
    this.#timer = window.setTimeout(() => {
      const text = words()
      this.shown = text && element.isConnected ? { words: text, box: element.getBoundingClientRect() } : null
    }, after)
  }

  hide(element?: Element): void {
    if (element && element !== this.#on) return
    clearTimeout(this.#timer)
    this.#on = null
    this.shown = null
  }
}

export const tips = new Tips()

export function tip(words: () => string): (element: Element) => () => void {
  return (element) => {
    const events: Record<string, (event: Event) => void> = {
      pointerenter: (event) => (event as PointerEvent).pointerType === 'mouse' && tips.show(element, words, BEFORE_MOUSE),
      pointerleave: () => tips.hide(element),
      pointerdown: (event) =>
        (event as PointerEvent).pointerType === 'mouse' ? tips.hide(element) : tips.show(element, words, LONG_PRESS),
      pointercancel: () => tips.hide(element),
      focus: () => element.matches(':focus-visible') && tips.show(element, words, 0),
      blur: () => tips.hide(element),
    }
    for (const [name, handler] of Object.entries(events)) element.addEventListener(name, handler)
    return () => {
      for (const [name, handler] of Object.entries(events)) element.removeEventListener(name, handler)
      tips.hide(element)
    }
  }
}
