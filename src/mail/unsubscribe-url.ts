/** The address behind every link to unsubscribe; the page there is in features/members/notifications. */

export const unsubscribeUrl = (baseUrl: string, token: string): string =>
  `${baseUrl}/unsubscribe?token=${encodeURIComponent(token)}`
