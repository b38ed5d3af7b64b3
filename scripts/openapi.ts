/** Writes openapi.json from the routes: `npm run openapi`. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../src/app.ts'
import { loadConfig } from '../src/config.ts'
import { VERSION } from '../src/features/service/health/version.ts'
import { describeApi } from './describe-api.ts'

const directory = await mkdtemp(join(tmpdir(), 'brewprint-openapi-'))
const app = await buildApp(loadConfig({ DATA_DIR: directory, LOG_LEVEL: 'silent', SEED_DEMO: 'false' }))
const description = await describeApi(app, VERSION)
await writeFile(new URL('../openapi.json', import.meta.url), `${JSON.stringify(description, null, 2)}\n`)
await app.close()
await rm(directory, { recursive: true })
