/** Finds the page that opens what another app shared with ours. */

export interface Shared {
  title?: string
  text?: string
  url?: string
}

const ADDRESS = /https?:\/\/[^\s<>"']+/i
const MAX_CHARACTERS = 100

/** The page of a link to this site, or else a search for recipes. Always returns a path of this site. */
export function pathOfShared({ title = '', text = '', url = '' }: Shared, baseUrl: string): string {
  const path = ownPath(url || (ADDRESS.exec(text)?.[0] ?? ''), baseUrl)
  if (path !== undefined) return path
  const words = (text.replace(ADDRESS, ' ').trim() || title).replace(/\s+/g, ' ').trim().slice(0, MAX_CHARACTERS).trim()
  return words === '' ? '/recipes' : `/recipes?${new URLSearchParams({ q: words })}`
}

/** The path of an address on this site; undefined for other sites, and for paths that aren't pages. */
function ownPath(address: string, baseUrl: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin, pathname, search } = new URL(address)
  if (origin !== new URL(baseUrl).origin || /^\/(api\/|open$|[/\\])/.test(pathname)) return undefined
  return pathname + search
}
