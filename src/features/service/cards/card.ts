/** What a share card shows, as plain data: texts in the reader's language and units, ready to be drawn. */
import { hash } from 'node:crypto'

/** Width and height in pixels of each shape: link previews, posts, stories. */
export const SHAPES = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
} as const
export type Shape = keyof typeof SHAPES

/** The first segment of the address that the card's thing has in the web app. */
export const KINDS = ['recipes', 'coffees', 'grinders', 'roasters', 'users'] as const
export type CardKind = (typeof KINDS)[number]

export interface Card {
  kind: CardKind
  /** What it is: "V60 recipe". */
  label: string
  title: string
  /** Drawn instead of a title in a script that our fonts don't have. */
  plainTitle: string
  /** Lines below the title; those that can't be drawn are left out. */
  lines: string[]
  figures: Figure[]
  picture: Picture
  /** Beside the QR code: "Scan for the recipe". */
  invitation: string
  /** What the QR code opens. */
  url: string
}

export interface Figure {
  label: string
  value: string
}

/** The drawing on the dark side of the card. */
export type Picture =
  | DialPicture
  | { type: 'bean'; roast: number; label: string }
  | { type: 'letter'; letter: string; label: string }

export interface DialPicture {
  type: 'dial'
  /** The setting as the dial shows it, its number large: "24" and "clicks". */
  number: string
  unit: string
  /** The name of the grinder. */
  caption: string
  /** Where things lie on the scale, from 0 (fine) to 1 (coarse). */
  share: number
  band?: readonly [from: number, to: number]
  ticks: { share: number; label?: string }[]
  ends: readonly [fine: string, coarse: string]
}

/** A picture in the head of a page. */
export interface PageImage {
  url: string
  /** In pixels, where we know them. */
  width?: number
  height?: number
  /** In words. */
  alt?: string
}

/** Changed whenever the drawing changes, so that addresses of older drawings end. */
const DESIGN = 1

/** Names the content of a card in its address: the same content has the same address, and no other. */
export const versionOf = (card: Card): string => hash('sha256', `${DESIGN}${JSON.stringify(card)}`).slice(0, 16)
