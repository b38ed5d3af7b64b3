/** Which URLs the service worker handles. */

/** Pages that the server renders itself, and files. */
const NOT_OF_THE_APP =
  /^\/(?:account|api|docs|embed|newsletter|open|r|sitemaps|unsubscribe|\.well-known)(?:\/|$)|\.\w+$/

export const isPage = (path: string): boolean => !NOT_OF_THE_APP.test(path)

/** Public data, the same for everybody. No other response of the API is ever cached. */
const DATA =
  /^\/api\/(?:widget\/grinders|widget\/grinder\/[^/]+|grinders|grinders\/popular|machines|brew-methods|filters|step-templates)$/

export const isData = (path: string): boolean => DATA.test(path)
