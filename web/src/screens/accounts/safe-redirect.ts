/** Validates a redirect path as a browser would resolve it: only screens of this site are allowed. */

export const HOME = '/'
/** Screens of the sign-in flow itself, which aren't valid targets. */
const SIGN_IN_SCREENS = /^\/(?:sign-in|register|check-mail|welcome)(?:[/?#]|$)/

/** The path if it stays on this site, else "/": "//elsewhere", "/\elsewhere" and "/.//elsewhere" all lead away. */
export function safeRedirectPath(text: string | null, origin: string): string {
  if (!text?.startsWith('/') || !URL.canParse(text, origin)) return HOME
  const { origin: there, pathname, search, hash } = new URL(text, origin)
  const path = pathname + search + hash
  return there !== origin || path.startsWith('//') || SIGN_IN_SCREENS.test(path) ? HOME : path
}
