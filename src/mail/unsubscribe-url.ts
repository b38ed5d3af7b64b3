/** The address behind every link to unsubscribe; the page there is in features/members/notifications. */
export const UNSUBSCRIBE_PATH = '/unsubscribe'

export const unsubscribeUrl = (baseUrl: string, token: string): string =>
  `${baseUrl}${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(token)}`
