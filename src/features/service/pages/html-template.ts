/** The HTML file of the web app, and the head and content that the server inserts for each page. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from '../../../domain/html.ts'
import { notBuilt } from '../../../http/errors.ts'
import { DEFAULT_LANGUAGE, directionOf, isPseudoLanguage, LANGUAGES, type Language } from '../../../i18n/languages.ts'
import type { PageImage } from '../cards/card.ts'
import { openingHtml } from './opening.ts'
import type { PublicPage } from './public-page.ts'

declare module 'fastify' {
  interface FastifyInstance {
    shell: Shell
  }
}

export interface PageHead {
  title: string
  description: string
  /** The page's path, without the host. */
  path: string
  /** Whether the URL names the language: the canonical URL is then that of this translation. */
  isLanguageInUrl?: boolean
  /** Keeps a page out of search engines: private pages, and pages that don't exist. */
  isPrivate?: boolean
  type?: 'website' | 'article' | 'product' | 'profile'
  /** What a link preview shows; the icon if the page has no picture. */
  image?: PageImage
  /** Structured data about the page (schema.org). */
  jsonLd?: object
}

/** The files of the build by the names of their modules. */
type BuiltChunks = Readonly<Record<string, { file: string } | undefined>>

/** What a screen loads besides the app's first script, by the path of its route. */
type ScreenFiles = Readonly<Record<string, { scripts: readonly string[]; styles: readonly string[] } | undefined>>

/** The HTML file, split where the server inserts something. */
type Parts = readonly [beforeHead: string, head: string, beforeOpening: string, beforeContent: string, end: string]

/** `route` is the path of the page's route, `reads` are the API requests that the app makes first on it. */
interface RenderOptions {
  baseUrl: string
  language: Language
  route?: string
  reads?: readonly string[]
}

export class Shell {
  /** The directory of the built files. */
  readonly directory: string
  /** Paths of the fonts that the app's page preloads. */
  readonly fonts: readonly string[]
  readonly #parts: Parts | undefined
  readonly #chunks: BuiltChunks
  readonly #screens: ScreenFiles

  private constructor(directory: string, html: string | undefined, chunks: BuiltChunks, screens: ScreenFiles) {
    this.directory = directory
    this.fonts = html?.match(/\/assets\/[\w.-]+\.woff2(?=")/g) ?? []
    this.#parts = html?.split(/<!--(?:head|opening|noscript)-->|(?=<\/head>)/) as Parts | undefined
    this.#chunks = chunks
    this.#screens = screens
  }

  /** Also works without built files: the API is then available, and only pages report what is missing. */
  static async open(directory: string): Promise<Shell> {
    const read = (name: string) => readFile(join(directory, name), 'utf8').catch(() => undefined)
    const [html, chunks = '{}', screens = '{}'] = await Promise.all([
      read('index.html'),
      read('manifest-of-build.json'),
      read('screen-files.json'),
    ])
    return new Shell(directory, html, JSON.parse(chunks), JSON.parse(screens))
  }

  get isBuilt(): boolean {
    return this.#parts !== undefined
  }

  render({ head, opening, content }: PublicPage, options: RenderOptions): string {
    if (!this.#parts) throw notBuilt('The web app is not built yet: npm run build')
    const { baseUrl, language } = options
    const [first, restOfHead, body, beforeContent, end] = this.#parts
    const start = first.replace('<html lang="en"', `<html lang="${language}" dir="${directionOf(language)}"`)
    return [
      start,
      headHtml(head, baseUrl, language),
      restOfHead,
      this.#preload(options),
      body,
      openingHtml(opening).text,
      beforeContent,
      `<noscript><main>${content.text}</main></noscript>`,
      end,
    ].join('')
  }

  /** Preloads what the screen needs, which would otherwise be requested only once the app's script runs. */
  #preload({ language, route = '', reads = [] }: RenderOptions): string {
    const { scripts, styles } = this.#screens[route] ?? { scripts: [], styles: [] }
    const spoken = isPseudoLanguage(language) ? DEFAULT_LANGUAGE : language
    const texts = (part: string) => this.#chunks[`../virtual:messages/${spoken}/${part}`]?.file
    const modules = [texts('start'), ...(scripts.length > 0 ? [texts('screens'), ...scripts] : [])]
    return [
      ...styles.map((file) => `  <link rel="stylesheet" crossorigin href="/${file}">\n  `),
      ...modules.map((file) => (file ? `  <link rel="modulepreload" crossorigin href="/${file}">\n  ` : '')),
      ...reads.map((path) => `  <link rel="preload" as="fetch" crossorigin href="${escapeHtml(path)}">\n  `),
    ].join('')
  }
}

function headHtml(
  { title, description, path, isLanguageInUrl, isPrivate, type = 'website', image, jsonLd }: PageHead,
  baseUrl: string,
  language: Language,
): string {
  const meta = (name: string, content: string, key = 'property') =>
    `<meta ${key}="${name}" content="${escapeHtml(content)}">`
  const url = isLanguageInUrl ? inLanguage(baseUrl + path, language) : baseUrl + path
  const fullTitle = title === 'Brewprint' ? title : `${title} · Brewprint`
  return [
    `<title>${escapeHtml(fullTitle)}</title>`,
    meta('description', description, 'name'),
    ...(isPrivate
      ? [meta('robots', 'noindex', 'name')]
      : [`<link rel="canonical" href="${escapeHtml(url)}">`, ...alternates(baseUrl + path)]),
    '<link rel="manifest" href="/app.webmanifest">',
    meta('og:site_name', 'Brewprint'),
    meta('og:type', type),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', url),
    meta('og:image', image?.url ?? `${baseUrl}/icon-512.png`),
    ...(image?.width ? [meta('og:image:width', String(image.width))] : []),
    ...(image?.height ? [meta('og:image:height', String(image.height))] : []),
    ...(image?.alt ? [meta('og:image:alt', image.alt), meta('twitter:image:alt', image.alt, 'name')] : []),
    meta('twitter:card', image ? 'summary_large_image' : 'summary', 'name'),
    ...(jsonLd ? [`<script type="application/ld+json">${escapeJson(jsonLd)}</script>`] : []),
  ].join('\n    ')
}

/** The page in each language, for search engines. */
const alternates = (url: string): string[] =>
  [...Object.keys(LANGUAGES), 'x-default'].map((language) => {
    const address = language === 'x-default' ? url : inLanguage(url, language)
    return `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`
  })

const inLanguage = (url: string, language: string): string => `${url}${url.includes('?') ? '&' : '?'}lang=${language}`

/** Escapes JSON so that it can't end its script element. */
const escapeJson = (value: object): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
