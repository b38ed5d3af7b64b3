/** Addresses that roasters give us: followed only where they are the web's own, shown as pictures only over https. */

export function webAddress(text: string | null): URL | undefined {
  if (!text || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
}

/** The page's policy loads no picture over plain http. */
export function pictureAddress(text: string | null): string | undefined {
  const url = webAddress(text)
  return url?.protocol === 'https:' ? url.href : undefined
}
