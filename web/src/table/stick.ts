// Keeps a list at its end when something is added, unless somebody has scrolled up to read.

const NEAR = 40

export function stickToEnd(count: () => unknown): (element: HTMLElement) => void {
  return (element) => {
    count()
    const { scrollTop, clientHeight, scrollHeight } = element
    const first = element.dataset['stuck'] === undefined
    const atEnd = Number(element.dataset['stuck']) - scrollTop - clientHeight < NEAR
    if (first || atEnd) element.scrollTop = scrollHeight
    element.dataset['stuck'] = String(scrollHeight)
  }
}
