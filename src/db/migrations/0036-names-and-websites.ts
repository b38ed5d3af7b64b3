import { type Kysely, sql } from 'kysely'
import { cleanName } from '../../domain/invisible.ts'
import { skeleton } from '../../domain/look-alikes.ts'
import type { Migration } from '../migrate.ts'

/** Skeletons to find look-alike names, who set a roaster's website, and changes of verified roasters to be reviewed. */
export const namesAndWebsites: Migration = {
  name: '0036-names-and-websites',
  async up(db, types) {
    await db.schema.alterTable('users').addColumn('displayNameSkeleton', types.key).execute()
    await db.schema.alterTable('roasters').addColumn('nameSkeleton', types.key).execute()
    await cleanNames(db, 'users', 'displayName')
    await cleanNames(db, 'roasters', 'name')
    await cleanNames(db, 'coffees', 'name')
    await cleanNames(db, 'collections', 'name')
    await fillUsers(db)
    await fillRoasters(db)
    await db.schema.createIndex('usersByNameSkeleton').on('users').column('displayNameSkeleton').execute()
    await db.schema.createIndex('roastersByNameSkeleton').on('roasters').column('nameSkeleton').unique().execute()

    // It wasn't recorded who set existing websites, so none of them proves a claim until an operator confirms it.
    await db.schema.alterTable('roasters').addColumn('websiteSource', 'text').execute()
    await sql`update roasters set "websiteSource" = 'member' where "websiteUrl" is not null`.execute(db)

    await db.schema
      .createTable('roasterChanges')
      .addColumn('id', types.idType, types.id)
      .addColumn('roasterId', types.reference, (c) => c.notNull().references('roasters.id').onDelete('cascade'))
      .addColumn('userId', types.reference, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('field', types.key, (c) => c.notNull())
      .addColumn('value', 'text')
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .execute()
    // Allows one pending change per field; a new one replaces it.
    await db.schema
      .createIndex('roasterChangesByField')
      .unique()
      .on('roasterChanges')
      .columns(['roasterId', 'field'])
      .execute()
    await db.schema.createIndex('roasterChangesByUser').on('roasterChanges').column('userId').execute()
  },
}

/** The marks that can reorder text; other invisible characters may stay in old names. */
const BIDI_MARKS = [0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069]

async function cleanNames(db: Kysely<never>, table: string, column: string): Promise<void> {
  const name = sql.ref(column)
  const marked = BIDI_MARKS.map((code) => sql`${name} like ${`%${String.fromCodePoint(code)}%`}`)
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${name} as name from ${sql.table(table)} where ${sql.join(marked, sql` or `)}`.execute(db)
  for (const { id, name: old } of rows) {
    const cleaned = cleanName(old) || `${id}`
    await sql`update ${sql.table(table)} set ${name} = ${cleaned} where id = ${id}`.execute(db)
  }
}

const AT_ONCE = 500

/** Reads and writes in batches, since there may be many members. */
async function fillUsers(db: Kysely<never>): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, "displayName" as name from users where id > ${last} order by id limit ${AT_ONCE}`.execute(db)
    for (const { id, name } of rows) {
      await sql`update users set "displayNameSkeleton" = ${skeleton(name)} where id = ${id}`.execute(db)
    }
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)!.id
  }
}

/** Skeletons are unique from now on: of existing roasters that look alike, only the first has the plain skeleton. */
async function fillRoasters(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from roasters order by id`.execute(db)
  const taken = new Set<string>()
  for (const { id, name } of rows) {
    const look = skeleton(name)
    // Unique, since no skeleton of a name ends in a space and a number.
    const unique = taken.has(look) ? `${look} ${id}` : look
    taken.add(look)
    await sql`update roasters set "nameSkeleton" = ${unique} where id = ${id}`.execute(db)
  }
}
