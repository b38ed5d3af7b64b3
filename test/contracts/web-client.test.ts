import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { type Description, ENDPOINTS_FILE, SCHEMA_FILE, writeEndpoints, writeSchema } from '../../scripts/api-client.ts'
import { LIMITS_FILE, writeLimits } from '../../scripts/api-limits.ts'

describe('the generated API client of the web app', () => {
  it.each([
    [SCHEMA_FILE, writeSchema],
    [ENDPOINTS_FILE, writeEndpoints],
    [LIMITS_FILE, writeLimits],
  ])('%s matches openapi.json; npm run openapi writes it', async (file, write) => {
    const description = JSON.parse(await readFile('openapi.json', 'utf8')) as Description
    const isCurrent = (await readFile(file, 'utf8')) === (await write(description))
    expect(isCurrent, 'run npm run openapi').toBe(true)
  })
})
