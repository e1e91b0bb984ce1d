// Keeps the page's files in the browser, so that it opens at once, and without a line to the server. What people do is
// never kept here: it goes to the server, or the page says that it cannot.

const KEPT = 'petteia'
const PATIENCE = 1500 // milliseconds for which a fresh page is waited for where there is a kept one
const PAGE = '/'
const FIRST = [PAGE, '/theme.js', '/favicon.svg', '/favicon-turn.svg', '/petteia.webmanifest']
const NOT_THE_PAGE = /^\/(api|schema|health|metrics)\b/

/** Files that are the same for ever, or as old as the page they belong to. */
const isFile = (path) => path.startsWith('/assets/') || path.startsWith('/icons/') || (path !== PAGE && FIRST.includes(path))

async function keep(paths) {
  const cache = await caches.open(KEPT)
  const known = new Set((await cache.keys()).map((request) => new URL(request.url).pathname))
  await cache.addAll(paths.filter((path) => !known.has(path)))
}

/** Keep a page; one of another build has other files, so the old ones go. */
async function renew(response) {
  const cache = await caches.open(KEPT)
  const old = await cache.match(PAGE)
  if (old && (await old.text()) === (await response.clone().text())) return
  for (const request of await cache.keys()) await cache.delete(request)
  await cache.put(PAGE, response)
  await keep(FIRST)
}

/** The page from the server, or the kept one if there is no answer, or none soon. */
async function page(event) {
  const kept = await caches.match(PAGE, { ignoreVary: true })
  const fresh = fetch(event.request).then((response) => {
    if (response.ok) event.waitUntil(renew(response.clone()))
    return response
  })
  if (!kept) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE))
  return Promise.race([fresh.catch(() => kept), late])
}

const file = async (request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

addEventListener('install', (event) => event.waitUntil(keep(FIRST).then(() => self.skipWaiting())))

addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// A page tells what it has loaded: on a first visit most of it comes before this worker sees any request.
addEventListener('message', (event) => event.waitUntil(keep(event.data.filter(isFile))))

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (!NOT_THE_PAGE.test(url.pathname)) event.respondWith(page(event))
  } else if (isFile(url.pathname)) event.respondWith(file(request))
})
