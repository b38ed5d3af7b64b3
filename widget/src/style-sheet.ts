/** Constructed style sheets, which a strict Content Security Policy allows, unlike a style element. */

export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

const sheets = new Map<string, CSSStyleSheet>()

/** Adds styles to the shadow tree that the element is in, once. */
export function addStyle(element: Element, css: string): void {
  const root = element.getRootNode() as ShadowRoot
  const sheet = sheets.get(css) ?? sheetOf(css)
  sheets.set(css, sheet)
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
