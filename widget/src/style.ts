/** The styles of all layouts, in one sheet that all widgets of a page share. */
import badge from './badge.css?inline'
import base from './base.css?inline'
import card from './card.css?inline'
import inline from './inline.css?inline'
import player from './player.css?inline'

export const STYLE = base + card + inline + badge + player

/** The background color, except of text on the accent color. */
export const PAPER = { light: '#fbf8f2', dark: '#1d1613' }

/** Creates a constructed style sheet, which a strict Content Security Policy allows, unlike a style element. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
