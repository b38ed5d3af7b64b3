/** The grinder that a visitor chose, remembered by the page's own storage. */

const KEY = 'brewprint:grinder'

/** As it was stored; nothing where storage isn't allowed, as in a sandboxed iframe. */
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
