/** The grinder that a visitor chose, in the local storage of the page. */

const KEY = 'brewprint:grinder'

/** The stored text; undefined if storage isn't allowed, as in a sandboxed iframe. */
export function grinderText(): string | null | undefined {
  try {
    return localStorage.getItem(KEY)
  } catch {}
}

export function keepGrinderText(text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, text)
  } catch {}
}
