/** Where something that another app shared with ours is opened. */

export interface Shared {
  title?: string
  text?: string
  url?: string
}

const ADDRESS = /https?:\/\/[^\s<>"']+/i
const MOST_CHARACTERS = 100

/** A page of our own is opened; anything else is searched for among the recipes. Always a path of this site. */
export function pathOfShared({ title = '', text = '', url = '' }: Shared, baseUrl: string): string {
  const path = ownPath(url || (ADDRESS.exec(text)?.[0] ?? ''), baseUrl)
  if (path !== undefined) return path
  const words = (text.replace(ADDRESS, ' ').trim() || title)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS)
    .trim()
  return words === '' ? '/recipes' : `/recipes?${new URLSearchParams({ q: words })}`
}

/** The path of an address on this site, without what it would do beyond opening a page. */
function ownPath(address: string, baseUrl: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin, pathname, search } = new URL(address)
  if (origin !== new URL(baseUrl).origin || /^\/(api\/|open$|[/\\])/.test(pathname)) return undefined
  return pathname + search
}
