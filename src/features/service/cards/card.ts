/** What a share card shows, as plain data: texts in the reader's language and units, ready to be drawn. */
import { hash } from 'node:crypto'

/** Width and height in pixels of each shape: link previews, posts, stories. */
export const SHAPES = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
} as const
export type Shape = keyof typeof SHAPES

/** The first path segment of the page in the web app that a card belongs to. */
export const KINDS = ['recipes', 'coffees', 'grinders', 'roasters', 'users'] as const
export type CardKind = (typeof KINDS)[number]

export interface Card {
  kind: CardKind
  /** The line above the title: "Coffee roaster". */
  label: string
  title: string
  /** Drawn instead of the title if our fonts lack its script. */
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
  /** Position of the setting on the scale, from 0 (fine) to 1 (coarse), like those of the band and the ticks. */
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
  alt?: string
}

/** Changed whenever the drawing changes, so that cards get new addresses. */
const DESIGN = 1

/** Hash of a card's content and design, which is part of its address. */
export const versionOf = (card: Card): string => hash('sha256', `${DESIGN}${JSON.stringify(card)}`).slice(0, 16)
