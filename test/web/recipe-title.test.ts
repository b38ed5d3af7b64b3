import { describe, expect, it } from 'vitest'
import { readableName } from '../../web/src/screens/admin/readable-name.ts'

const methodName = (id: string) => ({ clever: 'Steep and release' })[id] ?? id

describe('readableName', () => {
  it('returns the name of the method instead of its id', () => {
    expect(readableName('recipe', 'Harbour Bell, Lot 2, clever', methodName)).toBe(
      'Harbour Bell, Lot 2, Steep and release',
    )
  })

  it('returns the name unchanged for other things than recipes, or an unknown method', () => {
    expect(readableName('coffee', 'Bell, clever', methodName)).toBe('Bell, clever')
    expect(readableName('recipe', 'Bell, newer', methodName)).toBe('Bell, newer')
    expect(readableName('recipe', 'Bell', methodName)).toBe('Bell')
  })
})
