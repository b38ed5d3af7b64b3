import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COLORS, MARK } from '#src/domain/brand.ts'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

describe('finding 16: COLORS and MARK of mails and message pages are those of the web app', () => {
  it.each(Object.entries(COLORS))('has the colour %s of tokens.css', (name, [light, dark]) => {
    const token = new RegExp(`^\\s*--${kebab(name)}: light-dark\\((#\\w+), (#\\w+)\\);`, 'm').exec(
      read('web/src/styles/tokens.css'),
    )
    expect([token?.[1], token?.[2]]).toEqual([light, dark])
  })

  it('has the paths of the icon, which is a file of its own', () => {
    const paths = [...read('web/public/icon.svg').matchAll(/<path d="([^"]+)"/g)].map(([, path]) => path)
    expect(paths).toEqual(MARK)
  })
})
