/** Checks URLs that roasters enter: links must be http or https, images https. */

export function webAddress(text: string | null): URL | undefined {
  if (!text || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
}

/** An image URL that the content security policy allows. */
export function pictureAddress(text: string | null): string | undefined {
  const url = webAddress(text)
  return url?.protocol === 'https:' ? url.href : undefined
}
