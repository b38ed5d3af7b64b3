import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'

describe('GET /api/v1/convert with settings as the dial shows them', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const read = async (grinder: string, setting: string) => {
    const query = new URLSearchParams({ from: grinder, setting, to: grinder })
    const { status, body } = await test.get(`/api/v1/convert?${query}`)
    expect(status, body.error).toBe(200)
    return { setting: body.from.setting, label: body.from.label }
  }

  it.each([
    ['two turns, number 4, one click on a JX-Pro', '1zpresso-jx-pro', '2.4.1', 97, '2.4.1'],
    ['two turns and number 4 on a JX-Pro', '1zpresso-jx-pro', '2.4', 96, '2.4.0'],
    ['the same by its clicks', '1zpresso-jx-pro', '97', 97, '2.4.1'],
    ['number 4, click 5 on a K-Plus, which hardly passes one turn', '1zpresso-k-plus', '4.5', 45, '4.5'],
    ['the first click after 5 on an Ode, a third further', 'fellow-ode-gen-2', '5.1', 5.3333, '5.1'],
    ['the second one', 'fellow-ode-gen-2', '5.2', 5.6667, '5.2'],
    ['5⅓ on an Ode', 'fellow-ode-gen-2', '5⅓', 5.3333, '5.1'],
    ['5 1/3 on an Ode', 'fellow-ode-gen-2', '5 1/3', 5.3333, '5.1'],
    ['a decimal on an Ode', 'fellow-ode-gen-2', '5.3333', 5.3333, '5.1'],
    ['macro 16, micro E on a Sette', 'baratza-sette-270', '16E', 16.5, '16E'],
    ['in lower case', 'baratza-sette-270', '16e', 16.5, '16E'],
    ['a whole number on a Sette, which has no letter of its own', 'baratza-sette-270', '7', 7.1, '7A'],
    ['one turn and a bit on a Mignon', 'eureka-mignon-specialita', '1 turn + 1.5', 7.5, '1 turn + 1.5'],
    ['the same in all', 'eureka-mignon-specialita', '7.5', 7.5, '1 turn + 1.5'],
    ['less than a turn', 'eureka-mignon-specialita', '2.5', 2.5, '2.5'],
    ['clicks on a Comandante', 'comandante-c40-mk4', '24 clicks', 24, '24 clicks'],
    ['a comma for a point', 'niche-zero', '15,5', 15.5, '15.5'],
    ['a backwards dial as it is printed', 'kitchenaid-artisan-5kcg0702', '6.5', 6.5, '6.5'],
  ])('reads %s', async (_, grinder, said, setting, label) => {
    expect(await read(grinder, said)).toEqual({ setting, label })
  })

  it('reads macro 5, micro N on a Forté, a little past the middle', async () => {
    const { setting } = await read('baratza-forte-bg', '5N')
    expect(Math.abs(setting - 5.5)).toBeLessThanOrEqual(0.04)
    expect((await read('baratza-forte-bg', '5A')).setting).toBe(5)
  })

  it('reads the labels that it writes, for every grinder', async () => {
    for (const { slug } of test.app.catalog.grinders) {
      for (const setting of ['12', '41', '66']) {
        const query = new URLSearchParams({ from: 'niche-zero', setting, to: slug })
        const { label } = (await test.get(`/api/v1/convert?${query}`)).body
        expect((await read(slug, label)).label, slug).toBe(label)
      }
    }
  })

  it.each([
    ['a letter that a Sette has not', 'baratza-sette-270', '16K'],
    ['letters on a dial of numbers', 'niche-zero', '16E'],
    ['a click that a JX-Pro has not', '1zpresso-jx-pro', '2.4.7'],
    ['a part of a click on a dial of turns', '1zpresso-jx-pro', '2.45'],
    ['clicks on a dial without any', 'eureka-mignon-specialita', '3 clicks'],
  ])('rejects %s', async (_, from, setting) => {
    const { status, body } = await test.get(`/api/v1/convert?${new URLSearchParams({ from, setting, to: from })}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ field: 'setting', error: expect.stringContaining('is not a setting of the') })
  })
})
