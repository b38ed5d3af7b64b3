/** Keeps the app usable without a network: the shell, the equipment data, and nothing that is anybody's own. */
const worker = self as unknown as ServiceWorkerGlobalScope

worker.addEventListener('install', () => {
  void worker.skipWaiting()
})
