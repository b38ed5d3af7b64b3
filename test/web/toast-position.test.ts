import { describe, expect, it } from 'vitest'
import { freePosition } from '#web/ui/toast-position.ts'

const AREA = { top: 0, bottom: 800, left: 0, right: 400 }
const SIZE = { width: 300, height: 50 }
const across = (top: number, bottom: number) => ({ top, bottom, left: 0, right: 400 })

describe('finding 14: freePosition', () => {
  it('returns the bottom if nothing is in the way', () => {
    expect(freePosition(SIZE, AREA, [])).toBe(742)
  })

  it('returns a place above fixed elements at the bottom: tabs, and a button above them', () => {
    const tabs = across(742, 800)
    expect(freePosition(SIZE, AREA, [tabs])).toBeLessThanOrEqual(742 - 50)
    const button = across(680, 732)
    const top = freePosition(SIZE, AREA, [tabs, button])
    expect(top + 50).toBeLessThanOrEqual(680)
  })

  it('returns a gap between two rows of controls if it fits', () => {
    const top = freePosition(SIZE, AREA, [across(700, 800), across(500, 600)])
    expect(top).toBeGreaterThanOrEqual(600)
    expect(top + 50).toBeLessThanOrEqual(700)
  })

  it('ignores elements beside the toast', () => {
    expect(freePosition(SIZE, AREA, [{ top: 700, bottom: 800, left: 0, right: 49 }])).toBe(742)
  })

  it('returns the top if everything else is covered', () => {
    const full = Array.from({ length: 30 }, (_, i) => across(200 + i * 20, 220 + i * 20))
    const top = freePosition(SIZE, AREA, full)
    expect(top).toBeGreaterThanOrEqual(8)
    expect(top + 50).toBeLessThanOrEqual(200)
  })

  it('covers the least important element if there is no room, never the one being edited', () => {
    const rows = Array.from({ length: 20 }, (_, i) => ({ ...across(i * 40, i * 40 + 40), weight: i === 18 ? 100 : 1 }))
    const top = freePosition(SIZE, AREA, rows)
    expect(top + 50 <= 720 || top >= 760).toBe(true)
    expect(top).toBeGreaterThan(600)
  })
})
