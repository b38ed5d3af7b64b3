import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#src/db/open.ts'
import { openCatalog } from '#src/features/equipment/catalog/catalog.ts'
import { type CatalogFiles, readCatalogFiles } from '#src/features/equipment/catalog/files.ts'
import { CATALOG_GRINDER_DEFAULTS, loadCatalog } from '#src/features/equipment/catalog/load.ts'
import { startTestApp } from '#test/support/app.ts'
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts'

/** Records the kind of each statement. */
class Witness implements KyselyPlugin {
  readonly seen: string[] = []
  transformQuery({ node }: PluginTransformQueryArgs) {
    this.seen.push(node.kind)
    return node
  }
  async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
}

describe('loadCatalog', () => {
  let database: TestDatabase
  let db: Database
  let files: CatalogFiles
  beforeAll(async () => {
    database = await createTestDatabase()
    db = openDatabase(database.config)
  })
  afterAll(async () => {
    await db.destroy()
    await database.drop()
  })
  // Every test starts with the shipped catalog.
  beforeEach(async () => {
    files = structuredClone(await readCatalogFiles())
    await loadCatalog(db, files)
  })

  const stored = async () => ({
    methods: await db.selectFrom('brewMethods').selectAll().orderBy('id').execute(),
    grinders: await db.selectFrom('grinders').selectAll().orderBy('id').execute(),
    machines: await db.selectFrom('machines').selectAll().orderBy('id').execute(),
    filters: await db.selectFrom('filters').selectAll().orderBy('id').execute(),
  })
  const grinder = (slug: string) =>
    db.selectFrom('grinders').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow()

  it('writes every entry of the files', async () => {
    const { grinders, machines, filters } = await stored()
    const inUse = <T extends { isRetired: boolean }>(rows: T[]) => rows.filter(({ isRetired }) => !isRetired)
    const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1)
    for (const [rows, entries] of [
      // Grinders of the files belong to nobody.
      [inUse(grinders), files.grinders.map((entry) => ({ ...CATALOG_GRINDER_DEFAULTS, ...entry }))],
      // What a machine's entry leaves out is null in its row.
      [inUse(machines), files.machines.map((entry) => ({ temperatureF: null, bypass: null, recipe: null, ...entry }))],
      [inUse(filters), files.filters],
    ] as const) {
      const expected = entries.map((entry) => ({ ...entry, id: expect.any(Number), isRetired: false }))
      expect([...rows].sort(bySlug)).toEqual(expected.sort(bySlug))
    }
  })

  it('writes nothing if nothing has changed', async () => {
    const before = await stored()
    const witness = new Witness()
    await loadCatalog(db.withPlugin(witness), files)
    expect(new Set(witness.seen)).toEqual(new Set(['SelectQueryNode']))
    expect(await stored()).toEqual(before)
  })

  it('updates only changed entries, and keeps their ids', async () => {
    const before = await stored()
    const old = await grinder('comandante-c40-mk4')
    const edited = files.grinders.find(({ slug }) => slug === old.slug)!
    edited.model = 'C40 MK4 Nitro'
    edited.references = edited.references.map((each) => ({ ...each, setting: each.setting + 0.25 }))
    files.filters[0]!.fits = ['chemex']
    files.methods[0]!.name = 'Ibrik'
    const witness = new Witness()
    await loadCatalog(db.withPlugin(witness), files)
    // The fourth write asks for stored grind indexes to be computed again, since a curve has changed.
    expect(witness.seen.filter((kind) => kind !== 'SelectQueryNode')).toHaveLength(4)

    expect(await grinder(old.slug)).toEqual({ ...old, model: 'C40 MK4 Nitro', references: edited.references })
    const after = await stored()
    for (const kind of ['methods', 'grinders', 'machines', 'filters'] as const) {
      expect(after[kind].map(({ id }) => id)).toEqual(before[kind].map(({ id }) => id))
    }
    expect(after.machines).toEqual(before.machines)
    expect(after.methods.find(({ id }) => id === files.methods[0]!.id)).toMatchObject({ name: 'Ibrik' })
  })

  it('retires removed entries: they are not listed, but can be found by id', async () => {
    const [gone] = files.grinders.splice(10, 1)
    const [goneMachine] = files.machines.splice(0, 1)
    const [goneFilter] = files.filters.splice(0, 1)
    const { id } = await grinder(gone!.slug)
    await loadCatalog(db, files)
    expect(await grinder(gone!.slug)).toMatchObject({ id, isRetired: true })

    const catalog = await openCatalog(db, files.methods)
    expect(catalog.grinders.map(({ slug }) => slug)).not.toContain(gone!.slug)
    expect(catalog.machines.map(({ slug }) => slug)).not.toContain(goneMachine!.slug)
    expect(catalog.filters.map(({ slug }) => slug)).not.toContain(goneFilter!.slug)
    expect(catalog.requireGrinder(id)).toMatchObject({ slug: gone!.slug, curve: expect.anything() })
    expect(() => catalog.requireGrinder(2_000_000_000)).toThrow("We couldn't find that grinder")
    expect(() => catalog.requireMethod('samovar')).toThrow("We couldn't find that brew method")

    const witness = new Witness()
    await loadCatalog(db.withPlugin(witness), files)
    expect(new Set(witness.seen)).toEqual(new Set(['SelectQueryNode']))
  })

  it('restores a removed entry with its old id', async () => {
    const [gone] = files.grinders.splice(20, 1)
    const { id } = await grinder(gone!.slug)
    await loadCatalog(db, files)
    files.grinders.push(gone!)
    await loadCatalog(db, files)
    expect(await grinder(gone!.slug)).toMatchObject({ id, isRetired: false })
  })

  it('gives a new entry an id that was never used', async () => {
    const taken = (await stored()).grinders.map(({ id }) => id)
    files.grinders.splice(3, 0, { ...files.grinders[0]!, slug: 'brand-new', model: 'Brand New' })
    await loadCatalog(db, files)
    const { id } = await grinder('brand-new')
    expect(id).toBeGreaterThan(Math.max(...taken))
  })

  it('ignores a removed method on later loads', async () => {
    files.methods.push({ ...files.methods[0]!, id: 'short-lived', name: 'Short-lived' })
    await loadCatalog(db, files)
    files.methods.pop()
    await loadCatalog(db, files)
    const witness = new Witness()
    await loadCatalog(db.withPlugin(witness), files)
    expect(new Set(witness.seen)).toEqual(new Set(['SelectQueryNode']))
  })

  it('rolls back if it fails', async () => {
    const before = await stored()
    files.grinders[0]!.model = 'Changed'
    files.machines.at(-1)!.brewMethod = 'samovar'
    await expect(loadCatalog(db, files)).rejects.toThrow()
    expect(await stored()).toEqual(before)
  })
})

describe('loadCatalog in several processes', () => {
  it('fills an empty database concurrently without conflicts', async () => {
    const database = await createTestDatabase()
    const db = openDatabase(database.config)
    const script = fileURLToPath(new URL('loading-process.ts', import.meta.url))
    const load = () => promisify(execFile)(process.execPath, [script, JSON.stringify(database.config)])
    try {
      for (const table of ['grinders', 'machines', 'filters', 'brewMethods'] as const)
        await db.deleteFrom(table).execute()
      const files = await readCatalogFiles()
      await Promise.all([load(), load(), load()])
      const slugs = (await db.selectFrom('grinders').select('slug').orderBy('slug').execute()).map(({ slug }) => slug)
      expect(slugs).toEqual(files.grinders.map(({ slug }) => slug).sort())
      expect(await db.selectFrom('machines').select('id').execute()).toHaveLength(89)
      expect(await db.selectFrom('filters').select('id').execute()).toHaveLength(34)
    } finally {
      await db.destroy()
      await database.drop()
    }
  })
})

describe('app startup', () => {
  it('fails with an invalid catalog, naming the entry', async () => {
    const catalogFiles = structuredClone(await readCatalogFiles())
    catalogFiles.machines[7]!.brewMethod = 'samovar'
    const { slug } = catalogFiles.machines[7]!
    await expect(startTestApp({}, { catalogFiles })).rejects.toThrow(`mistake in ${slug}: its brewMethod samovar`)
  })
})
