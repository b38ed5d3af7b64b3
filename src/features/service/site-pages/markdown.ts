/**
 * Reads the small part of Markdown that the pages of an operator need: headings, paragraphs, lists, bold, italic, code
 * and links. The result is data and never HTML: anything else in a file is shown as text.
 */

export interface Span {
  text: string
  style?: 'strong' | 'emphasis' | 'code'
  /** A web or mail address, or a path of this site. */
  href?: string
}

export type Block =
  | { type: 'heading'; level: number; spans: Span[] }
  | { type: 'paragraph'; spans: Span[] }
  | { type: 'list'; items: Span[][] }

export function parseMarkdown(text: string): Block[] {
  const parts = text.replaceAll('\r\n', '\n').split(/\n[ \t]*\n/)
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(blocksOf)
}

const HEADING = /^(#{1,6}) +(.+)$/
const ITEM = /^[-*] +/

/** A heading may directly precede a paragraph, and a list may directly follow one. */
function blocksOf(part: string): Block[] {
  const lines = part.split('\n').map((line) => line.trim())
  const blocks: Block[] = []
  for (const line of lines) {
    const heading = HEADING.exec(line)
    const last = blocks.at(-1)
    if (heading) blocks.push({ type: 'heading', level: heading[1]!.length, spans: parseSpans(heading[2]!) })
    else if (ITEM.test(line)) {
      const item = parseSpans(line.replace(ITEM, ''))
      if (last?.type === 'list') last.items.push(item)
      else blocks.push({ type: 'list', items: [item] })
    } else if (last?.type === 'paragraph') last.spans.push({ text: '\n' }, ...parseSpans(line))
    else if (last?.type === 'list') last.items.at(-1)!.push({ text: ' ' }, ...parseSpans(line))
    else blocks.push({ type: 'paragraph', spans: parseSpans(line) })
  }
  return blocks
}

/** Bounded lengths, so that no line takes quadratic time. */
const INLINE =
  /\*\*([^*\n]{1,500})\*\*|\*([^*\s][^*\n]{0,500})\*|`([^`\n]{1,500})`|\[([^\]\n]{1,500})\]\(([^()\s]{1,1000})\)/g

function parseSpans(line: string): Span[] {
  const spans: Span[] = []
  let end = 0
  for (const match of line.matchAll(INLINE)) {
    if (match.index > end) spans.push({ text: line.slice(end, match.index) })
    const [whole, strong, emphasis, code, label, address] = match
    if (strong !== undefined) spans.push({ text: strong, style: 'strong' })
    else if (emphasis !== undefined) spans.push({ text: emphasis, style: 'emphasis' })
    else if (code !== undefined) spans.push({ text: code, style: 'code' })
    else spans.push(isSafeAddress(address!) ? { text: label!, href: address! } : { text: whole })
    end = match.index + whole.length
  }
  if (end < line.length) spans.push({ text: line.slice(end) })
  return spans
}

/** A path of this site, or a web or mail address: nothing that runs a script. */
const isSafeAddress = (address: string): boolean =>
  /^\/(?![/\\])/.test(address) || (/^(https?|mailto):/i.test(address) && URL.canParse(address))
