import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runAdmin } from '#src/admin.ts'
import { startTestApp } from '#test/support/app.ts'
import { onPostgres, openTestDatabase } from '#test/support/database.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const page = read('docs/OPERATIONS.md')
const found = (pattern: RegExp) => [...new Set([...page.matchAll(pattern)].map(([, name]) => name!))]

describe('docs/OPERATIONS.md', () => {
  it('names only scripts that there are', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const named = found(/`npm (?:run )?([a-z:]+)/g)
    expect(named).toContain('admin')
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named))
  })

  it('names only commands of the operator that there are', async () => {
    const db = await openTestDatabase()
    const help = await runAdmin(db, []).catch((error: Error) => error.message)
    const known = [...help.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name)
    const named = found(/(?:npm run admin --|src\/admin\.ts) ([a-z-]+)/g)
    expect(named.toSorted()).toEqual([
      'add-user',
      'backup',
      'claims',
      'delete-user',
      'invite',
      'outbox',
      'password-link',
      'roaster-changes',
      'set-role',
      'set-website',
      'subscribers',
    ])
    expect(known).toEqual(expect.arrayContaining(named))
  })

  it('has a row for every variable that is read', () => {
    const settings = page.slice(page.indexOf('## Settings'), page.indexOf('## Every day'))
    const named = new Set([...settings.matchAll(/`([A-Z][A-Z_]+)[`=]/g)].map(([, name]) => name))
    const used = new Set([...read('src/config.ts').matchAll(/\benv\.([A-Z_]+)/g)].map(([, name]) => name))
    expect([...named].toSorted()).toEqual([...used].toSorted())
  })

  it('names every metric of our own, and none that isn’t there', async () => {
    const test = await startTestApp({ metrics: true })
    await test.get('/api/health')
    const { text } = await test.get('/metrics', { ip: '10.1.2.3' })
    const told = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name!)
    const ours = (name: string) => /^(brewprint|http)_/.test(name)
    const rows = page.slice(page.indexOf('### Figures'), page.indexOf('## Sizing'))
    const named = [...rows.matchAll(/^\| (`[^|]+)\|/gm)].flatMap(([, cell]) =>
      [...cell!.matchAll(/`([a-z_0-9]{8,})`/g)].map(([, name]) => name!),
    )
    // Only where there is a server to connect to; the rest of their names stands there shortened.
    const connections = /^brewprint_database_connections/
    const without = (names: string[]) => names.filter((name) => !connections.test(name)).toSorted()
    expect(without(named.filter(ours))).toEqual(without(told.filter(ours)))
    expect(told).toEqual(expect.arrayContaining(named.filter((name) => !connections.test(name))))
    if (onPostgres)
      expect(named.filter((name) => connections.test(name)).every((name) => told.includes(name))).toBe(true)
    await test.close()
  })
})
