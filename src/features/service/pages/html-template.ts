/** The one HTML file of the web app, and what the server writes into it for each address. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from '../../../domain/html.ts'
import { unavailable } from '../../../http/errors.ts'
import type { Markup } from './markup.ts'

declare module 'fastify' {
  interface FastifyInstance {
    shell: Shell
  }
}

export interface PageHead {
  title: string
  description: string
  /** Where the page is, without the host. */
  path: string
  /** Pages of one's own, and pages that aren't there, are nothing for search engines. */
  isPrivate?: boolean
  type?: 'website' | 'article' | 'product' | 'profile'
  image?: string
  /** What the page is about, in schema.org's words. */
  jsonLd?: object
}

export class Shell {
  /** Where the built files are. */
  readonly directory: string
  /** The addresses of the app's fonts, as its page asks for them first. */
  readonly fonts: readonly string[]
  readonly #parts: readonly [string, string, string] | undefined

  private constructor(directory: string, html: string | undefined) {
    this.directory = directory
    this.fonts = html?.match(/\/assets\/[\w.-]+\.woff2(?=")/g) ?? []
    this.#parts = html?.split(/<!--(?:head|noscript)-->/) as [string, string, string] | undefined
  }

  /** Without built files the interface still works; only pages say what is missing. */
  static async open(directory: string): Promise<Shell> {
    return new Shell(directory, await readFile(join(directory, 'index.html'), 'utf8').catch(() => undefined))
  }

  get isBuilt(): boolean {
    return this.#parts !== undefined
  }

  /** The content is for whoever runs no script. */
  render(head: PageHead, baseUrl: string, content: Markup): string {
    if (!this.#parts) throw unavailable('The web app is not built yet: npm run build')
    const [before, between, after] = this.#parts
    return `${before}${headHtml(head, baseUrl)}${between}<noscript><main>${content.text}</main></noscript>${after}`
  }
}

function headHtml(
  { title, description, path, isPrivate, type = 'website', image, jsonLd }: PageHead,
  baseUrl: string,
): string {
  const meta = (name: string, content: string, key = 'property') =>
    `<meta ${key}="${name}" content="${escapeHtml(content)}">`
  const fullTitle = title === 'Brewprint' ? title : `${title} · Brewprint`
  return [
    `<title>${escapeHtml(fullTitle)}</title>`,
    meta('description', description, 'name'),
    ...(isPrivate
      ? [meta('robots', 'noindex', 'name')]
      : [`<link rel="canonical" href="${escapeHtml(baseUrl + path)}">`]),
    meta('og:site_name', 'Brewprint'),
    meta('og:type', type),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', baseUrl + path),
    meta('og:image', image ?? `${baseUrl}/icon-512.png`),
    meta('twitter:card', 'summary', 'name'),
    ...(jsonLd ? [`<script type="application/ld+json">${escapeJson(jsonLd)}</script>`] : []),
  ].join('\n    ')
}

/** JSON that can't end the element it stands in. */
const escapeJson = (value: object): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
