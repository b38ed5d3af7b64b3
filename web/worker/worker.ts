/**
 * Makes the app work offline: caches its page, its built files and the equipment data, which are the same for
 * everybody. Personal data is never cached: the worker doesn't handle those requests.
 */
import { isData, isPage } from './addresses.ts'

/** Inserted by the build: the files to cache, and a version that identifies exactly these files. */
declare const FILES: readonly string[]
declare const VERSION: string

const worker = self as unknown as ServiceWorkerGlobalScope

const OURS = 'brewprint-'
const APP = `${OURS}app-${VERSION}`
const DATA = `${OURS}data-${VERSION}`
/** The page that is returned for every URL when the server can't be reached. */
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
/** The page that the notification of a running brew opens. */
const TIMER = '/timer'
const MAX_CACHED_RESPONSES = 300
/** A page or data that takes longer is answered from the cache, as if offline. */
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

/** Opens the timer, in an existing tab of the app if there is one. */
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
  // During a release the page may be from another build, whose files wouldn't be cached.
  const assets = (await shell.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
  if (!shell.ok || !assets.every((asset) => files.has(asset))) throw new Error('The page is not of this build')
  await app.put(SHELL, shell)
  const kept = await caches.open(DATA)
  await Promise.allSettled(FIRST_DATA.map((address) => kept.add(address)))
  await worker.skipWaiting()
}

/** Deletes old caches, except for the files of the previous build, which open tabs may still request. */
async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== APP && name !== DATA)
  const last = old.findLast((name) => name.startsWith(`${OURS}app-`))
  await Promise.all(old.filter((name) => name !== last).map((name) => caches.delete(name)))
  await worker.clients.claim()
}

/** The page from the server; the cached one if the server can't be reached. */
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

/** Cache first: the name of a built file contains a hash, so that a cached file is never outdated. */
async function file(request: Request): Promise<Response> {
  const options = { ignoreVary: true, ignoreSearch: true }
  const kept = await (await caches.open(APP)).match(request, options)
  return kept ?? (await caches.match(request, options)) ?? fetch(request)
}

/** Data from the server; the cached one if the server can't be reached. A late response is cached for the next time. */
async function data(request: Request): Promise<Response> {
  const cache = await caches.open(DATA)
  const kept = await cache.match(request, { ignoreVary: true })
  try {
    const response = fetchAndKeep(cache, request)
    return await (kept ? inTime(response) : response)
  } catch {
    return kept ?? Response.error()
  }
}

async function fetchAndKeep(cache: Cache, request: Request): Promise<Response> {
  const response = await fetch(request)
  if (response.ok) await keep(cache, request, response.clone())
  return response
}

/** Caches data that a page requested before this worker was active; the browser's HTTP cache still has it. */
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
  await Promise.all(known.slice(0, Math.max(0, known.length - MAX_CACHED_RESPONSES)).map((each) => cache.delete(each)))
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('Too late')), PATIENCE_MS)
    promise.then(resolve, reject)
  })
}
