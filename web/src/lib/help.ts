// The rules as a game's texts explain them, in the order in which they are read.

import type { Texts } from './texts.svelte'

export interface HelpEntry {
  id: string
  title: string
  text: string
}

export interface HelpSections {
  /** What belongs to the moment, the most fitting first. */
  now: HelpEntry[]
  goal: HelpEntry[]
  phases: HelpEntry[]
  pieces: HelpEntry[]
  rest: HelpEntry[]
}

/** `help-goal` with `.text`, or a message with `.title` and a value, or a phase with `.help`. */
function entry(id: string, texts: Texts): HelpEntry | null {
  if (texts.has(`${id}.title`)) return { id, title: texts.get(`${id}.title`), text: texts.get(id) }
  if (texts.has(`${id}.help`)) return { id, title: texts.get(id), text: texts.get(`${id}.help`) }
  return texts.has(`${id}.text`) ? { id, title: texts.get(id), text: texts.get(`${id}.text`) } : null
}

/** Everything that the texts explain, once each. `moment` has ids of what belongs to the moment, with or without `help-` or `phase-`. */
export function helpSections(texts: Texts, moment: readonly string[]): HelpSections {
  const entries = (ids: readonly string[]): HelpEntry[] => ids.map((id) => entry(id, texts)).filter((each) => each !== null)
  const now = entries(moment.map((id) => [id, `help-${id}`].find((each) => texts.has(each)) ?? `phase-${id}`))
  const shown = new Set(now.map(({ id }) => id))
  const others = (...prefixes: string[]): HelpEntry[] =>
    entries(prefixes.flatMap((prefix) => texts.ids(prefix))).filter(({ id }) => !shown.has(id))
  const help = others('help-')
  return {
    now,
    goal: help.filter(({ id }) => id === 'help-goal'),
    phases: others('phase-'),
    pieces: others('tile-', 'track-', 'piece-'),
    rest: help.filter(({ id }) => id !== 'help-goal'),
  }
}
