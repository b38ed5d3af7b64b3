/**
 * Coverage: the functions behind every interface (conversion, MCP tool, recipes and logs) read every position of every
 * method's range on all 234 grinders. The HTTP routes are tested with all grinders too, but with fewer positions. For
 * dials with a notation of their own: the ends and the ideal of every range for routes that only compute; the finest,
 * the coarsest and one between for routes that write. For simply numbered dials: three and one.
 * test/domain/setting-round-trip.test.ts covers every position of every dial.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clampIndex } from '#src/domain/curve.ts'
import type { Grinder } from '#src/features/equipment/catalog/catalog.ts'
import { answerConversion } from '#src/features/equipment/grinders/answers.ts'
import { readGrindSetting } from '#src/features/recipes/browse/grind-setting.ts'
import { createRunners } from '#src/features/service/mcp/runners.ts'
import { createTools } from '#src/features/service/mcp/tools.ts'
import { ENGLISH_READER } from '#src/http/reader.ts'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { coffeeOf, idOf } from '#test/support/brewing.ts'
import { positionsInWindows, someInWindows } from '#test/support/positions.ts'
import { formatSetting } from '#test/support/sentences.ts'

const AMOUNTS = { ratio: 16, doseGrams: 15, waterGrams: 240 }
const AT_ONCE = 20

/** A position, and a form in which a response writes it. */
interface Said {
  grinder: Grinder
  position: number
  said: number | string
}

const inBothForms = (grinder: Grinder, position: number): Said[] =>
  [position, formatSetting(grinder, position)].map((said) => ({ grinder, position, said }))

/** Returns what was read as another position. One list is compared a hundred times faster than each item. */
const misread = (all: readonly (Said & { read: unknown })[]) =>
  all
    .filter(({ position, read }) => read !== position)
    .map(({ grinder, position, said, read }) => ({ slug: grinder.slug, position, said, read }))

const endsAndMiddle = (all: readonly number[]): number[] => [
  ...new Set([all[0]!, all[Math.floor(all.length / 2)]!, all.at(-1)!]),
]

/** Runs some at a time, so that their writes are flushed together. */
async function forEach<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let first = 0; first < items.length; first += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(first, first + AT_ONCE).map(run))))
  }
  return results
}

describe('finding 1: every route reads a grind setting in the same way', () => {
  let test: TestApp
  let ada: Member
  let coffeeProfileId: number
  let machineId: number
  beforeAll(async () => {
    test = await startTestApp()
    ada = await register(test)
    coffeeProfileId = await coffeeOf(test)
    machineId = idOf(test, 'machines', 'hario-v60-02')
  })
  afterAll(() => test.close())

  /** Whether a dial is simply numbered, so that a number can be read in one way only. */
  const isPlain = ({ notation }: Grinder) => ['number', 'clicks', 'microns'].includes(notation.kind)

  const some = (grinder: Grinder): number[] => {
    const all = someInWindows(grinder, test.app.catalog.methods)
    return isPlain(grinder) ? endsAndMiddle(all) : all
  }
  const few = (): Said[] =>
    test.app.catalog.grinders.flatMap((grinder) => {
      const [first, middle = first, last = middle] = endsAndMiddle(some(grinder))
      const chosen = isPlain(grinder) ? [middle!] : [...new Set([first!, middle!, last!])]
      return chosen.flatMap((each) => inBothForms(grinder, each))
    })

  const send = async (method: string, url: string, body: object) => {
    const reply = await test.call(method, url, { token: ada.token, body })
    if (reply.status >= 300) throw new Error(`${method} ${url} ${JSON.stringify(body)}: ${reply.body.error}`)
    return reply.body
  }

  const storedIn = async (table: 'recipes' | 'brewLogs' | 'personalRecipes') => {
    const rows = await test.app.db.selectFrom(table).select(['id', 'grindSetting']).execute()
    return new Map(rows.map(({ id, grindSetting }) => [id, grindSetting]))
  }

  it('GET /api/v1/convert and MCP read 8.5 on a K-Max as 85 clicks, 26 clicks on a C40', async () => {
    const query = { from: '1zpresso-k-max', to: 'comandante-c40-mk4' }
    const { body } = await test.get(`/api/v1/convert?${new URLSearchParams({ ...query, setting: '8.5' })}`)
    expect(body).toMatchObject({ from: { setting: 85, label: '8.5' }, setting: 26 })
    for (const setting of [8.5, '8.5', 85, '85']) {
      const params = { name: 'convert_grind_setting', arguments: { ...query, setting } }
      const reply = await test.post('/api/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params })
      expect(reply.body.result.structuredContent).toEqual(body)
    }
  })

  it.each([
    ['7.0', 70, '7.0'],
    [8.5, 85, '8.5'],
    ['85', 85, 85],
    [7, 7, 7],
    ['7.0, finer when fresh', 70, '7.0, finer when fresh'],
  ])('POST /api/brew-logs stores %j on a K-Max as %d clicks, and returns %j', async (grindSetting, clicks, shown) => {
    const grinderId = idOf(test, 'grinders', '1zpresso-k-max')
    const { brewLog } = await send('POST', '/api/brew-logs', { method: 'v60', grinderId, grindSetting })
    const { grinder: _, ...byClicks } = (
      await send('POST', '/api/brew-logs', {
        method: 'v60',
        grinderId,
        grindSetting: clicks,
      })
    ).brewLog
    expect(brewLog).toMatchObject({ grindSetting: shown, grindIndex: byClicks.grindIndex })
    expect((await storedIn('brewLogs')).get(brewLog.id)).toBe(clicks)
  })

  it.each(['fine', '5 clicks', '16K', '2.04', 2.04])('every route rejects %j with the same error', async (setting) => {
    const slug = setting === '5 clicks' ? 'fellow-ode-gen-2' : '1zpresso-jx-pro'
    const grinderId = idOf(test, 'grinders', slug)
    const query = new URLSearchParams({ from: slug, setting: String(setting), to: slug })
    const { body } = await test.get(`/api/v1/convert?${query}`)
    const token = ada.token
    const recipe = { coffeeProfileId, machineId, grinderId, ...AMOUNTS, grindSetting: setting }
    const references = [{ grindIndex: 30, setting }]
    const replies = await Promise.all([
      test.post('/api/brew-logs', { method: 'v60', grinderId, grindSetting: setting }, { token }),
      test.post('/api/community-recipes', recipe, { token }),
      test.post('/api/user/recipes', { method: 'v60', grinderId, grindSetting: setting, ...AMOUNTS }, { token }),
      test.post('/api/user/grinders/calibrate', { grinderId, references }, { token }),
      test.post('/api/tools/grind-feedback', { grinderId, setting, feedback: 'TOO_FINE' }),
    ])
    expect(body.error).toMatch(/is not a setting of the/)
    expect(replies.map((reply) => [reply.status, reply.body.error])).toEqual(replies.map(() => [400, body.error]))
  })

  it('answerConversion, readGrindSetting and the MCP tool: every position of every range', () => {
    const { catalog, grinderFinder: finder, log } = test.app
    const tool = createRunners(createTools({ catalog, finder, baseUrl: () => '' }), log).get('convert_grind_setting')!
    const all = catalog.grinders.flatMap((grinder) =>
      positionsInWindows(grinder, catalog.methods).flatMap((position) => inBothForms(grinder, position)),
    )
    const read = all.map((each) => {
      const { grinder, said } = each
      const query = { from: grinder.slug, setting: said, to: grinder.slug }
      const answer = answerConversion(catalog, finder, query, ENGLISH_READER)
      const { structuredContent } = tool(query) as { structuredContent?: { from: { setting: number } } }
      const stored = readGrindSetting(grinder, said)
      const again = readGrindSetting(grinder, stored.grindSettingText ?? stored.grindSetting)
      const asText = readGrindSetting(grinder, String(said))
      const settings = [answer.from.setting, answer.setting, structuredContent?.from.setting]
      settings.push(stored.grindSetting, again.grindSetting, asText.grindSetting)
      return { ...each, read: settings.every((one) => one === each.position) ? each.position : settings }
    })
    expect(misread(read)).toEqual([])
    expect(all.length).toBeGreaterThan(40_000)
  })

  it('GET /api/v1/convert', async () => {
    const all = test.app.catalog.grinders.flatMap((grinder) =>
      some(grinder).flatMap((each) => inBothForms(grinder, each)),
    )
    const read = await forEach(all, async (each) => {
      const { slug } = each.grinder
      const query = new URLSearchParams({ from: slug, setting: String(each.said), to: slug })
      const { body } = await test.get(`/api/v1/convert?${query}`)
      return { ...each, read: body.from?.setting === body.setting ? body.setting : body }
    })
    expect(misread(read)).toEqual([])
  })

  it('MCP convert_grind_setting, with numbers and with text', async () => {
    const read = await forEach(test.app.catalog.grinders, async (grinder) => {
      const forms = some(grinder).flatMap((each) => inBothForms(grinder, each))
      const call = (setting: number | string, id: number) => {
        const params = { name: 'convert_grind_setting', arguments: { from: grinder.slug, setting, to: grinder.slug } }
        return { jsonrpc: '2.0', id, method: 'tools/call', params }
      }
      const { body } = await test.post(
        '/api/mcp',
        forms.map(({ said }, id) => call(said, id)),
      )
      const byId = new Map(body.map(({ id, result }: { id: number; result: object }) => [id, result]))
      return forms.map((each, id) => {
        const result = byId.get(id) as { structuredContent?: { setting: number } }
        return { ...each, read: result.structuredContent?.setting ?? result }
      })
    })
    expect(misread(read.flat())).toEqual([])
  })

  it('POST /api/community-recipes, a PATCH with the returned setting, and POST …/brew-log', async () => {
    const sent = await forEach(few(), async (each) => {
      const recipe = { coffeeProfileId, machineId, grinderId: each.grinder.id, ...AMOUNTS, grindSetting: each.said }
      const { id, grindSetting } = await send('POST', '/api/community-recipes', recipe)
      const patched = await send('PATCH', `/api/community-recipes/${id}`, { grindSetting, notes: 'The same' })
      const { brewLog } = await send('POST', `/api/community-recipes/${id}/brew-log`, {
        rating: 4,
        grindSetting: each.said,
      })
      return { ...each, id, logId: brewLog.id, answers: [grindSetting, patched.grindSetting] }
    })
    const [recipes, logs] = [await storedIn('recipes'), await storedIn('brewLogs')]
    expect(misread(sent.map((each) => ({ ...each, read: recipes.get(each.id) })))).toEqual([])
    expect(misread(sent.map((each) => ({ ...each, read: logs.get(each.logId) })))).toEqual([])
    expect(sent.filter(({ answers: [first, second] }) => first !== second)).toEqual([])
  })

  it('POST /api/brew-logs, also with the returned setting', async () => {
    const sent = await forEach(few(), async (each) => {
      const brew = { method: 'v60', grinderId: each.grinder.id }
      const { brewLog } = await send('POST', '/api/brew-logs', { ...brew, grindSetting: each.said })
      const again = await send('POST', '/api/brew-logs', { ...brew, grindSetting: brewLog.grindSetting })
      return { ...each, ids: [brewLog.id, again.brewLog.id] }
    })
    const logs = await storedIn('brewLogs')
    expect(misread(sent.flatMap((each) => each.ids.map((id) => ({ ...each, read: logs.get(id) }))))).toEqual([])
  })

  it('POST /api/user/recipes, a PATCH with the returned setting, and a grinder that is set later', async () => {
    // A fraction alone ("⅔") is no number in a recipe without a grinder.
    const readable = few().filter(({ said }) => /^\d/.test(String(said)))
    const sent = await forEach(readable, async (each) => {
      const body = { method: 'v60', grindSetting: each.said, ...AMOUNTS }
      const grinderId = each.grinder.id
      const { recipe } = await send('POST', '/api/user/recipes', { ...body, grinderId })
      await send('PATCH', `/api/user/recipes/${recipe.id}`, { grindSetting: recipe.grindSetting })
      const { recipe: bare } = await send('POST', '/api/user/recipes', body)
      await send('PATCH', `/api/user/recipes/${bare.id}`, { grinderId })
      return { ...each, ids: [recipe.id, bare.id] }
    })
    const recipes = await storedIn('personalRecipes')
    expect(misread(sent.flatMap((each) => each.ids.map((id) => ({ ...each, read: recipes.get(id) }))))).toEqual([])
  })

  it('POST /api/user/grinders/calibrate', async () => {
    const read = await forEach(test.app.catalog.grinders, async (grinder) => {
      const chosen = endsAndMiddle(some(grinder))
      const answers = [0, 1].map(async (form) => {
        const said = chosen.map((position) => inBothForms(grinder, position)[form]!)
        const references = said.map(({ position, said }) => {
          return { grindIndex: clampIndex(grinder.curve.indexAt(position)), setting: said }
        })
        const body = { grinderId: grinder.id, references }
        const { calibration } = await send('POST', '/api/user/grinders/calibrate', body)
        return said.map((each, i) => ({ ...each, read: calibration.references[i].setting }))
      })
      return (await Promise.all(answers)).flat()
    })
    expect(misread(read.flat())).toEqual([])
  })

  it('POST /api/tools/grind-feedback', async () => {
    const sent = few()
    await forEach(sent, ({ grinder, said }) =>
      send('POST', '/api/tools/grind-feedback', { grinderId: grinder.id, setting: said, feedback: 'JUST_RIGHT' }),
    )
    const rows = await test.app.db.selectFrom('grindFeedback').select(['grinderId', 'setting']).execute()
    const kept = rows.map(({ grinderId, setting }) => `${grinderId} at ${setting}`)
    expect(kept.sort()).toEqual(sent.map(({ grinder, position }) => `${grinder.id} at ${position}`).sort())
  })
})
