import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VERSION } from '#src/features/service/health/version.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { type Description, descriptionOf, inputsOf, operationsOf, type Schema } from '#test/support/openapi.ts'

describe('OpenAPI description', () => {
  let test: TestApp
  let description: Description
  beforeAll(async () => {
    test = await startTestApp()
    description = await descriptionOf(test.app)
  })
  afterAll(() => test.close())

  it('equals openapi.json in the repository', async () => {
    const committed = await readFile(new URL('../../openapi.json', import.meta.url), 'utf8').catch(() => '')
    const generated = `${JSON.stringify(description, null, 2)}\n`
    expect(committed === generated, 'openapi.json is not what the routes say: run `npm run openapi`').toBe(true)
  })

  it('is served to any origin at /api/openapi.json', async () => {
    const { body, headers } = await test.get('/api/openapi.json')
    expect(body).toEqual(description)
    expect(headers['access-control-allow-origin']).toBe('*')
  })

  it('is OpenAPI 3.1 with the current version, and has no dangling references', () => {
    expect(description).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\./),
      info: { title: 'Brewprint', version: VERSION, license: expect.anything() },
    })
    const text = JSON.stringify(description)
    for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
      expect(description.components.schemas).toHaveProperty(name!)
    }
    expect(text).not.toContain('"nullable"')
  })

  it('finding 6: has one schema for all warnings', () => {
    const shapes = new Set<string>()
    const look = (value: unknown): void => {
      if (value === null || typeof value !== 'object') return
      const { warnings } = ((value as Schema).properties ?? {}) as Record<string, unknown>
      if (warnings) shapes.add(JSON.stringify(warnings))
      for (const each of Object.values(value)) look(each)
    }
    look(description)
    expect([...shapes].map((shape) => Object.keys(JSON.parse(shape).items.properties))).toEqual([
      ['code', 'message', 'params', 'field'],
    ])
  })

  it('contains every API route, and no other', () => {
    const routes = test.app.routeTable.entries
      .filter(({ method, internal }) => method !== 'HEAD' && !internal)
      .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)
    const described = operationsOf(description).map(({ name }) => name)
    expect(described.sort()).toEqual(routes.sort())
  })

  it('gives each operation a unique id, one tag and its access', () => {
    const operations = operationsOf(description)
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
    for (const { name, operation } of operations) {
      expect(operation.operationId, name).toMatch(/^[a-z][A-Za-z0-9]+$/)
      expect(operation.tags, name).toHaveLength(1)
      const url = name.replace(/\{(\w+)\}/g, ':$1')
      const route = test.app.routeTable.entries.find((entry) => `${entry.method} ${entry.url}` === url)!
      expect(operation['x-access'], name).toBe(route.access)
      const signedIn = operation.security.filter((each) => Object.keys(each).length > 0)
      expect(signedIn, name).toEqual(
        route.access === 'public' && !route.knowsViewer ? [] : [{ bearer: [] }, { cookie: [] }],
      )
      expect(operation.security.length - signedIn.length, name).toBe(
        route.access === 'optional' || route.knowsViewer ? 1 : 0,
      )
    }
  })

  it('declares exactly the parameters of each path', () => {
    for (const { name, path, operation } of operationsOf(description)) {
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
      expect(declared.map((parameter) => parameter.name).sort(), name).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter).sort(),
      )
      expect(
        declared.every(({ required }) => required),
        name,
      ).toBe(true)
    }
  })

  it('has a schema for the success and error responses of each operation', () => {
    for (const { name, operation } of operationsOf(description)) {
      const answers = Object.entries(operation.responses)
      const successes = answers.filter(([status]) => /^2/.test(status))
      expect(successes.length, name).toBeGreaterThan(0)
      for (const [status, { description, content }] of answers) {
        expect(description, `${name} ${status}`).toEqual(expect.any(String))
        if (/^[24]/.test(status)) expect(Object.values(content ?? {})[0]?.schema, `${name} ${status}`).toBeDefined()
      }
      const required = operation['x-access'] !== 'public'
      expect('401' in operation.responses, name).toBe(required)
      for (const [status, { content }] of answers.filter(([status]) => /^4\d\d$/.test(status))) {
        const schema = Object.values(content ?? {})[0]?.schema
        expect(schema, `${name} ${status}`).toEqual({ $ref: '#/components/schemas/Error' })
      }
    }
    expect(description.components.schemas?.Error).toMatchObject({
      required: expect.arrayContaining(['error']),
      properties: { error: { type: 'string' } },
    })
  })

  it('bounds every number, string and array that a client may send', () => {
    const unbounded = operationsOf(description).flatMap((route) =>
      inputsOf(route, description)
        .filter(([, schema]) => !isBounded(schema))
        .map(([place, schema]) => `${route.name}: ${place} ${JSON.stringify(schema)}`),
    )
    expect(unbounded).toEqual([])
  })

  it('counts as unbounded where a limit is missing', () => {
    const unbounded: Schema[] = [
      {},
      { type: 'number' },
      { type: 'integer', minimum: 0 },
      { type: ['number', 'null'], maximum: 5 },
      { type: 'string' },
      { type: 'string', minLength: 1 },
      { type: 'array', items: { type: 'boolean' } },
    ]
    for (const schema of unbounded) expect(isBounded(schema), JSON.stringify(schema)).toBe(false)
    const route = operationsOf(description).find(({ operation }) => operation.operationId === 'calibrateGrinder')!
    expect(inputsOf(route, description).map(([place]) => place)).toContain('body.references[].setting')
  })
})

function isBounded(schema: Schema): boolean {
  if ('enum' in schema || 'const' in schema) return true
  const has = (...keywords: string[]) => keywords.some((keyword) => schema[keyword] !== undefined)
  const types = [schema.type ?? []].flat()
  return (
    types.length > 0 &&
    types.every((type) => {
      if (type === 'number' || type === 'integer') {
        return has('minimum', 'exclusiveMinimum') && has('maximum', 'exclusiveMaximum')
      }
      if (type === 'string') return has('maxLength', 'format', 'pattern')
      return type !== 'array' || has('maxItems')
    })
  )
}
