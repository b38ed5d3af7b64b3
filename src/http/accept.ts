/** What kind of answer a client would rather have. */

/** Whether a web page is preferred to JSON; a client that takes anything gets JSON. */
export function prefersHtml(accept: string | undefined): boolean {
  if (!accept) return false
  const html = Math.max(quality(accept, 'text/html'), quality(accept, 'application/xhtml+xml'))
  return html > 0 && html > quality(accept, 'application/json')
}

function quality(accept: string, type: string): number {
  for (const entry of accept.split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    if (name !== type) continue
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    return q === undefined ? 1 : Number(q.slice(2)) || 0
  }
  return 0
}
