/** The style of all layouts, in one sheet that all widgets of a page share. */
import badge from './badge.css?inline'
import base from './base.css?inline'
import card from './card.css?inline'
import inline from './inline.css?inline'

export const STYLE = base + card + inline + badge

/** What lies behind every text but that on the accent. */
export const PAPER = { light: '#fbf8f2', dark: '#1d1613' }

/** A sheet made by script, which a strict policy allows where it refuses a style element. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
