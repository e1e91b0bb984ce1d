// Made by scripts/make-page-types; do not edit.

/** LEVELS of src/petteia/bots/levels.py. */
export const LEVELS = ['novice', 'skilled', 'expert', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** LANGUAGES of src/petteia/texts.py. */
export const LANGUAGES = ['en', 'es', 'fr', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
