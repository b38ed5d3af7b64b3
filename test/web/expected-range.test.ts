import '#test/support/english.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { SettingRange } from '#domain/notation.ts'
import type { Basis } from '#domain/uncertainty.ts'
import { ExpectedRange } from '#web/parts/equipment/expected-range.tsx'
import { grinder } from '../domain/brewing-catalog.ts'

function sentence(range: SettingRange, basis: Basis): string {
  const element = createElement(ExpectedRange, { dial: grinder('comandante-c40-mk4'), range, basis })
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, element)).replaceAll(/<\/?b>/g, '')
}

describe('ExpectedRange', () => {
  it.each([
    [{ min: 20, max: 26 }, 'calibrated', 'On your grinder it is most likely between 20 and 26 clicks.'],
    [{ min: 24, max: 24 }, 'calibrated', 'On your grinder it is most likely 24 clicks.'],
    [{ min: 20, max: 26 }, 'published', 'Most people end up between 20 and 26 clicks.'],
    [{ min: 24, max: 24 }, 'published', 'Most people end up at 24 clicks.'],
  ] as const)('shows for %o, %s: %s', (range, basis, text) => {
    expect(sentence(range, basis)).toBe(text)
  })
})
