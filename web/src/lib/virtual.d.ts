declare module 'virtual:sprite' {
  /** The address of the SVG file with all icons. */
  export const sprite: string
  /** The names in it; null in the built page. */
  export const known: ReadonlySet<string> | null
}
