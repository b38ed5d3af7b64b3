/** Reports a widget's events to the service: impression, click on the link, method switch. */

export type EventKind = 'impression' | 'click' | 'method-switch'

/** Sends an event without waiting for the response; `keepalive` delivers it even while the page unloads. */
export function report(
  api: string,
  kind: EventKind,
  event: { shareId: string; method: string; token: string | undefined },
): void {
  fetch(`${api}track-${kind}`, {
    method: 'POST',
    // A string body is sent as text/plain, which needs no preflight.
    body: JSON.stringify({ ...event, page: pageAround(api) }),
    keepalive: true,
    credentials: 'omit',
    // Without the query, which may identify the visitor.
    referrer: location.pathname,
    referrerPolicy: 'no-referrer-when-downgrade',
  }).catch(() => {})
}

/** In our own iframe page, returns the URL of the embedding page, which only the referrer contains. */
const pageAround = (api: string): string | undefined =>
  (parent !== self && new URL(api).host === location.host && document.referrer) || undefined

const SEEN_SHARE = 0.25

/** Calls `seen` once when a quarter of the element is in view and the page isn't prerendered or hidden. */
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
