/** Reads a widget's settings from data attributes; invalid values are ignored. */
import type { EmbedConfig } from './reply.ts'
import { UNIT_CHOICES, type UnitChoice } from './units.ts'

const THEMES = ['auto', 'light', 'dark'] as const
const LAYOUTS = ['card', 'badge', 'inline'] as const
export type Theme = (typeof THEMES)[number]
export type Layout = (typeof LAYOUTS)[number]

export const DEFAULT_ACCENT = '#1D3557'
const DEFAULT_RADIUS = 4

export interface Settings {
  roaster: string
  coffee: string
  layout: Layout
  radius: number
  /** Maximum width in pixels; undefined for the default width. */
  width: number | undefined
  /** If undefined, the roaster's settings apply; also for `accent`, `showPoweredBy` and `units`. */
  theme: Theme | undefined
  accent: string | undefined
  showPoweredBy: boolean | undefined
  units: UnitChoice | undefined
  /** "de" of "de-AT". */
  language: string
  /** A preview reports no events. */
  isPreview: boolean
}

/** `pageLanguage` is the `lang` of the page around the element. */
export function readSettings(data: Readonly<Record<string, string | undefined>>, pageLanguage = ''): Settings {
  const poweredBy = wordOf(data.showPoweredBy)
  return {
    roaster: wordOf(data.serviceWidget),
    coffee: wordOf(data.coffee),
    layout: oneOf(LAYOUTS, data.layout) ?? 'card',
    radius: pixelsIn(data.borderRadius, 0, 24) ?? DEFAULT_RADIUS,
    width: pixelsIn(data.width, 280, 1200),
    theme: oneOf(THEMES, data.theme),
    accent: hexColor(data.accentColor),
    showPoweredBy: poweredBy === 'true' ? true : poweredBy === 'false' ? false : undefined,
    units: oneOf(UNIT_CHOICES, data.units),
    language: languageIn(data.lang) ?? languageIn(pageLanguage) ?? 'en',
    isPreview: data.preview !== undefined,
  }
}

export interface Look {
  theme: Theme
  accent: string
  showPoweredBy: boolean
  units: UnitChoice
}

/** Attributes of the page override the roaster's settings, which override the defaults. */
export function lookOf({ theme, accent, showPoweredBy, units }: Settings, config: EmbedConfig): Look {
  return {
    theme: theme ?? oneOf(THEMES, config.theme) ?? 'light',
    accent: accent ?? hexColor(config.accentColor) ?? DEFAULT_ACCENT,
    // Any page can show it, but only some roasters may hide it.
    showPoweredBy: showPoweredBy === false ? !config.canHidePoweredBy : (showPoweredBy ?? config.showPoweredBy),
    units: units ?? oneOf(UNIT_CHOICES, config.units) ?? 'auto',
  }
}

/** A whole number within the bounds. */
function pixelsIn(value: string | undefined, least: number, most: number): number | undefined {
  const text = wordOf(value)
  return /^\d{1,4}$/.test(text) && +text >= least && +text <= most ? +text : undefined
}

/** Without the region, so that few cached responses serve all pages. */
const languageIn = (tag: string | undefined): string | undefined => /^[a-z]{2,3}(?![a-z])/.exec(wordOf(tag))?.[0]

const wordOf = (value: string | undefined): string => value?.trim().toLowerCase() ?? ''

const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((each) => each === wordOf(value))

const hexColor = (value: string | undefined): string | undefined =>
  value && /^#[0-9a-f]{6}$/i.test(value.trim()) ? value.trim() : undefined
