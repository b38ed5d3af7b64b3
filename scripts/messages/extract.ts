/** Finds the messages of server code, which has no macros: literals in `message('…')`. */
import { parse } from '@babel/parser'
import { isIdentifier, isStringLiteral, isTemplateLiteral, type Node, traverseFast } from '@babel/types'
import type { ExtractorType } from '@lingui/conf'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'

export const messageExtractor: ExtractorType = {
  match: (filename) => /(^|\/)src\/.*\.ts$/.test(filename) && !/(^|\/)web\/src\//.test(filename),
  extract(filename, code, onMessageExtracted) {
    if (!code.includes('message(')) return
    for (const { text, line } of findMessages(code)) {
      if (text === undefined) throw new Error(`${filename}:${line}: the text of a message must be a literal`)
      onMessageExtracted({ id: generateMessageId(text), message: text, origin: [filename, line] })
    }
  },
}

export interface FoundMessage {
  /** Undefined if it isn't a literal. */
  text: string | undefined
  line: number
  /** Where the text begins and ends in the code. */
  start: number
  end: number
}

export function findMessages(code: string): FoundMessage[] {
  const found: FoundMessage[] = []
  const program = parse(code, { sourceType: 'module', plugins: ['typescript'] })
  traverseFast(program, (node) => {
    if (node.type !== 'CallExpression' || !isIdentifier(node.callee, { name: 'message' })) return
    const [text] = node.arguments
    const { start, end } = text ?? node
    found.push({ text: text && literalText(text), line: node.loc!.start.line, start: start!, end: end! })
  })
  return found
}

/** Returns the code with the texts of messages replaced by their short ids. */
export const withMessageIds = (code: string): string =>
  findMessages(code)
    .toReversed()
    .reduce(
      (changed, { text, start, end }) =>
        text === undefined ? changed : `${changed.slice(0, start)}'${generateMessageId(text)}'${changed.slice(end)}`,
      code,
    )

function literalText(node: Node): string | undefined {
  if (isStringLiteral(node)) return node.value
  if (isTemplateLiteral(node) && node.expressions.length === 0) return node.quasis[0]!.value.cooked ?? undefined
  return undefined
}
