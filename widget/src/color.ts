/** Adjusts colors to be readable with any accent color, by WCAG 2 contrast. */

type Rgb = readonly [red: number, green: number, blue: number]

const BLACK = '#000000'
const WHITE = '#ffffff'

/** The minimum contrast of body text (WCAG AA). */
export const READABLE = 4.5

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
export function readableOn(background: string, color: string): string {
  const end = rgbOf(contrast(WHITE, background) > contrast(BLACK, background) ? WHITE : BLACK)
  const start = rgbOf(color)
  for (let step = 0; step < 32; step++) {
    const mixed = start.map((channel, i) => Math.round(channel + ((end[i]! - channel) * step) / 32)) as unknown as Rgb
    if (contrast(hexOf(mixed), background) >= READABLE) return hexOf(mixed)
  }
  return hexOf(end)
}
