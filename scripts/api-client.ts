/** Generates the web app's API types, endpoints and request limits from openapi.json: `npm run openapi`. */
import { readFile, writeFile } from 'node:fs/promises'
import { LIMITS_FILE, writeLimits } from './api-limits.ts'
import { generateTypes } from './api-types/generate.ts'

export type Json = Record<string, unknown>

interface Operation {
  operationId?: string
  requestBody?: { content: Record<string, { schema: Json }> }
}

export interface Description {
  paths: Record<string, Record<string, Operation>>
}

export const HEADER =
  '/** Generated from openapi.json by `npm run openapi`; not to be edited. */\n/* biome-ignore-all lint: generated */\n'

export const SCHEMA_FILE = 'web/src/api/schema.ts'
export const ENDPOINTS_FILE = 'web/src/api/endpoints.ts'

export const writeSchema = async (description: Description): Promise<string> =>
  [HEADER, await generateTypes(description)].join('\n')

/** Writes method and path of every operation, which the client needs at run time. */
export function writeEndpoints({ paths }: Description): string {
  const endpoints = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId }]) =>
      operationId === undefined ? [] : [`  ${operationId}: ['${method.toUpperCase()}', '${path}'],`],
    ),
  )
  return [HEADER, `export const endpoints = {\n${endpoints.join('\n')}\n} as const\n`].join('\n')
}

/** Quotes a key of an object literal if needed. */
export const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))

if (import.meta.main) {
  const description = JSON.parse(await readFile('openapi.json', 'utf8')) as Description
  await writeFile(SCHEMA_FILE, await writeSchema(description))
  await writeFile(ENDPOINTS_FILE, writeEndpoints(description))
  await writeFile(LIMITS_FILE, writeLimits(description))
}
