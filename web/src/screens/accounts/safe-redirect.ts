/** Reads a path that came from outside the way a browser would, and lets only our own screens through. */

export const HOME = '/'
/** Nobody wants to arrive where they came from. */
const ON_THE_WAY = /^\/(?:sign-in|register|check-mail|welcome)(?:[/?#]|$)/

/** "//elsewhere", "/\elsewhere" and "/.//elsewhere" all lead away, and so lead home instead. */
export function safeRedirectPath(text: string | null, origin: string): string {
  if (!text?.startsWith('/') || !URL.canParse(text, origin)) return HOME
  const { origin: there, pathname, search, hash } = new URL(text, origin)
  const path = pathname + search + hash
  return there !== origin || path.startsWith('//') || ON_THE_WAY.test(path) ? HOME : path
}
