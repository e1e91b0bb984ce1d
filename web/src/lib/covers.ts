// The games' covers, by name: games/NAME/cover.svg.

const FOUND = import.meta.glob<string>('../games/*/cover.svg', { query: '?url', import: 'default', eager: true })

/** A CSS value for a cover; `none` where a game has no drawing. */
export function cover(game: string): string {
  const address = FOUND[`../games/${game}/cover.svg`]
  return address ? `url(${JSON.stringify(address)})` : 'none'
}
