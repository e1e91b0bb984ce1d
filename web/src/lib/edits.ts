// How one document becomes another: petteia/kernel/edits.py makes the edits, and says what they mean.

type Json = unknown
type Inside = { [key: string]: Edit }
export type Edit = null | Inside | [Json] | [Inside, Record<string, string>] | [number, number, Json[]]

/** The new value, which shares with the old one what has not changed. */
export function edited(old: Json, edit: Edit): Json {
  if (!Array.isArray(edit)) return Array.isArray(old) ? editedList(old, edit!) : editedObject(old as Record<string, Json>, edit!)
  if (edit.length === 1) return edit[0]
  if (edit.length === 2) return withKeysInPlace(editedObject(old as Record<string, Json>, edit[0]), edit[1])
  return (old as Json[]).toSpliced(edit[0], edit[1], ...edit[2])
}

function editedObject(old: Record<string, Json>, inside: Inside): Record<string, Json> {
  const made = { ...old }
  for (const [key, edit] of Object.entries(inside)) {
    if (edit === null) delete made[key]
    else made[key] = edited(old[key], edit)
  }
  return made
}

function withKeysInPlace(made: Record<string, Json>, places: Record<string, string>): Record<string, Json> {
  const added = Object.entries(places)
  const keys = Object.keys(made).filter((key) => !(key in places))
  const ordered = keys.flatMap((key) => [...added.filter(([, place]) => place === key).map(([each]) => each), key])
  return Object.fromEntries(ordered.map((key) => [key, made[key]]))
}

function editedList(old: Json[], inside: Inside): Json[] {
  const made = [...old]
  for (const [number, edit] of Object.entries(inside)) made[Number(number)] = edited(old[Number(number)], edit)
  return made
}
