/** Reads the HTML of a page as crawlers do. */

export interface Head {
  title: string
  description: string | undefined
  canonical: string | undefined
  robots: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever JSON is there
  jsonLd: any
  [openGraph: `og:${string}`]: string | undefined
}

export function headOf(text: string): Head {
  const head = text.slice(0, text.indexOf('</head>'))
  const metas = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  const meta = Object.fromEntries(metas.map(([, name, content]) => [name, readable(content!)]))
  const jsonLd = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1]
  return {
    ...meta,
    title: readable(/<title>(.*?)<\/title>/s.exec(head)![1]!),
    description: meta.description,
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1],
    robots: meta.robots,
    jsonLd: jsonLd && JSON.parse(jsonLd),
  }
}

/** The content for readers without JavaScript. */
export const contentOf = (text: string): string => /<noscript>(.*?)<\/noscript>/s.exec(text)![1]!

const readable = (text: string): string => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
