/** The pages about the service itself. An operator's own files replace the texts that come with the software. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEFAULT_LANGUAGE, isLanguage, isPseudoLanguage, type Language } from '../../../i18n/languages.ts'
import { type Block, parseMarkdown } from './markdown.ts'

declare module 'fastify' {
  interface FastifyInstance {
    sitePages: SitePages
  }
}

export const SITE_PAGES = ['about', 'privacy', 'terms', 'imprint'] as const
export type SitePageName = (typeof SITE_PAGES)[number]

export interface SitePage {
  name: SitePageName
  /** The language of the text, which may differ from the reader's. */
  language: Language
  title: string
  /** Below the title. */
  blocks: Block[]
}

const DEFAULTS = fileURLToPath(new URL('../../../../data/pages', import.meta.url))
/** "about.md" or "about.de.md" */
const FILE_NAME = /^(about|privacy|terms|imprint)(?:\.([\w-]+))?\.md$/
const MAX_CHARACTERS = 200_000

type Versions = Map<Language, SitePage | undefined>

export class SitePages {
  readonly #pages: ReadonlyMap<SitePageName, Versions>

  private constructor(pages: ReadonlyMap<SitePageName, Versions>) {
    this.#pages = pages
  }

  /** Reads the files once: an operator's changes take effect at the next start. */
  static async read(directory: string, contact: string): Promise<SitePages> {
    const [standard, own] = await Promise.all([readPages(DEFAULTS, contact), readPages(directory, contact)])
    return new SitePages(new Map([...standard, ...own]))
  }

  /** In the reader's language, else in English, else in any language that there is. */
  find(name: SitePageName, wanted: Language): SitePage | undefined {
    const versions = this.#pages.get(name)
    if (!versions) return undefined
    const language = isPseudoLanguage(wanted) ? DEFAULT_LANGUAGE : wanted
    return versions.get(language) ?? versions.get(DEFAULT_LANGUAGE) ?? [...versions.values()].find(Boolean)
  }

  list(language: Language): SitePage[] {
    return SITE_PAGES.flatMap((name) => this.find(name, language) ?? [])
  }
}

/** A missing directory has no pages. */
async function readPages(directory: string, contact: string): Promise<Map<SitePageName, Versions>> {
  const pages = new Map<SitePageName, Versions>()
  for (const file of await readdir(directory).catch(() => [])) {
    const [, name, tag = DEFAULT_LANGUAGE] = (FILE_NAME.exec(file) ?? []) as [string?, SitePageName?, string?]
    if (!name || !isLanguage(tag)) continue
    const text = (await readFile(join(directory, file), 'utf8')).slice(0, MAX_CHARACTERS)
    const versions: Versions = pages.get(name) ?? new Map()
    pages.set(
      name,
      versions.set(tag, toPage(name, tag, text.replaceAll('{contact}', `[${contact}](mailto:${contact})`))),
    )
  }
  return pages
}

/** A heading at the start is the title. An operator's empty file removes the page that comes with the software. */
function toPage(name: SitePageName, language: Language, text: string): SitePage | undefined {
  const blocks = parseMarkdown(text.replace(/^\ufeff/, ''))
  if (blocks.length === 0) return undefined
  const [first] = blocks
  const title = first?.type === 'heading' ? first.spans.map((span) => span.text).join('') : name
  return { name, language, title, blocks: first?.type === 'heading' ? blocks.slice(1) : blocks }
}
