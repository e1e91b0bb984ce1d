// The page as an app: its files are kept by a service worker, and browsers that can install it are asked to.

/** What Chromium fires where an app can be installed; no type of the DOM knows it. */
interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

class App {
  /** Whether the browser offers to install the page. */
  installable = $state(false)
  #offer: InstallEvent | null = null

  /** Begin to keep the page's files; nothing happens where a browser cannot, or where the page is being written. */
  begin(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.#offer = event as InstallEvent
      this.installable = true
    })
    addEventListener('appinstalled', () => (this.installable = false))
    if (import.meta.env.PROD && 'serviceWorker' in navigator) void this.#keep()
  }

  async install(): Promise<void> {
    const offer = this.#offer
    if (!offer) return
    const { outcome } = await offer.prompt()
    if (outcome === 'accepted') this.installable = false
  }

  /** The worker is told of every file that the page has loaded and will load; which of them it keeps is its own matter. */
  async #keep(): Promise<void> {
    try {
      await navigator.serviceWorker.register('/service-worker.js')
      const { active } = await navigator.serviceWorker.ready
      const observer = new PerformanceObserver((list) => active?.postMessage(paths(list.getEntries())))
      observer.observe({ type: 'resource', buffered: true })
    } catch {
      // Not allowed here, such as in a private window: the page works, but only with a line.
    }
  }
}

/** The paths of those of our own files that were loaded. */
export function paths(entries: readonly { name: string }[]): string[] {
  const urls = entries.map(({ name }) => new URL(name))
  return [...new Set(urls.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname))]
}

/** Whether the page runs as an installed app. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

export const app = new App()
