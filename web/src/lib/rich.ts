// Reading words with pictures in square brackets: "2[icon] more".

export type RichPiece = { text: string } | { number: string; icon: string }

const PICTURE = /([+−]?\d*)\[([a-z0-9-]+)\]/g

export function pieces(text: string): RichPiece[] {
  const found: RichPiece[] = []
  let from = 0
  for (const match of text.matchAll(PICTURE)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index) })
    found.push({ number: match[1]!, icon: match[2]! })
    from = match.index + match[0].length
  }
  if (from < text.length) found.push({ text: text.slice(from) })
  return found
}
