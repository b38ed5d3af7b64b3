import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dialOf } from '#src/features/equipment/grinders/answers.ts'
import { type McpApp, startMcpApp } from './mcp-app.ts'

let mcp: McpApp
beforeAll(async () => {
  mcp = await startMcpApp()
})
afterAll(() => mcp.close())

describe('convert_grind_setting', () => {
  it('answers as the address of the API does', async () => {
    for (const [from, setting, to] of [
      ['comandante-c40-mk4', '24', 'baratza-encore'],
      ['jx pro', '2.4.1', 'Fellow Ode Gen 2'],
      ['baratza-encore', '40', 'kitchenaid-artisan-5kcg0702'],
    ] as const) {
      const { body } = await mcp.call('convert_grind_setting', { from, setting, to })
      const rest = await mcp.test.get(`/api/v1/convert?${new URLSearchParams({ from, setting, to })}`)
      expect(body.result.structuredContent).toEqual(rest.body)
      expect(body.result.content).toEqual([{ type: 'text', text: rest.text }])
    }
  })

  it('takes a number and the same number as text', async () => {
    const settings = [24, '24', '24 clicks']
    const answers = await Promise.all(
      settings.map((setting) =>
        mcp.call('convert_grind_setting', { from: 'comandante-c40-mk4', setting, to: 'encore' }),
      ),
    )
    const [first, ...others] = answers.map(({ body }) => body.result.structuredContent)
    expect(first.setting).toBe(15)
    for (const other of others) expect(other).toEqual(first)
  })

  it('takes 5.1, like "5.1", for what an Ode shows', async () => {
    const settingOf = async (setting: number | string) =>
      (await mcp.call('convert_grind_setting', { from: 'fellow-ode-gen-2', setting, to: 'niche-zero' })).body.result
        .structuredContent.from.setting
    expect(await settingOf(5.1)).toBe(5.3333)
    expect(await settingOf('5.1')).toBe(5.3333)
  })

  it.each([
    [{ from: 'baratza-encore', setting: 41, to: 'niche-zero' }, 'a setting beyond the dial'],
    [{ from: 'baratza-encore', setting: 'fine', to: 'niche-zero' }, 'no reading of the dial'],
    [{ from: 'xyzzy', setting: 20, to: 'niche-zero' }, 'an unknown grinder'],
    [{ from: 'baratza-encore', setting: 20, to: 'ode' }, 'a name for several'],
    [{ from: 'baratza-encore', to: 'niche-zero' }, 'a missing argument'],
    [{ from: '', setting: 20, to: 'niche-zero' }, 'an empty argument'],
    [{ from: 'x'.repeat(101), setting: 20, to: 'niche-zero' }, 'a long one'],
  ])('refuses %j, %s, in the words of the API', async (args, _) => {
    const { status, body } = await mcp.call('convert_grind_setting', args)
    const query = Object.entries(args).map(([name, value]): [string, string] => [name, String(value)])
    const rest = await mcp.test.get(`/api/v1/convert?${new URLSearchParams(query)}`)
    expect(status).toBe(200)
    expect(body.result).toEqual({ isError: true, content: [{ type: 'text', text: rest.body.error }] })
  })
})

describe('get_grinder_chart', () => {
  it("answers as the address of the API does, also about a grinder's name", async () => {
    for (const grinder of ['niche-zero', 'jx pro', 'kitchenaid-artisan-5kcg0702']) {
      const { body } = await mcp.call('get_grinder_chart', { grinder })
      const rest = await mcp.test.get(`/api/widget/grinder/${encodeURIComponent(grinder)}`)
      // What a program needs to compute by itself is only there; an assistant would have to read it all.
      expect(rest.body).toEqual({ ...body.result.structuredContent, ...dialOf(rest.body) })
    }
  })

  it("leads with the method that was asked for, at the chart's own setting, with a recipe", async () => {
    const { body } = await mcp.call('get_grinder_chart', { grinder: 'niche-zero', method: 'v60' })
    const { selected, ...chart } = body.result.structuredContent
    expect(body.result.content[0].text.startsWith('{"selected":{"key":"v60"')).toBe(true)
    const { body: rest } = await mcp.test.get('/api/widget/grinder/niche-zero')
    expect(rest).toEqual({ ...chart, ...dialOf(rest) })
    expect(selected).toMatchObject(chart.methods.find(({ key }: { key: string }) => key === 'v60'))
    // The V60's own ideals: 20 g, 1:16, 203 °F, three minutes.
    expect(selected.recipe).toEqual({
      doseGrams: 20,
      waterGrams: 320,
      ratio: 16,
      waterTempF: 203,
      brewTimeSeconds: 180,
    })
    expect(selected).not.toHaveProperty('roast')
    expect(selected.warnings).toEqual([])
  })

  it('grinds darker coffee coarser and brews it cooler', async () => {
    const selected = async (roast: string) =>
      (await mcp.call('get_grinder_chart', { grinder: 'niche-zero', method: 'v60', roast })).body.result
        .structuredContent.selected
    const [light, medium, dark] = [await selected('LIGHT'), await selected('MEDIUM'), await selected('DARK')]
    // Index 27, 30 and 34, between 22 (12), 41 (30) and 66 (60).
    expect([light, medium, dark].map(({ setting }) => setting)).toEqual([38, 41, 44.5])
    expect([light, medium, dark].map(({ recipe }) => recipe.waterTempF)).toEqual([207, 203, 195])
    for (const { setting, range } of [light, dark]) {
      expect(setting).toBeGreaterThanOrEqual(range.min)
      expect(setting).toBeLessThanOrEqual(range.max)
    }
  })

  it.each(['Medium Dark', 'medium-dark', 'MEDIUM_DARK', ' medium_dark '])('understands the roast %j', async (roast) => {
    const { body } = await mcp.call('get_grinder_chart', { grinder: 'niche-zero', method: 'v60', roast })
    expect(body.result.structuredContent.selected.roast).toBe('MEDIUM_DARK')
  })

  it.each([
    ['French press', 'french-press'],
    ['FRENCH_PRESS', 'french-press'],
    ['aero press', 'aeropress'],
    ['moka pot', 'moka'],
  ])('understands the method %j', async (method, key) => {
    const { body } = await mcp.call('get_grinder_chart', { grinder: 'niche-zero', method })
    expect(body.result.structuredContent.selected.key).toBe(key)
  })

  it("gives the dial's end, and a warning, for what the grinder can't do", async () => {
    const { body } = await mcp.call('get_grinder_chart', { grinder: 'fellow-ode-gen-2', method: 'turkish' })
    const { selected, unsupportedMethods } = body.result.structuredContent
    expect(unsupportedMethods).toEqual([{ id: 'turkish', name: 'Turkish' }])
    expect(selected).toMatchObject({ setting: 1, range: { min: 1, max: 1 } })
    expect(selected.warnings[0]).toMatchObject({ message: expect.stringContaining('Fellow Ode Gen 2') })
  })

  it.each([
    [{ grinder: 'niche-zero', method: 'nitro' }, 'method must be one of turkish, espresso, '],
    [{ grinder: 'niche-zero', method: 'v60', roast: 'burnt' }, 'roast must be one of LIGHT, MEDIUM_LIGHT, '],
    [{ grinder: 'niche-zero', roast: 'burnt' }, 'roast must be one of LIGHT, MEDIUM_LIGHT, '],
    [{ grinder: 'xyzzy' }, 'Grinder "xyzzy" not found. The nearest are: '],
    [{}, 'grinder is required'],
  ])('refuses %j with the way out', async (args, sentence) => {
    const { body } = await mcp.call('get_grinder_chart', args)
    expect(body.result.isError).toBe(true)
    expect(body.result.content[0].text).toContain(sentence)
  })
})

describe('list_grinders', () => {
  const search = async (text?: string) =>
    (await mcp.call('list_grinders', text === undefined ? {} : { search: text })).body.result.structuredContent

  it('lists them all as the address of the API does', async () => {
    const rest = await mcp.test.get('/api/widget/grinders')
    expect(await search()).toEqual(rest.body)
    expect(await search('')).toEqual(rest.body)
  })

  it('takes no arguments at all for none', async () => {
    const { body } = await mcp.rpc('tools/call', { name: 'list_grinders' })
    expect(body.result.structuredContent.count).toBe(234)
  })

  it.each([
    ['barataza', 'Baratza'],
    ['comandante', 'Comandante'],
    ['1zpreso', '1Zpresso'],
    ['timmemore', 'Timemore'],
  ])('finds by %j every grinder of %s', async (text, brand) => {
    const { grinders, count } = await search(text)
    const all = mcp.test.app.catalog.grinders.filter((grinder) => grinder.brand === brand)
    expect(count).toBe(all.length)
    expect(grinders.map(({ slug }: { slug: string }) => slug).sort()).toEqual(all.map(({ slug }) => slug).sort())
  })

  it('puts the best match first', async () => {
    expect((await search('encore')).grinders[0].slug).toBe('baratza-encore')
    expect((await search('ode gen 2')).grinders[0].slug).toBe('fellow-ode-gen-2')
  })

  it('finds nothing where there is nothing', async () => {
    expect(await search('qqqqqq')).toEqual({ grinders: [], count: 0 })
  })

  it('takes null, which some assistants send, for what was left out', async () => {
    const { body } = await mcp.call('list_grinders', { search: null })
    expect(body.result.structuredContent.count).toBe(234)
    const chart = await mcp.call('get_grinder_chart', { grinder: 'niche-zero', method: null, roast: null })
    expect(chart.body.result.structuredContent).not.toHaveProperty('selected')
  })
})
