// What a person has chosen for this browser: language, theme, size of the letters, motion, pace, volume, notifications. KeptSettings in
// localStorage.

import { LANGUAGES, type Language } from './lists'

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'full' | 'none'
export const TEXT_SIZES = ['small', 'normal', 'large', 'larger'] as const
export type TextSize = (typeof TEXT_SIZES)[number]
/** How fast this page shows what others do: nobody else waits for it. */
export const PACES = ['slow', 'normal', 'instant', 'steps'] as const
export type Pace = (typeof PACES)[number]
export const VOLUMES = ['off', 'quiet', 'medium', 'loud'] as const
export type Volume = (typeof VOLUMES)[number]

interface KeptSettings {
  language?: Language
  theme?: Theme
  motion?: Motion
  textSize?: TextSize
  pace?: Pace
  volume?: Volume
  notify?: boolean
}

const KEY = 'petteia-settings'

/** Older pages kept whether there is any sound at all. */
function kept(): KeptSettings & { sound?: boolean } {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as KeptSettings | null) ?? {}
  } catch {
    return {}
  }
}

/** The first language of the browser that Petteia speaks, else English. */
function usualLanguage(): Language {
  for (const tag of navigator.languages) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().startsWith(known))
    if (language) return language
  }
  return 'en'
}

class BrowserSettings {
  language = $state<Language>('en')
  theme = $state<Theme>('auto')
  motion = $state<Motion>('auto')
  /** Scales everything, as a zoom does. */
  textSize = $state<TextSize>('normal')
  pace = $state<Pace>('normal')
  /** Of dice, cards, tiles and the tone that says that it is your turn. */
  volume = $state<Volume>('medium')
  /** A system notification when it is your turn and the page is not visible. */
  notify = $state(false)
  #lessMotion = $state(false)
  #darkSystem = $state(false)

  constructor() {
    const start = kept()
    this.language = LANGUAGES.includes(start.language as Language) ? start.language! : usualLanguage()
    this.theme = start.theme ?? 'auto'
    this.motion = start.motion ?? 'auto'
    this.textSize = TEXT_SIZES.find((known) => known === start.textSize) ?? 'normal'
    this.pace = PACES.includes(start.pace as Pace) ? start.pace! : 'normal'
    this.volume = VOLUMES.find((known) => known === start.volume) ?? (start.sound === false ? 'off' : 'medium')
    this.notify = start.notify ?? false
    this.#follow('(prefers-reduced-motion: reduce)', (matches) => (this.#lessMotion = matches))
    this.#follow('(prefers-color-scheme: dark)', (matches) => (this.#darkSystem = matches))
    this.#apply()
  }

  /** Whether pieces may move. */
  get moves(): boolean {
    return this.motion === 'full' || (this.motion === 'auto' && !this.#lessMotion)
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && this.#darkSystem)
  }

  set(changes: KeptSettings): void {
    Object.assign(this, changes)
    this.#apply()
    try {
      const { language, theme, motion, textSize, pace, volume, notify } = this
      localStorage.setItem(KEY, JSON.stringify({ language, theme, motion, textSize, pace, volume, notify }))
    } catch {
      // Nothing may be kept here: the choice lasts until the page is closed.
    }
  }

  #follow(query: string, tell: (matches: boolean) => void): void {
    const media = matchMedia(query)
    tell(media.matches)
    media.addEventListener('change', () => tell(media.matches))
  }

  #apply(): void {
    const { dataset } = document.documentElement
    document.documentElement.lang = this.language
    if (this.theme === 'auto') delete dataset['theme']
    else dataset['theme'] = this.theme
    if (this.motion === 'auto') delete dataset['motion']
    else dataset['motion'] = this.motion
    if (this.textSize === 'normal') delete dataset['text']
    else dataset['text'] = this.textSize
  }
}

export const settings = new BrowserSettings()
