/** Reads ids, slugs and tokens from a generated database, to build requests with. */
import type { DatabaseConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/db/open.ts'
import { SessionTokens } from '../../src/features/members/accounts/tokens.ts'
import { type Size, sessionIdOf, signedInOf } from '../data/sizes.ts'
import { SESSION_SECRET } from '../load/server.ts'

export interface Facts {
  size: Size
  roasters: readonly { id: number; slug: string; name: string }[]
  coffees: readonly { id: number; slug: string; name: string; roasterId: number; roasterSlug: string }[]
  grinders: readonly { id: number; slug: string }[]
  machines: readonly { id: number }[]
  methods: readonly string[]
  origins: readonly string[]
  /** Session tokens of the members 1, 2, 3 and so on. */
  tokens: readonly string[]
}

const SAMPLE = 3_000

export async function readFacts(size: Size, config: DatabaseConfig): Promise<Facts> {
  const db = openDatabase(config)
  try {
    const step = Math.max(1, Math.floor(size.coffees / SAMPLE))
    return {
      size,
      roasters: await db.selectFrom('roasters').select(['id', 'slug', 'name']).orderBy('id').limit(SAMPLE).execute(),
      coffees: await db
        .selectFrom('coffees as c')
        .innerJoin('roasters as r', 'r.id', 'c.roasterId')
        .select(['c.id', 'c.slug', 'c.name', 'c.roasterId', 'r.slug as roasterSlug'])
        .where(
          'c.id',
          'in',
          Array.from({ length: SAMPLE }, (_, i) => 1 + i * step),
        )
        .execute(),
      grinders: await db.selectFrom('grinders').select(['id', 'slug']).where('isRetired', '=', false).execute(),
      machines: await db.selectFrom('machines').select('id').where('isRetired', '=', false).execute(),
      methods: (await db.selectFrom('brewMethods').select('id').execute()).map(({ id }) => id),
      origins: (await db.selectFrom('coffeeOrigins').select('originKey').distinct().execute()).map(
        ({ originKey }) => originKey,
      ),
      tokens: await signTokens(size),
    }
  } finally {
    await db.destroy()
  }
}

async function signTokens(size: Size): Promise<string[]> {
  const tokens = new SessionTokens([SESSION_SECRET])
  return Promise.all(
    Array.from({ length: signedInOf(size) }, (_, i) => tokens.sign({ userId: i + 1, sessionId: sessionIdOf(i + 1) })),
  )
}
