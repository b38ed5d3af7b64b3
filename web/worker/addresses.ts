/** Which addresses the service worker answers for. */

/** Pages that the server writes itself, and files. */
const NOT_OF_THE_APP =
  /^\/(?:account|api|docs|embed|newsletter|open|r|sitemaps|unsubscribe|\.well-known)(?:\/|$)|\.\w+$/

export const isPage = (path: string): boolean => !NOT_OF_THE_APP.test(path)

/** Public, and the same for everybody. No other answer of the interface is ever kept. */
const DATA =
  /^\/api\/(?:widget\/grinders|widget\/grinder\/[^/]+|grinders|grinders\/popular|machines|brew-methods|filters|step-templates)$/

export const isData = (path: string): boolean => DATA.test(path)
