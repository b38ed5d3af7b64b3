/** Addresses of the pictures that the server draws of a page. */
import { i18n } from '@lingui/core'
import type { Units } from '#domain/units/reader-units.ts'

export const SHAPES = [
  { shape: 'wide', width: 1200, height: 630 },
  { shape: 'square', width: 1080, height: 1080 },
  { shape: 'story', width: 1080, height: 1920 },
] as const

export type Shape = (typeof SHAPES)[number]['shape']

/** In the language and the units that the reader sees now. */
export function cardAddress(path: string, shape: Shape, { temperature, weight }: Units): string {
  return `/cards${path}.png?${new URLSearchParams({ shape, lang: i18n.locale, temperature, weight })}`
}

/** "brewprint-recipes-12-square.png" */
export const cardFileName = (path: string, shape: Shape): string => `brewprint${path.replaceAll('/', '-')}-${shape}.png`
