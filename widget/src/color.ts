/** Adjusts colors to be readable with any accent color, by WCAG 2 contrast. */

/** Red, green and blue, from 0 to 255. */
type Rgb = readonly number[]

const BLACK = '#000000'
const WHITE = '#ffffff'

/** The minimum contrast of body text (WCAG AA). */
export const READABLE = 4.5

const STEPS = 32

const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const hexOf = (rgb: Rgb): string => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

function luminanceOf(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio from 1 (equal) to 21 (black and white). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Returns white if it is readable on the background, otherwise black, which then is. */
export const textOn = (background: string): string => (contrast(WHITE, background) >= READABLE ? WHITE : BLACK)

/** Darkens or lightens the color just enough to be readable on the background. */
export function readableOn(background: string, color: string, least = READABLE): string {
  const start = rgbOf(color)
  const stops =
    contrast(WHITE, background) > contrast(BLACK, background)
      ? [start, vivid(start), rgbOf(WHITE)]
      : [start, rgbOf(BLACK)]
  for (const [i, to] of stops.slice(1).entries()) {
    for (let step = 0; step < STEPS; step++) {
      const mixed = hexOf(stops[i]!.map((channel, c) => Math.round(channel + ((to[c]! - channel) * step) / STEPS)))
      if (contrast(mixed, background) >= least) return mixed
    }
  }
  return hexOf(stops.at(-1)!)
}

/** The lightest color of the same hue. Mixing a dark color with white alone would make it grey. */
const vivid = (rgb: Rgb): Rgb => {
  const most = Math.max(...rgb)
  return rgb.map((channel) => (most ? (channel * 255) / most : 255))
}
