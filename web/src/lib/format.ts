// Numbers, times and lists as the language writes them.

import type { Language } from './lists'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const number = (language: Language, value: number): string => new Intl.NumberFormat(language).format(value).replace('-', '−')

/** With its sign: +3, −2. */
export const signed = (language: Language, value: number): string =>
  new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(value).replace('-', '−')

/** Names in a row: "Athens, Sparta and Thebes". */
export const list = (language: Language, items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(language, { type }).format(items)

/** What its speakers call a language: "Español". */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The time of day; with the day when it was not today. */
export function moment(language: Language, at: number): string {
  const today = new Date(at).toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(language, today ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

/** The time of day, and the day if it was not today; the weekday if that says it. */
export function shortTime(language: Language, at: number, now = Date.now()): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString()
  const day: Intl.DateTimeFormatOptions = today ? {} : now - at < 6 * DAY ? { weekday: 'short' } : { day: 'numeric', month: 'short' }
  return new Intl.DateTimeFormat(language, { ...day, hour: 'numeric', minute: '2-digit' }).format(at)
}

/** A length of time in its two largest units: "1 day 6 hr", "52 min". */
export function span(language: Language, milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000)
  const parts = [
    ['day', Math.floor(minutes / 1440)],
    ['hour', Math.floor(minutes / 60) % 24],
    ['minute', minutes % 60],
  ] as const
  const first = parts.findIndex(([, n]) => n > 0)
  return (first < 0 ? [parts[2]] : parts.slice(first, first + 2).filter(([, n]) => n > 0))
    .map(([unit, n]) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(n))
    .join(' ')
}

/** How long ago: "yesterday", "3 hours ago". */
export function ago(language: Language, at: number, now = Date.now()): string {
  const passed = at - now
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (-passed < HOUR) return words.format(Math.round(passed / MINUTE), 'minute')
  if (-passed < DAY) return words.format(Math.round(passed / HOUR), 'hour')
  return words.format(Math.round(passed / DAY), 'day')
}

const two = (value: number): string => String(value).padStart(2, '0')

/** What a clock shows: 18:24, 1:05:09; days and hours in words for slow games. */
export function clock(language: Language, left: number): string {
  const time = Math.max(0, left)
  if (time >= DAY) {
    const days = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'short', maximumFractionDigits: 0 })
    const hours = new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'narrow', maximumFractionDigits: 0 })
    return `${days.format(Math.floor(time / DAY))} ${hours.format(Math.floor((time % DAY) / HOUR))}`
  }
  // Rounded up, so that 0:00 means that the time is over.
  const seconds = Math.ceil(time / SECOND)
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}
