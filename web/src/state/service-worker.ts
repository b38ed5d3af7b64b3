/** The service worker: the app works without it; it only adds being offline. */

export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // The first visit asked for its data before there was a worker to keep it.
  serviceWorker.addEventListener('controllerchange', () => {
    const asked = performance.getEntriesByType('resource').map(({ name }) => name)
    serviceWorker.controller?.postMessage({ asked })
  })
  // Not before everything else is here: what it keeps is for later.
  window.addEventListener('load', () => void serviceWorker.register('/sw.js').catch(() => undefined))
}
