/** The styles of all layouts, in one sheet that all widgets of a page share. */
import badge from './badge.css?inline'
import base from './base.css?inline'
import card from './card.css?inline'
import inline from './inline.css?inline'
import wide from './wide.css?inline'

export const STYLE = base + card + inline + badge + wide
