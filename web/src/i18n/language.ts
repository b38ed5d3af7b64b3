/** The reader's language: the one of the URL, else chosen in this browser, else the browser's own. */
import { DEFAULT_LANGUAGE, isLanguage, type Language, matchLanguage } from '#i18n/languages.ts'

/** A cookie, so that the server can send pages in this language too. Stays when somebody signs out. */
const COOKIE = 'language'
const CHOSEN = /(?:^|; )language=([\w-]+)/
const YEAR_SECONDS = 365 * 24 * 60 * 60

export function readLanguage(): Language {
  const ofUrl = new URLSearchParams(window.location.search).get('lang')
  if (isLanguage(ofUrl)) return ofUrl
  return readChosenLanguage() ?? matchLanguage(navigator.languages) ?? DEFAULT_LANGUAGE
}

/** Undefined as long as nothing was chosen. */
export function readChosenLanguage(): Language | undefined {
  const chosen = CHOSEN.exec(document.cookie)?.[1]
  return isLanguage(chosen) ? chosen : undefined
}

export function writeChosenLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't in every browser yet.
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}
