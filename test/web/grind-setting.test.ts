import { describe, expect, it } from 'vitest'
import { positionsInWindows } from '#test/support/positions.ts'
import { settingOn, settingText, typedSetting } from '#web/state/grind-setting.ts'
import { grinder, grinders, methods } from '../domain/brewing-catalog.ts'

describe('finding 1: settingText, typedSetting and settingOn', () => {
  it('return the same position after a round trip, for all positions within windows of all grinders', () => {
    for (const each of grinders) {
      const changed = positionsInWindows(each, methods).filter(
        (position) => typedSetting(each, settingText(each, position)) !== position,
      )
      expect(changed, each.slug).toEqual([])
    }
  })

  it.each([
    ['1zpresso-k-max', 70, '7.0'],
    ['1zpresso-k-max', '7.0', '7.0'],
    ['1zpresso-k-max', 7, '0.7'],
    ['fellow-ode-gen-2', 5.3333, '5.1'],
    ['fellow-ode-gen-2', 5.33, '5.33'],
    ['comandante-c40-mk4', '24, a touch finer', '24, a touch finer'],
    ['comandante-c40-mk4', 'rather fine', 'rather fine'],
  ])('settingText: %s at %o is shown as %o', (slug, setting, text) => {
    expect(settingText(grinder(slug), setting)).toBe(text)
  })

  it.each([
    ['1zpresso-k-max', '7.0', 70],
    ['1zpresso-k-max', ' 8,5 ', 85],
    ['comandante-c40-mk4', '24, a touch finer', '24, a touch finer'],
    ['comandante-c40-mk4', '900', '900'],
    ['comandante-c40-mk4', '  ', undefined],
  ])('typedSetting: on a %s %o is sent as %o', (slug, text, sent) => {
    expect(typedSetting(grinder(slug), text)).toBe(sent)
  })

  it('return the text as typed without a grinder', () => {
    expect(typedSetting(undefined, ' 7.0 ')).toBe('7.0')
    expect(settingOn(undefined, '7.0')).toBeUndefined()
    expect(settingText(undefined, 70)).toBe('70')
  })
})
