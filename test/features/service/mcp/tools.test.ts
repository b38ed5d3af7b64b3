import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dialOf } from '#src/features/equipment/grinders/answers.ts'
import { ENGLISH_READER } from '#src/http/reader.ts'
import { type McpApp, startMcpApp } from './mcp-app.ts'

let mcp: McpApp
beforeAll(async () => {
  mcp = await startMcpApp()
})
afterAll(() => mcp.close())

describe('MCP tool convert_grind_setting', () => {
  it('returns the same as GET /api/v1/convert', async () => {
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

  it('accepts a number and the same number as text', async () => {
    const settings = [24, '24', '24 clicks']
    const answers = await Promise.all(
      settings.map((setting) =>
        mcp.call('convert_grind_setting', { from: 'comandante-c40-mk4', setting, to: 'encore' }),
      ),
    )
    const [first, ...others] = answers.map(({ body }) => body.result.structuredContent)
    expect(first.setting).toBe(16)
    for (const other of others) expect(other).toEqual(first)
  })

  it('reads 5.1 and "5.1" as the dial of an Ode shows it', async () => {
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
  ])('rejects %j, %s, with the error of the API', async (args, _) => {
    const { status, body } = await mcp.call('convert_grind_setting', args)
    const query = Object.entries(args).map(([name, value]): [string, string] => [name, String(value)])
    const rest = await mcp.test.get(`/api/v1/convert?${new URLSearchParams(query)}`)
    expect(status).toBe(200)
    expect(body.result).toEqual({ isError: true, content: [{ type: 'text', text: rest.body.error }] })
  })
})

describe('MCP tool get_grinder_chart', () => {
  it('returns the same as GET /api/widget/grinder/:slug, also for the name of a grinder', async () => {
    for (const grinder of ['niche-zero', 'jx pro', 'kitchenaid-artisan-5kcg0702']) {
      const { body } = await mcp.call('get_grinder_chart', { grinder })
      const rest = await mcp.test.get(`/api/widget/grinder/${encodeURIComponent(grinder)}`)
      // Only the API returns the data of the dial, which programs compute with and assistants don't need.
      expect(rest.body).toEqual({
        ...body.result.structuredContent,
        ...dialOf({ ...rest.body, visibility: 'listed' }, ENGLISH_READER),
      })
    }
  })

  it('puts the given method first, at the setting of the chart and with a recipe', async () => {
    const { body } = await mcp.call('get_grinder_chart', { grinder: 'niche-zero', method: 'v60' })
    const { selected, ...chart } = body.result.structuredContent
    expect(body.result.content[0].text.startsWith('{"selected":{"key":"v60"')).toBe(true)
    const { body: rest } = await mcp.test.get('/api/widget/grinder/niche-zero')
    expect(rest).toEqual({ ...chart, ...dialOf({ ...rest, visibility: 'listed' }, ENGLISH_READER) })
    expect(selected).toMatchObject(chart.methods.find(({ key }: { key: string }) => key === 'v60'))
    // The ideal figures of the V60: 20 g, 1:16, 203 °F, three minutes.
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

  it('returns a coarser setting and cooler water for a darker roast', async () => {
    const selected = async (roast: string) =>
      (await mcp.call('get_grinder_chart', { grinder: 'niche-zero', method: 'v60', roast })).body.result
        .structuredContent.selected
    const [light, medium, dark] = [await selected('LIGHT'), await selected('MEDIUM'), await selected('DARK')]
    // Grind index 31, 34 and 38, between the settings 41 (index 30) and 66 (60).
    expect([light, medium, dark].map(({ setting }) => setting)).toEqual([42, 44.5, 48])
    expect([light, medium, dark].map(({ recipe }) => recipe.waterTempF)).toEqual([207, 203, 195])
    for (const { setting, range } of [light, dark]) {
      expect(setting).toBeGreaterThanOrEqual(range.min)
      expect(setting).toBeLessThanOrEqual(range.max)
    }
  })

  it.each(['Medium Dark', 'medium-dark', 'MEDIUM_DARK', ' medium_dark '])('accepts the roast %j', async (roast) => {
    const { body } = await mcp.call('get_grinder_chart', { grinder: 'niche-zero', method: 'v60', roast })
    expect(body.result.structuredContent.selected.roast).toBe('MEDIUM_DARK')
  })

  it.each([
    ['French press', 'french-press'],
    ['FRENCH_PRESS', 'french-press'],
    ['aero press', 'aeropress'],
    ['moka pot', 'moka'],
  ])('accepts the method %j', async (method, key) => {
    const { body } = await mcp.call('get_grinder_chart', { grinder: 'niche-zero', method })
    expect(body.result.structuredContent.selected.key).toBe(key)
  })

  it("returns the end of the dial and a warning for a method that the grinder can't do", async () => {
    const { body } = await mcp.call('get_grinder_chart', { grinder: 'fellow-ode-gen-2', method: 'turkish' })
    const { selected, unsupportedMethods } = body.result.structuredContent
    expect(unsupportedMethods).toEqual([{ id: 'turkish', name: 'Turkish' }])
    expect(selected).toMatchObject({ setting: 1, range: { min: 1, max: 1 } })
    expect(selected.warnings[0]).toMatchObject({ message: expect.stringContaining('Fellow Ode Gen 2') })
  })

  it.each([
    [{ grinder: 'niche-zero', method: 'nitro' }, 'Brew method must be one of turkish, espresso, '],
    [{ grinder: 'niche-zero', method: 'v60', roast: 'burnt' }, 'roast must be one of LIGHT, MEDIUM_LIGHT, '],
    [{ grinder: 'niche-zero', roast: 'burnt' }, 'roast must be one of LIGHT, MEDIUM_LIGHT, '],
    [{ grinder: 'xyzzy' }, 'No grinder is called "xyzzy". The closest are: '],
    [{}, 'grinder is required'],
  ])('rejects %j with an error that lists valid values', async (args, sentence) => {
    const { body } = await mcp.call('get_grinder_chart', args)
    expect(body.result.isError).toBe(true)
    expect(body.result.content[0].text).toContain(sentence)
  })
})

describe('MCP tool list_grinders', () => {
  const search = async (text?: string) =>
    (await mcp.call('list_grinders', text === undefined ? {} : { search: text })).body.result.structuredContent

  it('returns the same as GET /api/widget/grinders', async () => {
    const rest = await mcp.test.get('/api/widget/grinders')
    expect(await search()).toEqual(rest.body)
    expect(await search('')).toEqual(rest.body)
  })

  it('accepts a call without arguments', async () => {
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

  it('returns the best match first', async () => {
    expect((await search('encore')).grinders[0].slug).toBe('baratza-encore')
    expect((await search('ode gen 2')).grinders[0].slug).toBe('fellow-ode-gen-2')
  })

  it('returns an empty list without a match', async () => {
    expect(await search('qqqqqq')).toEqual({ grinders: [], count: 0 })
  })

  it('treats null, which some assistants send, as an omitted argument', async () => {
    const { body } = await mcp.call('list_grinders', { search: null })
    expect(body.result.structuredContent.count).toBe(234)
    const chart = await mcp.call('get_grinder_chart', { grinder: 'niche-zero', method: null, roast: null })
    expect(chart.body.result.structuredContent).not.toHaveProperty('selected')
  })
})
