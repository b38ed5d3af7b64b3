/**
 * Keeps the app usable without a network: its page, its built files and the equipment data, which are the same for
 * everybody. Nothing that is anybody's own is ever kept: those requests don't even pass through here.
 */
import { isData, isPage } from './addresses.ts'

/** Put in by the build: what to keep, and a name for exactly these files. */
declare const FILES: readonly string[]
declare const VERSION: string

const worker = self as unknown as ServiceWorkerGlobalScope

const OURS = 'brewprint-'
const APP = `${OURS}app-${VERSION}`
const DATA = `${OURS}data-${VERSION}`
/** The page that every address gets when the server can't be reached. */
const SHELL = '/'
const FIRST_DATA = [
  '/api/widget/grinders',
  '/api/grinders',
  '/api/grinders/popular',
  '/api/machines',
  '/api/brew-methods',
  '/api/filters',
  '/api/step-templates',
]
/** Where the notification of a running brew leads. */
const TIMER = '/timer'
const MOST_DATA = 300
/** A network that is there and says nothing is no better than none. */
const PATIENCE_MS = 5000

const files = new Set(FILES)

worker.addEventListener('install', (event) => {
  event.waitUntil(install())
})
worker.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(page(request))
  } else if (pathname.startsWith('/assets/') || files.has(pathname)) event.respondWith(file(request))
  else if (isData(pathname)) event.respondWith(data(request))
})

worker.addEventListener('message', (event) => {
  const { asked = [] } = event.data as { asked?: readonly string[] }
  event.waitUntil(keepAlso(asked))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openTimer())
})

/** In a tab of the app if there is one. */
async function openTimer(): Promise<void> {
  const [tab] = await worker.clients.matchAll({ type: 'window' })
  if (!tab) await worker.clients.openWindow(TIMER)
  else if (new URL(tab.url).pathname === TIMER) await tab.focus()
  else await (await tab.navigate(TIMER))?.focus()
}

async function install(): Promise<void> {
  const app = await caches.open(APP)
  await app.addAll([...files])
  const shell = await fetch(SHELL, { cache: 'no-cache' })
  // In the middle of a release the page may be another one's: its files would not be here.
  const assets = (await shell.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
  if (!shell.ok || !assets.every((asset) => files.has(asset))) throw new Error('The page is not of this build')
  await app.put(SHELL, shell)
  const kept = await caches.open(DATA)
  await Promise.allSettled(FIRST_DATA.map((address) => kept.add(address)))
  await worker.skipWaiting()
}

/** All but this build's and the last one's: a tab that is still open may ask for a file of that. */
async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== APP && name !== DATA)
  const last = old.findLast((name) => name.startsWith(`${OURS}app-`))
  await Promise.all(old.filter((name) => name !== last).map((name) => caches.delete(name)))
  await worker.clients.claim()
}

/** As the server has it now; its last known form when it can't be reached. */
async function page(request: Request): Promise<Response> {
  const kept = await (await caches.open(APP)).match(SHELL)
  try {
    const response = await (kept ? inTime(fetch(request)) : fetch(request))
    const isGone = response.status >= 502 && response.status <= 504
    return isGone && kept ? kept : response
  } catch {
    return kept ?? Response.error()
  }
}

/** Built files have their version in their name: whoever has it has it right. */
async function file(request: Request): Promise<Response> {
  const options = { ignoreVary: true, ignoreSearch: true }
  const kept = await (await caches.open(APP)).match(request, options)
  return kept ?? (await caches.match(request, options)) ?? fetch(request)
}

async function data(request: Request): Promise<Response> {
  const kept = await caches.open(DATA)
  try {
    const response = await fetch(request)
    if (response.ok) await keep(kept, request, response.clone())
    return response
  } catch {
    return (await kept.match(request, { ignoreVary: true })) ?? Response.error()
  }
}

/** What a page had asked for before this worker was there; the browser itself still has it. */
async function keepAlso(addresses: readonly string[]): Promise<void> {
  const kept = await caches.open(DATA)
  for (const address of new Set(addresses)) {
    const { origin, pathname } = new URL(address)
    if (origin !== worker.location.origin || !isData(pathname) || (await kept.match(address))) continue
    await kept.add(address).catch(() => undefined)
  }
}

async function keep(cache: Cache, request: Request, response: Response): Promise<void> {
  await cache.put(request, response)
  const known = await cache.keys()
  await Promise.all(known.slice(0, Math.max(0, known.length - MOST_DATA)).map((each) => cache.delete(each)))
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('Too late')), PATIENCE_MS)
    promise.then(resolve, reject)
  })
}
