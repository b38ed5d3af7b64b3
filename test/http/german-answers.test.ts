import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { coffeeOf, idOf, publish } from '#test/support/brewing.ts'

const GERMAN = { 'accept-language': 'de' }

/** Words that our German answers never have; codes and names are checked elsewhere. */
const ENGLISH = /\b(the|and|of|is|are|you|your|than|with|this|that|clicks?|finer|coarser|water|brew|recipe)\b/

describe('German sentences in responses with Accept-Language: de', () => {
  let test: TestApp
  let ada: Member
  let asked: { machineId: number; grinderId: number; coffeeProfileId: number }
  beforeAll(async () => {
    test = await startTestApp()
    ada = await register(test)
    asked = {
      machineId: idOf(test, 'machines', 'hario-v60-02'),
      grinderId: idOf(test, 'grinders', 'comandante-c40-mk4'),
      coffeeProfileId: await coffeeOf(test, { roastLevel: 'LIGHT', acidityLevel: 3, bodyLevel: 3 }),
    }
    await publish(test, ada, asked.coffeeProfileId, { votes: [3, 1] })
  })
  afterAll(() => test.close())

  const post = async (url: string, body: object, token?: string) => {
    const { body: answer, headers } = await test.post(url, body, { token, headers: GERMAN })
    expect(headers['content-language'], url).toBe('de')
    expect(headers.vary, url).toMatch(/accept-language/i)
    return answer
  }

  it('POST /api/adaptRecipe: changes, reasons, variants, notes, equipment and warnings', async () => {
    const answer = await post('/api/adaptRecipe', { ...asked, strength: 4, grindNudgeSteps: -1, altitudeMeters: 1800 })
    expect(answer.why).toEqual([
      'Helle Röstungen sind dicht und geben ihr Aroma langsam ab: heißeres Wasser und ein feinerer Mahlgrad.',
      'Wie gewünscht kräftiger: mehr Kaffee auf gleich viel Wasser.',
      '1 Klick feiner, wie gewünscht.',
    ])
    expect(answer.changes[0]).toBe('Mahlgrad 3 Klicks feiner')
    expect(answer.changes[1]).toBe('21,3 g statt 20 g Kaffee')
    expect(answer.adaptedRecipe.settingLabel).toBe('21 Klicks')
    const variants = [answer.recommendedVariant, ...answer.otherVariants]
    const sentences = [
      ...answer.changes,
      ...answer.notes.map(({ message }: { message: string }) => message),
      ...variants.flatMap(({ name, why, changes }) => [name, why, ...changes]),
      answer.equipment.machine.note,
      answer.equipment.grinder.note,
      answer.equipment.grinder.rangeLabel,
    ]
    expect(sentences.length).toBeGreaterThan(15)
    for (const sentence of sentences) expect(sentence).not.toMatch(ENGLISH)
    expect(answer.changeDetails.map(({ code }: { code: string }) => code)).toContain('grind_changed')
  })

  it('POST /api/get-recipe: batches, a filter that does not fit, a grinder that is too coarse', async () => {
    const { coffeeProfileId: coffeeId, ...equipment } = asked
    const much = await post('/api/get-recipe', { ...equipment, coffeeId, volumeGrams: 3000 })
    expect(much.startingPoint.doseWarning).toMatch(
      /^So viel fasst dieser Brüher nicht auf einmal\. Mach \d+ Durchgänge/,
    )
    const shot = await post('/api/get-recipe', {
      coffeeId,
      volumeGrams: 40,
      machineId: idOf(test, 'machines', 'gaggia-classic-pro'),
      grinderId: idOf(test, 'grinders', 'fellow-ode-gen-1'),
      filterId: idOf(test, 'filters', 'hario-v60-white'),
    })
    const messages = shot.warnings.map(({ message }: { message: string }) => message)
    expect(messages[0]).toMatch(/^Die Fellow Ode Gen 1 mahlt nicht fein genug für Espresso: 1 ist ihre feinste/)
    expect(messages).toContain('Hario V60, weißes Papier ist nicht für Espresso gemacht.')
  })

  it('GET /api/machines, /api/filters and other catalog routes: descriptions, names and sources of settings', async () => {
    const read = async (url: string, token?: string) => {
      const { body, headers } = await test.get(url, { token, headers: GERMAN })
      expect(headers['content-language'], url).toBe('de')
      expect(headers.vary, url).toMatch(/accept-language/i)
      return body
    }
    const filterId = idOf(test, 'filters', 'hario-v60-white')
    const machine = { description: 'Die übliche Größe des gerippten Konus, gut für eine bis drei Tassen.' }
    const filter = { name: 'Hario V60, weißes Papier', type: 'paper', description: expect.stringMatching(/^Gebleicht/) }
    expect((await read('/api/machines')).machines).toContainEqual(expect.objectContaining(machine))
    expect((await read('/api/filters')).filters).toContainEqual(expect.objectContaining(filter))
    expect((await test.get('/api/filters')).body.filters[0].name).toBe('Hario V60 white paper')
    const { grinders } = await read('/api/grinders')
    expect(grinders.map(({ evidence }: { evidence: { name: string } }) => evidence.name)).toContain('Ähnliche Mühlen')
    const { source } = await read('/api/widget/grinder/timemore-c2')
    expect(source).toMatch(/^Tabelle des Honest Coffee Guide für diese Mühle, .* µm .* 30 Klicks/)

    const { token } = ada
    expect(await post('/api/user/filters', { filterId }, token)).toMatchObject({ filter })
    expect((await read('/api/user/filters', token)).filters).toMatchObject([{ ...filter, filter }])
    await post('/api/user/machines', { machineId: asked.machineId }, token)
    expect((await read('/api/user/machines', token)).machines).toMatchObject([{ ...machine, machine }])
    const { grinderId, machineId, coffeeProfileId } = asked
    const figures = { grindSetting: 24, ratio: 16, doseGrams: 20, waterGrams: 320, brewTimeSeconds: 180 }
    const published = { coffeeProfileId, grinderId, machineId, filterId, ...figures }
    const { id } = await post('/api/community-recipes', published, token)
    expect((await read(`/api/recipes/${id}`)).filter).toEqual({ id: filterId, name: filter.name, type: 'paper' })
  })

  it('/api/brew-logs: advice, comparison, warnings and weekdays', async () => {
    const brew = { method: 'v60', ...asked, grindSetting: 22, doseGrams: 20, waterGrams: 320 }
    const first = await post(
      '/api/brew-logs',
      { ...brew, waterTempF: 93, extractionFeedback: { sour: true } },
      ada.token,
    )
    expect(first.nextStep.advice).toBe('Unterextrahiert. Mahle 1 Klick feiner, auf 21 Klicks, und ändere sonst nichts.')
    expect(first.warnings[0].message).toBe(
      '93 °F (34 °C) ist zu kühl für einen V60: Nötig sind mindestens 140 °F (60 °C). Meintest du 93 °C (199 °F)?',
    )
    const { body: second } = await test.post('/api/brew-logs', { ...brew, grindSetting: 24 }, { token: ada.token })
    const compared = await test.get(`/api/brew-logs/${second.brewLog.id}/compare`, {
      token: ada.token,
      headers: GERMAN,
    })
    expect(compared.body.comparison.deltas.grindChange).toBe('2 Klicks gröber')
    const week = await test.get('/api/brew-logs/weekly-stats', { token: ada.token, headers: GERMAN })
    const labels = week.body.brewsByDay.map(({ label }: { label: string }) => label)
    expect(labels.toSorted()).toEqual(['Di', 'Do', 'Fr', 'Mi', 'Mo', 'Sa', 'So'])
  })

  it('GET /api/recommendations, and an error of POST /api/user/grinders/calibrate', async () => {
    const bo = await register(test)
    const { body } = await test.get('/api/recommendations', { token: bo.token, headers: GERMAN })
    expect(body.recommendations.length).toBeGreaterThan(0)
    for (const { why } of body.recommendations)
      expect(why).toMatch(/^Passt zu \d+\s% zu einem ausgewogenen Geschmack\. /)
    const references = [{ grindIndex: 34, setting: '900' }]
    const refused = await post('/api/user/grinders/calibrate', { grinderId: asked.grinderId, references }, bo.token)
    expect(refused.error).toBe('„900“ liegt außerhalb der Skala der Comandante C40 MK4: 0 bis 50 Klicks.')
  })
})
