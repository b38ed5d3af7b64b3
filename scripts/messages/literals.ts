/** Finds text for people in the web app that is not in a message, and messages translated before a language is set. */
import { parse } from '@babel/parser'
import type { Node } from '@babel/types'

export interface Finding {
  line: number
  text: string
  problem: 'literal' | 'too early'
}

/** Attributes and properties that are never shown to people. */
const TECHNICAL = new Set(
  [
    'as autoComplete className clipPath crossOrigin cursor d dateTime dominantBaseline fill fontFamily fontWeight form',
    'href htmlFor icon id inputMode invalidates key kind layout look mask method name operationId path pattern points',
    'preserveAspectRatio rel role screen src srcDoc stroke strokeDasharray strokeLinecap strokeLinejoin style target',
    'textAnchor tone transform type viewBox xmlns',
  ].flatMap((line) => line.split(' ')),
)

/** Functions whose arguments are never shown to people. */
const TECHNICAL_CALLS =
  /(^|\.)(Error|RegExp|Symbol|URL|URLSearchParams|addEventListener|closest|createElement|endsWith|getElementById|getItem|import|includes|indexOf|matchMedia|postMessage|querySelector|querySelectorAll|removeEventListener|removeItem|replace|replaceAll|setAttribute|setItem|split|startsWith|test|useDraftState)$/

/** The macros of Lingui: what is in them is a message. */
const MACROS = new Set(['t', 'msg', 'defineMessage', 'plural', 'select', 'selectOrdinal'])
const COMPONENTS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])

/** Names that are the same in every language. */
const NAMES = new Set([
  'Brewprint',
  'API',
  'MCP',
  'CSV',
  'JSON',
  'HTML',
  'Apple',
  'Instagram',
  'Shopify',
  'WooCommerce',
  'Squarespace',
])

const isAst = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

export function findLiterals(code: string): Finding[] {
  const found: Finding[] = []
  const report = (node: Node, text: string, problem: Finding['problem'] = 'literal') =>
    found.push({ line: node.loc!.start.line, text: text.trim(), problem })
  const visit = (node: Node, parent: Node | undefined, isInFunction: boolean): void => {
    if (isTechnical(node, parent)) return
    if (isMessage(node)) {
      if (!isInFunction && isTranslatedNow(node)) report(node, code.slice(node.start!, node.end!), 'too early')
      return
    }
    if (node.type === 'JSXText' && hasWords(node.value)) report(node, node.value)
    if (node.type === 'StringLiteral' && looksLikeText(node.value, parent)) report(node, node.value)
    if (node.type === 'TemplateLiteral') {
      const text = node.quasis.map(({ value }) => value.raw).join('…')
      if (looksLikeText(text, parent)) report(node, text)
    }
    const isFunction = /Function|ClassMethod|ObjectMethod/.test(node.type)
    for (const child of childrenOf(node)) visit(child, node, isInFunction || isFunction)
  }
  visit(parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program, undefined, false)
  return found
}

const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([key, value]) => (key === 'loc' ? [] : [value].flat().filter(isAst)))

function isTechnical(node: Node, parent: Node | undefined): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSLiteralType':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeParameterInstantiation':
    case 'Directive':
      return true
    case 'JSXAttribute':
      return node.name.type === 'JSXIdentifier' && TECHNICAL.has(node.name.name)
    case 'ObjectProperty':
      return node.key.type === 'Identifier' && TECHNICAL.has(node.key.name)
    case 'CallExpression':
    case 'NewExpression':
      return TECHNICAL_CALLS.test(nameOf(node.callee))
    case 'StringLiteral':
      return (
        parent?.type === 'BinaryExpression' ||
        parent?.type === 'SwitchCase' ||
        (parent?.type === 'ObjectProperty' && parent.key === node)
      )
    default:
      return false
  }
}

function isMessage(node: Node): boolean {
  if (node.type === 'TaggedTemplateExpression') return MACROS.has(nameOf(node.tag))
  if (node.type === 'CallExpression') return MACROS.has(nameOf(node.callee))
  return node.type === 'JSXElement' && COMPONENTS.has(nameOf(node.openingElement.name))
}

/** `msg` is translated where it is used; the other macros at once. */
const isTranslatedNow = (node: Node): boolean =>
  (node.type === 'TaggedTemplateExpression' && nameOf(node.tag) === 't') ||
  (node.type === 'CallExpression' && /^(t|plural|select|selectOrdinal)$/.test(nameOf(node.callee)))

function nameOf(node: Node): string {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') return `.${node.property.name}`
  return ''
}

const isMarkup = (text: string): boolean => /^<[a-z]+ /.test(text)

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !NAMES.has(text.trim()) && !isMarkup(text)

/** A text in JSX has words; elsewhere it is a phrase or starts like a sentence. */
function looksLikeText(text: string, parent: Node | undefined): boolean {
  if (!hasWords(text)) return false
  if (parent?.type === 'JSXExpressionContainer') return /^\p{Lu}\p{Ll}|\p{L} \p{L}/u.test(text)
  return /^\p{Lu}\p{Ll}+([ .,…!?’']|$)|\p{Ll}{2} \p{Ll}{2}/u.test(text.trim())
}
