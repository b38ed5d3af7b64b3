import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'

describe('nextStep in responses of /api/brew-logs', () => {
  let test: TestApp
  let ada: Member
  let cup: Record<string, unknown>

  beforeAll(async () => {
    test = await startTestApp()
    ada = await register(test)
    const grinderId = test.app.catalog.grinders.find(({ slug }) => slug === 'comandante-c40-mk4')!.id
    cup = { method: 'v60', grinderId, grindSetting: 22, doseGrams: 20, waterGrams: 320, waterTempF: 203 }
  })
  afterAll(() => test.close())

  const log = async (said: object, token = ada.token) => {
    const { body } = await test.post('/api/brew-logs', { ...cup, ...said }, { token })
    return body
  }

  it("counts in clicks of the log's grinder, and has the new setting", async () => {
    const { brewLog, nextStep } = await log({ extractionFeedback: { sour: true, watery: true } })
    expect(nextStep).toEqual({
      kind: 'finer',
      cause: 'under',
      rule: 'sour-filter',
      basis: 'rule',
      grindSetting: 21,
      advice: 'Under-extracted. Grind 1 click finer, to 21 clicks, and change nothing else.',
      details: [
        { code: 'taste_cause', params: { cause: 'under' } },
        {
          code: 'move_grind',
          params: {
            move: { way: 'finer', amount: 1, unit: 'click' },
            setting: { count: 21, unit: 'click' },
            isOnlyChange: true,
          },
        },
      ],
    })
    expect(brewLog.nextStep).toEqual(nextStep)
    const read = await test.get(`/api/brew-logs/${brewLog.id}`, { token: ada.token })
    expect(read.body.nextStep).toEqual(nextStep)
  })

  it('follows the outcome if there is no extraction feedback', async () => {
    expect((await log({ outcome: 'over-extracted' })).nextStep).toMatchObject({ kind: 'coarser', grindSetting: 23 })
    const { nextStep } = await log({ outcome: 'over-extracted', extractionFeedback: { sour: true } })
    expect(nextStep.kind).toBe('finer')
  })

  it.each([
    [{}],
    [{ outcome: 'good' }],
    [{ outcome: 'drank it' }],
    [{ extractionFeedback: { balanced: true } }],
    [{ extractionFeedback: { sour: false, bitter: false } }],
    [{ extractionFeedback: null, outcome: null }],
  ])('is null after %j', async (said) => {
    const { brewLog, nextStep } = await log(said)
    expect(nextStep).toBeNull()
    expect(brewLog.nextStep).toBeNull()
  })

  it('changes with the log', async () => {
    const { brewLog } = await log({})
    const patch = (body: object) => test.call('PATCH', `/api/brew-logs/${brewLog.id}`, { token: ada.token, body })
    expect((await patch({ outcome: 'bitter' })).body.nextStep.kind).toBe('coarser')
    expect((await patch({ extractionFeedback: { bitter: true, sour: true } })).body.nextStep.kind).toBe('more-even')
    expect((await patch({ extractionFeedback: { balanced: true } })).body.nextStep).toBeNull()
  })

  it("uses the member's calibration of the grinder", async () => {
    const grace = await register(test)
    const { min } = test.app.catalog.requireMethod('v60').grindIndex
    const references = [{ grindIndex: min, setting: 22, feedback: 'JUST_RIGHT' }]
    const calibration = { grinderId: cup.grinderId, references }
    expect((await test.post('/api/user/grinders/calibrate', calibration, { token: grace.token })).status).toBe(200)
    const said = { extractionFeedback: { sour: true } }
    expect((await log(said)).nextStep).toMatchObject({ kind: 'finer', grindSetting: 21 })
    // On her calibrated grinder, 22 clicks is the finest setting for this method.
    expect((await log(said, grace.token)).nextStep).toMatchObject({ kind: 'hotter', waterTempF: 207 })
  })

  it.each([
    [{ grinderId: null, grindSetting: null, extractionFeedback: { sour: true } }, 'finer', /a little finer/],
    [{ grindSetting: null, extractionFeedback: { harsh: true } }, 'coarser', /a little coarser/],
    [{ doseGrams: null, extractionFeedback: { watery: true, bitter: true } }, 'more-coffee', /a little more coffee/],
  ])('has no figures if the log has none: %j', async (said, kind, advice) => {
    const { nextStep } = await log(said)
    expect(nextStep).toEqual({
      kind,
      advice: expect.stringMatching(advice),
      details: expect.any(Array),
      cause: expect.any(String),
      rule: expect.any(String),
      basis: 'rule',
    })
  })

  it('has a setting even if the dose is unknown', async () => {
    const { nextStep } = await log({ doseGrams: null, extractionFeedback: { sour: true } })
    expect(nextStep).toMatchObject({ kind: 'finer', grindSetting: 21 })
  })
})
