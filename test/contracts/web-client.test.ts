import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { CLIENT_FILE, type Description, writeClient } from '../../scripts/api-client.ts'
import { LIMITS_FILE, writeLimits } from '../../scripts/api-limits.ts'

describe("the web app's picture of the interface", () => {
  it.each([
    [CLIENT_FILE, writeClient],
    [LIMITS_FILE, writeLimits],
  ])('%s is what openapi.json says; npm run openapi writes it', async (file, write) => {
    const description = JSON.parse(await readFile('openapi.json', 'utf8')) as Description
    expect(await readFile(file, 'utf8')).toBe(write(description))
  })
})
