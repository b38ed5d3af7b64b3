/** Registers the service worker, which makes the app work offline. */

export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // Requests made before the worker was active are cached now.
  serviceWorker.addEventListener('controllerchange', () => {
    const asked = performance.getEntriesByType('resource').map(({ name }) => name)
    serviceWorker.controller?.postMessage({ asked })
  })
  // After everything else has loaded.
  window.addEventListener('load', () => void serviceWorker.register('/sw.js').catch(() => undefined))
}
