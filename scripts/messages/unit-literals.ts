/** Finds numbers in the web app that bypass the reader's formats: with a literal unit, or formatted by Intl. */
import { parse } from '@babel/parser'
import type { Node } from '@babel/types'

export interface UnitFinding {
  line: number
  text: string
}

/** Units that readers choose. Others, such as mm and µm, are the same for everybody. */
const UNIT = String.raw`(?:°\s?[CF]?|g|kg|oz|fl oz|ml|m|ft)(?![\p{L}\p{N}_-])`
const STARTS_WITH_UNIT = new RegExp(`^\\s?${UNIT}`, 'u')
/** In a text: "93 °C", "# g" of a plural, "{dose} g" of a message. */
const NUMBER_AND_UNIT = new RegExp(`[\\d#}]\\s?${UNIT}`, 'u')
const NAMES_BOTH_DEGREES = /°C.*°F|°F.*°C/
const ENDS_WITH_RATIO = /(?<!\d)1:$/

const FORMATTING = /^(?:toFixed|toPrecision|toLocale(?:Date|Time)?String)$/

export function findUnitLiterals(code: string): UnitFinding[] {
  const found: UnitFinding[] = []
  const visit = (node: Node): void => {
    if (isFound(node)) found.push({ line: node.loc!.start.line, text: code.slice(node.start!, node.end!).trim() })
    for (const child of childrenOf(node)) visit(child)
  }
  visit(parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program)
  return found
}

const isAst = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([key, value]) => (key === 'loc' ? [] : [value].flat().filter(isAst)))

function isFound(node: Node): boolean {
  switch (node.type) {
    case 'TemplateLiteral':
      return isUnitInTemplate(node.quasis.map(({ value }) => value.raw))
    case 'StringLiteral':
    case 'JSXText':
      return isUnitInText(node.value)
    case 'JSXElement':
      return node.children.some(
        (child, i) =>
          child.type === 'JSXText' &&
          ((isExpression(node.children[i - 1]) && STARTS_WITH_UNIT.test(child.value)) ||
            (isExpression(node.children[i + 1]) && ENDS_WITH_RATIO.test(child.value))),
      )
    case 'MemberExpression':
      return (
        (node.object.type === 'Identifier' && node.object.name === 'Intl') ||
        (node.property.type === 'Identifier' && FORMATTING.test(node.property.name))
      )
    default:
      return false
  }
}

const isExpression = (node: Node | undefined): boolean => node?.type === 'JSXExpressionContainer'

const isUnitInText = (text: string): boolean => NUMBER_AND_UNIT.test(text) && !NAMES_BOTH_DEGREES.test(text)

const isUnitInTemplate = (parts: readonly string[]): boolean =>
  parts.slice(1).some((part) => STARTS_WITH_UNIT.test(part)) ||
  parts.slice(0, -1).some((part) => ENDS_WITH_RATIO.test(part)) ||
  parts.some(isUnitInText)
