import { describe, expect, it } from 'vitest'
import { describeDial, formatRange, formatSetting } from '#test/support/sentences.ts'
import { grinder } from './brewing-catalog.ts'

describe('formatSetting', () => {
  it.each([
    ['comandante-c40-mk4', 24, '24 clicks'],
    ['comandante-c40-mk4', 1, '1 click'],
    ['comandante-c40-mk4', 22.5, '22.5 clicks'],
    ['baratza-encore', 15, '15'],
    ['fellow-opus', 5.25, '5.25'],
    ['kitchenaid-artisan-5kcg0702', 6.5, '6.5'],
    ['mazzer-zm', 704, '704 µm'],
    ['1zpresso-jx-pro', 97, '2.4.1'],
    ['1zpresso-jx-pro', 40, '1.0.0'],
    ['1zpresso-jx-pro', 3, '0.0.3'],
    ['1zpresso-j-max', 233, '2.5.3'],
    ['1zpresso-zp6-special', 45, '4.5'],
    ['1zpresso-k-ultra', 75, '7.5'],
    ['1zpresso-k-ultra', 124, '1.2.4'],
    ['1zpresso-k-max', 97, '1.0.7'],
    ['kingrinder-k6', 72, '1 turn + 12 clicks'],
    ['kingrinder-k6', 55, '55 clicks'],
    ['kingrinder-k6', 120, '2 turns'],
    ['helor-101', 13, '1 turn + 1 dot'],
    ['eureka-mignon-specialita', 7.5, '1 turn + 1.5'],
    ['eureka-mignon-specialita', 1.7, '1.7'],
    ['knock-aergrind', 25.3333, '2 turns + 1⅓'],
    ['knock-aergrind', 24.6667, '2 turns + ⅔'],
    ['fellow-ode-gen-2', 5, '5'],
    ['fellow-ode-gen-2', 5.3333, '5.1'],
    ['fellow-ode-gen-2', 5.6667, '5.2'],
    ['fellow-ode-gen-2', 5.9, '6'],
    ['anfim-sp-ii', 8.75, '8.3'],
    ['baratza-vario', 5.5233, '5M'],
    ['baratza-forte-bg', 10.96, '10Z'],
    ['baratza-sette-270', 16.5, '16E'],
    ['baratza-sette-270', 6.9, '6I'],
    ['baratza-sette-270', 7, '7A'],
    ['baratza-sette-270', 7.1, '7A'],
    ['baratza-sette-270', 1, '1A'],
    ['baratza-sette-270', 31, '31A'],
  ])('%s: %d is "%s"', (slug, setting, label) => {
    expect(formatSetting(grinder(slug), setting)).toBe(label)
  })
})

describe('formatRange', () => {
  it.each([
    ['comandante-c40-mk4', 22, 26, '22–26 clicks'],
    ['comandante-c40-mk4', 22, 22, '22 clicks'],
    ['baratza-encore', 13, 16, '13–16'],
    ['mazzer-zm', 680, 704, '680–704 µm'],
    ['1zpresso-jx-pro', 84, 107, '2.1.0–2.6.3'],
    ['1zpresso-k-ultra', 53, 92, '5.3–9.2'],
    ['1zpresso-k-ultra', 91, 171, '0.9.1–1.7.1'],
    ['kingrinder-k6', 25, 57, '25–57 clicks'],
    ['kingrinder-k6', 57, 72, '57 clicks – 1 turn + 12 clicks'],
    ['eureka-mignon-specialita', 3.6, 12, '3.6 – 2 turns'],
    ['fellow-ode-gen-2', 4.6667, 6, '4.2–6'],
    ['baratza-sette-270', 3.1, 7.2, '3A–7B'],
  ])('%s: %d to %d is "%s"', (slug, min, max, label) => {
    expect(formatRange(grinder(slug), { min, max })).toBe(label)
  })
})

describe('describeDial', () => {
  it.each([
    ['comandante-c40-mk4', '0 to 50 clicks'],
    ['baratza-encore', '0 to 40'],
    ['fellow-ode-gen-2', '1 to 11'],
    ['mazzer-zm', '0 to 1400 µm'],
    ['1zpresso-jx-pro', '0.0.0 to 5.0.0 (0 to 200 clicks)'],
    ['eureka-mignon-specialita', '0 to 4 turns (0 to 24)'],
    ['baratza-sette-270', '1A to 31A (1.1 to 31.1)'],
  ])('%s: %s', (slug, text) => {
    expect(describeDial(grinder(slug))).toBe(text)
  })
})
