import { expect, test } from 'vitest'
import { measurePhoto } from '#domain/grind-photo/measure-photo.ts'
import type { Point } from '#domain/grind-photo/photo.ts'
import { flat, lognormal, renderPhoto } from './render.ts'

/** A card with round corners, turned by some degrees. */
function card(centre: Point, degrees: number) {
  const angle = (degrees * Math.PI) / 180
  const corners = [0, 1, 2, 3].flatMap((corner) =>
    Array.from({ length: 7 }, (_, i) => {
      const turn = (corner + i / 6) * (Math.PI / 2)
      const x = (corner === 0 || corner === 3 ? 1 : -1) * (85.6 / 2 - 3.18) + 3.18 * Math.cos(turn)
      const y = (corner < 2 ? 1 : -1) * (53.98 / 2 - 3.18) + 3.18 * Math.sin(turn)
      return {
        x: centre.x + x * Math.cos(angle) - y * Math.sin(angle),
        y: centre.y + x * Math.sin(angle) + y * Math.cos(angle),
      }
    }),
  )
  return { corners, color: [40, 80, 170] as const }
}

test.each([12, 90])('measurePhoto finds a card turned by %i°, scale within 1 %', (degrees) => {
  const centre = { x: 55, y: 65 }
  const photo = renderPhoto({
    width: 1300,
    height: 1040,
    place: flat(8),
    paperMm: { width: 162, height: 130 },
    diametersMm: lognormal(250, 1.1, 0.2),
    shapes: [card(centre, degrees)],
    isFree: (point) => Math.hypot(point.x - centre.x, point.y - centre.y) > 55,
  })
  const { scale, quality } = measurePhoto(photo, { reference: { kind: 'card' } })
  expect(quality).not.toBe('refused')
  expect(Math.abs(scale!.pixelsPerMm / 8 - 1)).toBeLessThan(0.01)
  expect(scale!.tilt).toBeLessThan(1.01)
})
