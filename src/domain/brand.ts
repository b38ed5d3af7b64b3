/**
 * The app's name, mark and colours, for mails and pages that can't load its style sheet. A test compares the colours
 * with web/src/styles/tokens.css and the mark with web/public/icon.svg.
 */
export const NAME = 'Brewprint'

/** Each as light and dark, by the names of the app's tokens. */
export const COLORS = {
  paper: ['#f7f1e6', '#17110d'],
  card: ['#fffdf8', '#211912'],
  sunk: ['#efe6d6', '#2c2219'],
  ink: ['#2b1d14', '#f4eadd'],
  soft: ['#6b5646', '#c2ad99'],
  line: ['#ddcfba', '#3f3226'],
  edge: ['#8f7a66', '#8c7864'],
  accent: ['#96390f', '#f0a468'],
  accentDeep: ['#7a2c09', '#f7bd8d'],
  onAccent: ['#fff8ef', '#26150a'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

export type Color = keyof typeof COLORS

/** The app's own fonts if they are installed, then similar ones. */
export const SERIF = "Fraunces, Georgia, 'Times New Roman', serif"
export const SANS = "'Instrument Sans', system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** A coffee bean as a fingerprint: five strokes in a square of 64. */
export const MARK = [
  'M32 10c12 4 17 12 17 22S43 51 32 54',
  'M32 54C20 50 15 42 15 32s6-19 17-22',
  'M32 17c-6 5-7 9-2 14s4 11-1 16',
  'M39 20c4 4 5 8 4 13-1 6-4 9-8 12',
  'M25 44c-4-3-5-7-4-12 1-4 2-7 4-9',
] as const
