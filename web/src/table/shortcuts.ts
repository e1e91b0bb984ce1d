// The keys at a table. They mean nothing while somebody types, or while a panel is open.

export const KEYS = [
  { key: 'Enter', shown: 'Enter', name: 'main' },
  { key: 'u', shown: 'U', name: 'undo' },
  { key: 's', shown: 'S', name: 'score' },
  { key: 'l', shown: 'L', name: 'since' },
  { key: 'p', shown: 'P', name: 'again' },
  { key: 'g', shown: 'G', name: 'log' },
  { key: 'c', shown: 'C', name: 'chat' },
  { key: '?', shown: '?', name: 'help' },
] as const

export type KeyName = (typeof KEYS)[number]['name']

const TYPING = 'input, textarea, select, [contenteditable], dialog'
const PRESSABLE = 'button, a[href], summary, [role="button"], [role="radio"], [role="option"], [tabindex="0"]'

/** What a key means, or null. Enter belongs to whatever has the focus. */
export function meaning(event: KeyboardEvent): KeyName | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest(TYPING)) return null
  const found = KEYS.find((each) => each.key === (event.key.length === 1 ? event.key.toLowerCase() : event.key))
  return !found || (found.name === 'main' && target?.closest(PRESSABLE)) ? null : found.name
}
