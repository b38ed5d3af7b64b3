import { describe, expect, it } from 'vitest'
import { languageOf } from '#src/domain/text-language.ts'

describe('languageOf', () => {
  it.each([
    ['毎朝の一杯', 'ja'],
    ['エチオピア イルガチェフェ', 'ja'],
    ['V60 で淹れるコーヒー', 'ja'],
    ['清晨必备的手冲配方', 'und-Hani'],
    ['珈琲焙煎所', 'und-Hani'],
    ['서울 로스터스', 'ko'],
    ['โรงคั่วเชียงใหม่', 'th'],
    ['בית קלייה', 'he'],
    ['محمصة القاهرة', 'und-Arab'],
  ])('returns for %s %s', (text, language) => {
    expect(languageOf(text)).toBe(language)
  })

  it.each(['', '93 °C, 1:16', 'Yirgacheffe Kochere', 'Kochere (コチェレ) from Ethiopia', 'Утренний рецепт', 'Λ Ω'])(
    'returns undefined for “%s”',
    (text) => {
      expect(languageOf(text)).toBeUndefined()
    },
  )
})
