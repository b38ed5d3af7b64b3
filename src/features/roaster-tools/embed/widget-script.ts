/** Serves the built scripts of the widget, which are read and compressed once, on the first request. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { notBuilt } from '../../../http/errors.ts'
import { etagOf, type RenderedBody, sendWithEtag } from '../../../http/etag.ts'

const CONTENT_TYPE = 'text/javascript; charset=utf-8'
/** Every page view of every shop needs it. Browsers use a copy for an hour, then revalidate it in the background. */
const FOR_AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400'

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) }
type Encoding = keyof typeof compressors
type Script = RenderedBody & { encoding?: Encoding }

export interface WidgetScriptOptions {
  /** Where the built scripts are. */
  directory: string
}

const SCRIPTS = {
  'widget.js': {
    operationId: 'getWidgetScript',
    description: 'The script that shows recipes on any page: every element with `data-service-widget`.',
  },
  'steps.js': {
    operationId: 'getWidgetStepsScript',
    description:
      'The part of the widget that plays the steps of a recipe. `widget.js` loads it when somebody needs it.',
  },
  'grinder.js': {
    operationId: 'getWidgetGrinderScript',
    description:
      'The part of the widget in which visitors choose their grinder. `widget.js` loads it when somebody needs it.',
  },
}

export const widgetScriptRoutes: FastifyPluginAsyncTypebox<WidgetScriptOptions> = async (app, { directory }) => {
  for (const [name, about] of Object.entries(SCRIPTS)) addScript(app, name, join(directory, name), about)
}

function addScript(
  app: FastifyInstance,
  name: string,
  file: string,
  about: { operationId: string; description: string },
): void {
  let scripts: Promise<Script[]> | undefined

  app.get(
    `/embed/${name}`,
    {
      config: { access: 'public', cors: 'open' },
      schema: {
        ...about,
        tags: ['Embeds'],
        produces: ['text/javascript'],
        response: { 200: Type.String() },
      },
    },
    async (request, reply) => {
      scripts ??= readScript(file)
      const script = pickFor(await scripts, String(request.headers['accept-encoding'] ?? ''))
      if (!script) {
        scripts = undefined
        throw notBuilt('The widget is not built yet: npm run build')
      }
      reply.header('cross-origin-resource-policy', 'cross-origin').header('vary', 'accept-encoding')
      if (script.encoding) reply.header('content-encoding', script.encoding)
      sendWithEtag(request, reply, script, FOR_AN_HOUR)
      return reply
    },
  )
}

/** Best compression first, uncompressed last; empty if the script isn't built. */
async function readScript(file: string): Promise<Script[]> {
  const plain = await readFile(file).catch(() => undefined)
  if (!plain) return []
  const encoded = Object.entries(compressors).map(async ([encoding, compress]) => ({
    ...finished(await compress(plain)),
    encoding: encoding as Encoding,
  }))
  return [...(await Promise.all(encoded)), finished(plain)]
}

const finished = (body: Buffer): RenderedBody => ({ body, etag: etagOf(body), contentType: CONTENT_TYPE })

const pickFor = (scripts: readonly Script[], accepted: string): Script | undefined =>
  scripts.find(
    ({ encoding }) => !encoding || new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted),
  )
