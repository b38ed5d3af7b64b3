/** The styles of one widget: its colors, corners and width. */
import { READABLE, readableOn, textOn } from './color.ts'
import type { Look, Settings } from './settings.ts'

/**
 * Background, text, minor text, lines, and the minimum contrast of the accent as text: higher on dark, where the
 * formula of WCAG 2 overestimates it.
 */
const COLORS = {
  light: ['#fbf8f2', '#2b2019', '#6a584a', '#e4d9ca', READABLE],
  dark: ['#1d1613', '#f3eae0', '#b9a798', '#40332b', 6],
} as const

function colorsOf(scheme: keyof typeof COLORS, accent: string): string {
  const [paper, ink, soft, line, least] = COLORS[scheme]
  return `.w{color-scheme:${scheme};--paper:${paper};--ink:${ink};--soft:${soft};--line:${line};--mark:${readableOn(paper, accent, least)}}`
}

/** The styles of one widget. Each value is a constant or validated. */
export function lookStyle({ theme, accent }: Look, { radius, width }: Settings): string {
  const colors =
    theme === 'auto'
      ? `${colorsOf('light', accent)}@media(prefers-color-scheme:dark){${colorsOf('dark', accent)}}`
      : colorsOf(theme, accent)
  return `${widthStyle(width)}.w{--r:${radius}px;--accent:${accent};--on:${textOn(accent)}}${colors}`
}

export const widthStyle = (width: number | undefined): string => (width ? `:host{max-width:${width}px}` : '')
