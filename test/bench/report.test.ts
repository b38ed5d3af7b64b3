import { describe, expect, it } from 'vitest'
import type { Compared } from '../../bench/compare.ts'
import { cpuPerRequest, type Figures } from '../../bench/measure.ts'
import { missedTargets } from '../../bench/missed-targets.ts'
import { sectionsOf } from '../../bench/report.ts'
import type { EngineResults } from '../../bench/results.ts'

const figures = (perSecond: number, p50Ms = 1, cpuUs: number | undefined = 100): Figures => ({
  ...{ perSecond, p50Ms, p99Ms: 2 * p50Ms, cpuUs },
})
const scenario = { name: 'recipe', target: 0.25, hasUniqueUrls: true, status: 200, calls: () => [] }
const compared = (name: string, service: Figures, other: Figures): Compared => ({
  ...{ name, size: 'small', service, other, errors: 0 },
})

const good: EngineResults = {
  ...{ engine: 'SQLite', version: '3', sizes: ['small', 'large'], pgbench: {} },
  starts: { small: 900, large: 900 },
  memory: { small: { now: 1e8, peak: 1e8 }, large: { now: 1e8, peak: 1e8 } },
  reads: [
    {
      ...{ scenario, bytes: 10, errors: 0, bare: figures(1000) },
      of: { small: figures(500), large: figures(300, 1.9) },
    },
  ],
  writes: [],
  mixed: [{ ...compared('mixed scenario', figures(2000), figures(900, 1, 250)), hitRatio: 0.4 }],
  ordinary: [compared('recipe', figures(2000), figures(500))],
  signIns: [
    { name: 'vote', size: 'small', alone: figures(50), beside: figures(50, 1.5), signInsPerSecond: 40, errors: 0 },
  ],
}

describe('missedTargets', () => {
  it('is empty where every target is reached', () => {
    expect(missedTargets(good)).toEqual([])
  })

  it('names a read that is slower than its share of the bare server, or grows with the data', () => {
    const of = { small: figures(200), large: figures(300, 2.5) }
    expect(missedTargets({ ...good, reads: [{ ...good.reads[0]!, of }] })).toEqual([
      'recipe: p50 grows 2.50 times',
      'recipe, small: 0.20 of 0.25',
    ])
  })

  it('names a mixed scenario below twice the ordinary stack', () => {
    const mixed = [{ ...good.mixed[0]!, service: figures(1000) }]
    expect(missedTargets({ ...good, mixed })).toEqual(['mixed scenario, small: 1.11 times the ordinary stack, of 2'])
  })

  it('names commits whose p99 grows beside sign-ins', () => {
    const signIns = [{ ...good.signIns[0]!, beside: figures(50, 3) }]
    expect(missedTargets({ ...good, signIns })).toEqual(['vote beside 20 sign-ins: p99 grows 3.00 times, of 2'])
  })

  it('names wrong answers, and a server that answered nothing', () => {
    const ordinary = [{ ...compared('recipe', figures(2000), figures(0)), errors: 3 }]
    expect(missedTargets({ ...good, ordinary })).toEqual([
      'recipe, small: 3 answers were wrong',
      'recipe, small: nothing was answered in time',
    ])
  })
})

describe('sectionsOf', () => {
  it('leaves out what was not measured', () => {
    expect(sectionsOf({ ...good, signIns: [] }).map(({ title }) => title)).toEqual([
      'Mixed scenario',
      'Against the ordinary stack',
      'Every read',
    ])
  })

  it('shows the cache hit ratio and how many times less processor time the service takes', () => {
    const [mixed] = sectionsOf(good)
    expect(mixed!.table).toContain(' 40 % |')
    expect(mixed!.table).toContain('2.50')
  })

  it('shows a question mark where the system tells no processor time', () => {
    const ordinary = [compared('recipe', figures(1000, 1), { ...figures(1000), cpuUs: undefined })]
    const section = sectionsOf({ ...good, ordinary }).find(({ title }) => title === 'Against the ordinary stack')!
    expect(section.table).toContain(' ? |')
  })
})

describe('cpuPerRequest', () => {
  const round = { seconds: 1, errors: 0, p50Ms: 1, p99Ms: 1 }

  it('divides the processor time of all rounds by their requests', () => {
    expect(
      cpuPerRequest([
        { ...round, requests: 10, cpuUs: 500 },
        { ...round, requests: 30, cpuUs: 1500 },
      ]),
    ).toBe(50)
  })

  it('is undefined where a round has none, or no request was answered', () => {
    expect(cpuPerRequest([{ ...round, requests: 10, cpuUs: undefined }])).toBeUndefined()
    expect(cpuPerRequest([{ ...round, requests: 0, cpuUs: 500 }])).toBeUndefined()
  })
})
