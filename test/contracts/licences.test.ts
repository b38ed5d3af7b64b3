import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { entriesOf, isAllowed, type Part, readParts, render } from '../../scripts/licences.ts'

const parts = await readParts()

describe('licences of dependencies', () => {
  it('are listed in docs/LICENCES.md as `npm run licences` writes them', () => {
    expect(readFileSync(new URL('../../docs/LICENCES.md', import.meta.url), 'utf8')).toBe(render(parts))
  })

  it.each(['server', 'web', 'tools'] as Part[])('are on the list of allowed licences: %s', (part) => {
    expect(parts[part].length).toBeGreaterThan(5)
    expect(parts[part].filter(({ licence }) => !isAllowed(licence, part))).toEqual([])
  })

  it('include every package of package.json', () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    )
    const names = (entries: { name: string }[]) => entries.map(({ name }) => name)
    expect(names(parts.server)).toEqual(expect.arrayContaining(Object.keys(dependencies)))
    expect(names([...parts.web, ...parts.tools])).toEqual(expect.arrayContaining(Object.keys(devDependencies)))
    expect(names(parts.web)).toEqual(expect.arrayContaining(['react', 'react-dom', 'scheduler', 'wouter']))
  })

  it('include those of dependencies that are installed beside a parent of a package in the web app', () => {
    const locked = {
      'node_modules/a': { version: '1', license: 'MIT', dev: true, dependencies: { b: '*' } },
      'node_modules/a/node_modules/b': { version: '1', license: 'MIT', dev: true, dependencies: { c: '*' } },
      'node_modules/a/node_modules/c': { version: '2', license: 'MIT', dev: true },
      'node_modules/c': { version: '1', license: 'MIT', dev: true },
    }
    const { web, tools } = entriesOf(locked, ['a'])
    expect(web.map(({ name, version }) => `${name}@${version}`)).toEqual(['a@1', 'b@1', 'c@2'])
    expect(tools.map(({ name, version }) => `${name}@${version}`)).toEqual(['c@1'])
  })

  it('fail the check when they are copyleft or unknown', () => {
    for (const licence of ['GPL-3.0-only', 'AGPL-3.0', 'UNLICENSED', 'unknown', 'SSPL-1.0', 'MIT AND GPL-2.0']) {
      expect(isAllowed(licence, 'tools')).toBe(false)
    }
    expect(isAllowed('(MIT OR GPL-3.0)', 'server')).toBe(true)
    expect(isAllowed('LGPL-3.0', 'server')).toBe(false)
    expect(isAllowed('MPL-2.0', 'web')).toBe(false)
    const { server } = entriesOf({ '': { version: '1' }, 'node_modules/a': { version: '1' } }, [])
    expect(server).toEqual([{ name: 'a', version: '1', licence: 'unknown' }])
  })
})
