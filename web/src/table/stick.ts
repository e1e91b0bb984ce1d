// Keeps a list at its end when something is added, unless somebody has scrolled up to read.

const NEAR = 40
const readers = new WeakSet<HTMLElement>()

export function stickToEnd(count: () => unknown): (element: HTMLElement) => () => void {
  return (element) => {
    count()
    if (!readers.has(element)) element.scrollTop = element.scrollHeight
    const scrolled = (): void => {
      if (element.scrollHeight - element.scrollTop - element.clientHeight > NEAR) readers.add(element)
      else readers.delete(element)
    }
    element.addEventListener('scroll', scrolled, { passive: true })
    return () => element.removeEventListener('scroll', scrolled)
  }
}
