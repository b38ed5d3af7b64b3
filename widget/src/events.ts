/** What is told about a card: that it was seen, that its link was followed, that a method was chosen. */

export type EventKind = 'impression' | 'click' | 'method-switch'

/** Sent in passing: nothing waits for it, and it arrives even when the page is being left. */
export function report(api: string, kind: EventKind, shareId: string, method: string): void {
  fetch(`${api}track-${kind}`, {
    method: 'POST',
    // As plain text, so that no preflight is needed.
    body: JSON.stringify({ shareId, method, page: pageAround(api) }),
    keepalive: true,
    credentials: 'omit',
    // The page without its query, which may say who is looking.
    referrer: location.pathname,
    referrerPolicy: 'no-referrer-when-downgrade',
  }).catch(() => {})
}

/** In our own iframe it is the page around that counts, and only this page knows it. */
const pageAround = (api: string): string | undefined =>
  (parent !== self && new URL(api).host === location.host && document.referrer) || undefined

const SEEN_SHARE = 0.25

/** Once, when a part of it is in view of somebody: not while the page is prerendered or in a hidden tab. */
export function whenSeen(element: Element, seen: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1)!
      if (!entry.isIntersecting || entry.intersectionRatio < SEEN_SHARE) return
      observer.disconnect()
      whenVisible(seen)
    },
    { threshold: SEEN_SHARE },
  )
  observer.observe(element)
}

function whenVisible(then: () => void): void {
  if (document.visibilityState === 'visible') then()
  else document.addEventListener('visibilitychange', () => whenVisible(then), { once: true })
}
