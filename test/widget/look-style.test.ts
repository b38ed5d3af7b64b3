import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from '../../widget/src/color.ts'
import { lookStyle } from '../../widget/src/look-style.ts'
import { type Look, readSettings } from '../../widget/src/settings.ts'

const TEXT = 4.5
const MARK = 3
/** More than the standard asks for: small type in a color just above the limit looks dim on a dark surface. */
const SMALL_ON_DARK = 6

const settings = readSettings({ serviceWidget: 'onyx' })

function colorsOf(theme: 'light' | 'dark', accent: string): Record<string, string> {
  const look: Look = { theme, accent, showPoweredBy: true, units: 'auto' }
  return Object.fromEntries(
    [...lookStyle(look, settings).matchAll(/--(\w+):(#\w{6})/g)].map(([, role, color]) => [role!, color!]),
  )
}

function expectReadable(accent: string): void {
  for (const theme of ['light', 'dark'] as const) {
    const { paper, ink, soft, mark, on, accent: button } = colorsOf(theme, accent) as Record<string, string>
    const roles = {
      'accent as text': [mark!, paper!, theme === 'dark' ? SMALL_ON_DARK : TEXT],
      'text on the accent': [on!, button!, TEXT],
      text: [ink!, paper!, TEXT],
      'minor text': [soft!, paper!, TEXT],
      'the edge of a button': [mark!, paper!, MARK],
    } as const
    for (const [role, [color, surface, least]] of Object.entries(roles)) {
      expect(contrast(color, surface), `${role} with ${accent}, ${theme}`).toBeGreaterThanOrEqual(least)
    }
  }
}

describe('colors of lookStyle', () => {
  it.each(['#000000', '#ffffff', '#808080', '#1D3557', '#ffff00', '#0000ff', '#010000', '#fbf8f2', '#1d1613'])(
    'are readable in both schemes with the accent %s',
    expectReadable,
  )

  it('are readable with an accent of every hue, dark, full and pale', () => {
    const toHex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0')
    for (let hue = 0; hue < 360; hue += 5) {
      const full = [0, 120, 240].map((at) => {
        const distance = Math.abs(((hue - at + 540) % 360) - 180)
        return 255 * Math.min(1, Math.max(0, 2 - distance / 60))
      })
      for (const shade of [0.15, 0.4, 0.7, 1]) expectReadable(`#${full.map((c) => toHex(c * shade)).join('')}`)
      for (const tint of [0.3, 0.6, 0.9]) expectReadable(`#${full.map((c) => toHex(c + (255 - c) * tint)).join('')}`)
    }
  })

  it('are readable with any accent', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(fc.property(hex, expectReadable))
  })
})
