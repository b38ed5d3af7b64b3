/** Content negotiation by the Accept header. */

/** Whether the client prefers HTML to JSON; one that accepts anything gets JSON. */
export function prefersHtml(accept: string | undefined): boolean {
  if (!accept) return false
  const html = Math.max(quality(accept, 'text/html') ?? 0, quality(accept, 'application/xhtml+xml') ?? 0)
  if (html === 0) return false
  const json = quality(accept, 'application/json')
  if (json !== undefined) return html > json
  // JSON is only covered by a wildcard, so HTML wins a tie.
  return html >= (quality(accept, 'application/*') ?? quality(accept, '*/*') ?? 0)
}

/** Whether the client names JSON-LD, and prefers it to HTML. */
export function prefersJsonLd(accept: string | undefined): boolean {
  const wanted = accept ? (quality(accept, 'application/ld+json') ?? 0) : 0
  return (
    wanted > 0 && wanted > Math.max(quality(accept!, 'text/html') ?? 0, quality(accept!, 'application/xhtml+xml') ?? 0)
  )
}

/** Returns the q value from 0 to 1, or undefined for a type that isn't listed. */
function quality(accept: string, type: string): number | undefined {
  for (const entry of accept.split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    if (name !== type) continue
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    return q === undefined ? 1 : Number(q.slice(2)) || 0
  }
  return undefined
}
