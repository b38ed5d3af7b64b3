/** The compared grinders, kept in the URL: `with=niche-zero,baratza-encore`. */
import { useSearchParams } from 'wouter'

export const MAX_COMPARED = 4

const NAME = 'with'
const SLUG = /^[a-z0-9-]{1,120}$/

export function readCompared(params: URLSearchParams): string[] {
  const slugs = (params.get(NAME) ?? '').split(',').filter((slug) => SLUG.test(slug))
  return [...new Set(slugs)].slice(0, MAX_COMPARED)
}

/** The parameter for a URL, after `?` or `&`; empty if there are no grinders. */
export const compareQuery = (slugs: readonly string[], separator: '?' | '&'): string =>
  slugs.length > 0 ? `${separator}${NAME}=${slugs.join(',')}` : ''

export const compareLink = (slugs: readonly string[]): string => `/grinders/compare${compareQuery(slugs, '?')}`

export interface Compared {
  slugs: readonly string[]
  isFull: boolean
  set: (slugs: readonly string[]) => void
  /** Adds or removes a grinder. */
  toggle: (slug: string) => void
}

export function useCompared(): Compared {
  const [params, setParams] = useSearchParams()
  const slugs = readCompared(params)
  const set = (next: readonly string[]) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (next.length > 0) after.set(NAME, next.join(','))
        else after.delete(NAME)
        return after
      },
      { replace: true },
    )
  const toggle = (slug: string) =>
    set(slugs.includes(slug) ? slugs.filter((each) => each !== slug) : [...slugs, slug].slice(0, MAX_COMPARED))
  return { slugs, isFull: slugs.length >= MAX_COMPARED, set, toggle }
}
