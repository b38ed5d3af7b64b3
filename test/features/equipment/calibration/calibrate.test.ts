import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'

describe('POST /api/user/grinders/calibrate', () => {
  let test: TestApp
  let member: Member
  beforeAll(async () => {
    test = await startTestApp()
    member = await register(test)
  })
  afterAll(() => test.close())

  const idOf = (slug: string) => test.app.catalog.grinders.find((grinder) => grinder.slug === slug)!.id
  const calibrate = (references: unknown, slug = 'niche-zero', { token }: { token?: string } = member) =>
    test.post('/api/user/grinders/calibrate', { grinderId: idOf(slug), references }, { token })
  const stored = () => test.app.db.selectFrom('grindCalibrations').selectAll().execute()
  const storedOf = async ({ id }: Member, slug = 'niche-zero') =>
    (await stored()).filter(({ userId, grinderId }) => userId === id && grinderId === idOf(slug))

  it('stores the references, and returns the offset from the model and a sample for each method', async () => {
    const references = [{ grindIndex: 30, setting: 45, feedback: 'JUST_RIGHT' }]
    const { status, body } = await calibrate(references)
    expect(status).toBe(200)
    // In the model, 45 is between 41 (index 30) and 66 (index 60) at 34.4, so this grinder is 4.4 points finer.
    expect(body.calibration).toMatchObject({
      grinderId: idOf('niche-zero'),
      references,
      offset: -3.86,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
    const sampleOf = (id: string) => body.calibration.samples.find(({ method }: { method: string }) => method === id)
    // Most of the way from the model's setting to the owner's is believed.
    expect(sampleOf('v60')).toMatchObject({ method: 'v60', label: 'V60', before: 44.5, beforeLabel: '44.5' })
    expect(sampleOf('v60').after).toBeGreaterThan(47)
    expect(sampleOf('v60').expected.min).toBeLessThan(sampleOf('v60').after)
    expect(body.calibration.samples.map(({ method }: { method: string }) => method)).toEqual(
      test.app.catalog.methods.map(({ id }) => id),
    )
    for (const { before, after } of body.calibration.samples) expect(after).toBeGreaterThan(before)
    expect(await storedOf(member)).toEqual([
      {
        userId: member.id,
        grinderId: idOf('niche-zero'),
        references,
        updatedAt: body.calibration.updatedAt,
        forgottenAt: null,
        measurements: null,
      },
    ])
  })

  it('replaces the references of the same grinder only', async () => {
    await calibrate([{ grindIndex: 30, setting: 24, feedback: 'JUST_RIGHT' }], 'comandante-c40-mk4')
    const references = [
      { grindIndex: 30, setting: 43, feedback: 'TOO_FINE' },
      { grindIndex: 60, setting: 66, feedback: 'JUST_RIGHT' },
    ]
    expect((await calibrate(references)).status).toBe(200)
    expect(await storedOf(member)).toMatchObject([{ references }])
    expect(await storedOf(member, 'comandante-c40-mk4')).toMatchObject([{ references: [{ setting: 24 }] }])
  })

  it.each([
    ['TOO_FINE', -1],
    ['JUST_RIGHT', 0],
    ['TOO_COARSE', 1],
  ])('reads %s as a grind that is off in the direction %d', async (feedback, direction) => {
    const { body } = await calibrate([{ grindIndex: 30, setting: 41, feedback }])
    expect(Math.sign(body.calibration.offset) + 0).toBe(direction)
  })

  it('reads a reference without feedback as JUST_RIGHT', async () => {
    const { status, body } = await calibrate([{ grindIndex: 30, setting: 41 }])
    expect(status).toBe(200)
    expect(body.calibration.references).toEqual([{ grindIndex: 30, setting: 41, feedback: 'JUST_RIGHT' }])
  })

  it('accepts settings as the dial shows them', async () => {
    const { body } = await calibrate([{ grindIndex: 30, setting: '2.4.1', feedback: 'JUST_RIGHT' }], '1zpresso-jx-pro')
    expect(body.calibration.references).toEqual([{ grindIndex: 30, setting: 97, feedback: 'JUST_RIGHT' }])
    const v60 = body.calibration.samples.find(({ method }: { method: string }) => method === 'v60')
    expect(v60).toMatchObject({ before: 102, beforeLabel: '2.5.2', after: 104, afterLabel: '2.6.0' })
  })

  it('stores a calibration for this member only', async () => {
    const other = await register(test)
    const references = [{ grindIndex: 30, setting: 39, feedback: 'JUST_RIGHT' }]
    await calibrate(references, 'niche-zero', other)
    expect(await storedOf(other)).toMatchObject([{ references }])
    expect(await storedOf(member)).not.toMatchObject([{ references }])
  })

  it('stores one of several concurrent calibrations', async () => {
    const settings = [40, 41, 42, 43, 44]
    const answers = await Promise.all(
      settings.map((setting) => calibrate([{ grindIndex: 30, setting, feedback: 'JUST_RIGHT' }])),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const [row, ...more] = await storedOf(member)
    expect(more).toEqual([])
    expect(settings).toContain(row!.references[0]!.setting)
  })

  it.each([
    [
      'one setting for two grinds',
      'niche-zero',
      [
        [30, 45],
        [40, 45],
      ],
    ],
    [
      'a coarser setting for a finer grind',
      'niche-zero',
      [
        [30, 45],
        [20, 50],
      ],
    ],
    [
      'two settings for one grind',
      'niche-zero',
      [
        [30, 50],
        [30, 45],
      ],
    ],
    [
      'the same on a reversed dial',
      'kitchenaid-artisan-5kcg0702',
      [
        [30, 5],
        [20, 4],
      ],
    ],
  ] as const)('accepts references that contradict each other: %s', async (_, slug, pairs) => {
    const references = pairs.map(([grindIndex, setting]) => ({ grindIndex, setting, feedback: 'JUST_RIGHT' }))
    const { status, body } = await calibrate(references, slug)
    expect(status).toBe(200)
    expect(body.calibration).toMatchObject({ references, learnedFrom: { references: 2, brews: 0 } })
  })

  describe('rejects', () => {
    const right = (grindIndex: number, setting: number | string) => ({ grindIndex, setting, feedback: 'JUST_RIGHT' })

    it.each([
      [right(30, 111), '"111" is outside the range of the Niche Zero: 0 to 110.'],
      [right(30, -1), '"-1" is outside the range of the Niche Zero: 0 to 110.'],
      [right(30, 50_000), '"50000" is outside the range of the Niche Zero: 0 to 110.'],
      [right(30, 'fine'), '"fine" is not a setting of the Niche Zero.'],
    ])('%j, naming the range', async (reference, error) => {
      const { status, body } = await calibrate([right(20, 30), reference])
      expect(status).toBe(400)
      expect(body.error).toContain(error)
      expect(body.field).toBe('references.1.setting')
    })

    it.each([
      ['none', [], 'references'],
      ['more than twenty', Array.from({ length: 21 }, (_, i) => right(i * 4, 10 + i)), 'references'],
      ['no list', { grindIndex: 30, setting: 41 }, 'references'],
      ['an index above the scale', [right(101, 41)], 'references.0.grindIndex'],
      ['an index below it', [right(-1, 41)], 'references.0.grindIndex'],
      ['an index that is no number', [{ ...right(30, 41), grindIndex: '30' }], 'references.0.grindIndex'],
      ['no index', [{ setting: 41 }], 'references.0.grindIndex'],
      ['no setting', [{ grindIndex: 30 }], 'references.0.setting'],
      ['a verdict that is none', [{ ...right(30, 41), feedback: 'GOOD' }], 'references.0.feedback'],
    ])('references that are %s', async (_, references, field) => {
      const { status, body } = await calibrate(references)
      expect(status).toBe(400)
      expect(body).toMatchObject({ error: expect.any(String), field })
    })

    it('a body without grinder or references', async () => {
      const { token } = member
      const noGrinder = await test.post('/api/user/grinders/calibrate', { references: [right(30, 41)] }, { token })
      expect(noGrinder).toMatchObject({ status: 400, body: { field: 'grinderId' } })
      const noReferences = await test.post('/api/user/grinders/calibrate', { grinderId: 1 }, { token })
      expect(noReferences).toMatchObject({ status: 400, body: { field: 'references' } })
    })

    it('an unknown grinder with 404', async () => {
      const { status, body } = await test.post(
        '/api/user/grinders/calibrate',
        { grinderId: 999_999, references: [right(30, 41)] },
        { token: member.token },
      )
      expect(status).toBe(404)
      expect(body.error).toBe("We couldn't find that grinder")
    })

    it('an anonymous caller with 401 before it validates the body', async () => {
      const { status, body } = await calibrate('nonsense', 'niche-zero', {})
      expect(status).toBe(401)
      expect(body.code).toBe('not_authenticated')
    })
  })

  it('accepts twenty references', async () => {
    const references = Array.from({ length: 20 }, (_, i) => ({ grindIndex: i * 4, setting: 12 + i * 4 }))
    const { status, body } = await calibrate(references)
    expect(status).toBe(200)
    expect(body.calibration.references).toHaveLength(20)
  })
})
