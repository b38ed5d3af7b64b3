/**
 * The charts against what makers print and owners commonly report.
 *
 * Each row is a window of settings in the dial's plain numbers. The chart's setting must lie in it, or within
 * 3 index points (36 µm) of it: that is how far a published curve is trusted in the first place.
 */

import { describe, expect, it } from 'vitest'
import { methodSetting } from '#src/domain/chart.ts'
import { buildCurve } from '#src/domain/curve.ts'
import { grinder, method } from './brewing-catalog.ts'

const TOLERANCE_POINTS = 3

type Row = [slug: string, method: string, from: number, to: number, says: string]

const PUBLISHED: Row[] = [
  ['comandante-c40-mk4', 'espresso', 8, 12, 'common'],
  ['comandante-c40-mk4', 'moka', 12, 18, 'common'],
  ['comandante-c40-mk4', 'aeropress', 16, 24, 'common'],
  ['comandante-c40-mk4', 'v60', 22, 28, 'public recipe tables'],
  ['comandante-c40-mk4', 'french-press', 28, 36, 'common'],
  ['baratza-encore', 'aeropress', 10, 14, 'maker: 12'],
  ['baratza-encore', 'v60', 13, 16, 'maker: 15'],
  ['baratza-encore', 'pour-over', 18, 22, 'maker: 20 for a Chemex'],
  ['baratza-encore', 'french-press', 28, 30, 'maker'],
  ['baratza-virtuoso-plus', 'v60', 14, 18, 'common'],
  ['baratza-virtuoso-plus', 'french-press', 28, 32, 'common'],
  ['baratza-encore-esp', 'v60', 22, 27, 'common'],
  ['baratza-encore-esp', 'french-press', 30, 35, 'common'],
  ['fellow-ode-gen-2', 'v60', 5, 6, 'common: 5 to 6 to start with'],
  ['fellow-ode-gen-2', 'french-press', 8, 10, 'common'],
  ['fellow-opus', 'espresso', 1, 2, 'common'],
  ['fellow-opus', 'french-press', 8, 9, 'common'],
  ['niche-zero', 'espresso', 10, 20, 'common; the maker has 5-20'],
  ['niche-zero', 'v60', 35, 45, 'maker'],
  ['niche-duo', 'espresso', 0, 10, 'maker'],
  ['niche-duo', 'v60', 30, 45, 'maker'],
  ['1zpresso-jx-pro', 'v60', 88, 120, 'public tables: 2.2 to 3 turns'],
  ['1zpresso-k-ultra', 'espresso', 30, 45, 'common'],
  ['1zpresso-k-ultra', 'v60', 65, 85, 'common: 6.5 to 8.5'],
  ['1zpresso-k-max', 'v60', 60, 80, 'common: 6 to 8'],
  ['1zpresso-zp6-special', 'v60', 35, 55, 'owners: 3.5 to 5.5'],
  ['timemore-c2', 'espresso', 6, 10, 'common'],
  ['timemore-c2', 'v60', 15, 20, 'common'],
  ['timemore-c2', 'french-press', 24, 30, 'common'],
  ['timemore-c3', 'v60', 15, 20, 'public recipe tables'],
  ['kingrinder-k6', 'espresso', 20, 50, 'public settings lists'],
  ['kingrinder-k6', 'v60', 85, 110, 'public settings lists'],
  ['kingrinder-k6', 'french-press', 125, 145, 'public settings lists'],
  ['kingrinder-k2', 'moka', 60, 70, 'an owner'],
  ['kingrinder-k2', 'v60', 70, 80, 'an owner'],
  ['mahlkonig-ek43', 'espresso', 1.5, 3, 'common'],
  ['mahlkonig-ek43', 'v60', 7, 9, 'common'],
  ['eureka-mignon-specialita', 'espresso', 0.5, 3, 'common'],
  ['breville-smart-grinder-pro', 'espresso', 5, 25, 'maker: the espresso band'],
  ['breville-smart-grinder-pro', 'french-press', 55, 60, 'maker'],
]

/** Where the catalog and common use part. A row that comes to agree belongs above. */
const DISAGREEING: Row[] = [
  ['baratza-encore-esp', 'espresso', 8, 16, 'common; the chart starts at 4'],
  ['baratza-sette-270', 'espresso', 6, 13, 'common; the chart starts at 3A'],
  ['fellow-ode-gen-1', 'v60', 3, 5, 'common; the chart is at its finest, 1'],
  ['1zpresso-jx-pro', 'french-press', 160, 192, 'public tables: 4 to 4.8 turns; the chart has 3.8.2'],
]

/** How far outside the published window the chart's setting is, in index points. */
function pointsOutside([slug, id, from, to]: Row): number {
  const curve = buildCurve(grinder(slug))
  const index = curve.indexAt(methodSetting(curve, method(id))!.setting)
  const ends = [curve.indexAt(from), curve.indexAt(to)]
  return Math.max(0, Math.min(...ends) - index, index - Math.max(...ends))
}

describe('the chart agrees with published settings', () => {
  it.each(PUBLISHED)('%s, %s: %d to %d (%s)', (...row) => {
    expect(pointsOutside(row)).toBeLessThanOrEqual(TOLERANCE_POINTS)
  })
})

describe('the chart is known to differ', () => {
  it.each(DISAGREEING)('%s, %s: %d to %d (%s)', (...row) => {
    expect(pointsOutside(row)).toBeGreaterThan(TOLERANCE_POINTS)
  })
})
