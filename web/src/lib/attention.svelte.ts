// Calls people to the table when it is their turn: the tab's title and icon, a soft tone, a notification if they want one.

import { settings } from './settings.svelte'
import { play } from './sounds'

/** Shows in the tab whether it is your turn, and at how many other tables. */
export function mark(title: string, turn: boolean, others = 0): void {
  document.title = `${turn ? '● ' : ''}${others > 0 ? `(${others}) ` : ''}${title}`
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon) icon.href = turn ? '/favicon-turn.svg' : '/favicon.svg'
}

/** Tells that it is your turn now at the table that this page shows. */
export function call(words: string, table: string): void {
  void play(['turn'])
  if (document.hidden) notify(words, table, location.pathname)
}

/** Notifies of a table, whichever page of this browser does; a click leads there. Several of one table are one. */
export function notify(words: string, table: string, path: string): void {
  if (!settings.notify || !('Notification' in window) || Notification.permission !== 'granted') return
  const notification = new Notification(words, { body: table, icon: '/favicon.svg', tag: path })
  notification.onclick = () => {
    window.focus()
    if (location.pathname !== path) location.assign(path)
    notification.close()
  }
}

/** The number on the icon of an installed page. */
export function badge(number: number): void {
  if ('setAppBadge' in navigator) void navigator.setAppBadge(number).catch(() => {})
}

/** Asks for the right to notify; tells whether it was given. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted'
}
