/** The script that roasters put on their pages, as it was built: read and compressed once, with the first who asks. */
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { unavailable } from '../../../http/errors.ts'
import { etagOf, type RenderedBody, sendWithEtag } from '../../../http/etag.ts'

const CONTENT_TYPE = 'text/javascript; charset=utf-8'
/** Every page view of every shop asks for it; a new version is everywhere within the hour. */
const FOR_AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400'

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) }
type Encoding = keyof typeof compressors
type Script = RenderedBody & { encoding?: Encoding }

export interface WidgetScriptOptions {
  /** Where it was built to. */
  file: string
}

export const widgetScriptRoutes: FastifyPluginAsyncTypebox<WidgetScriptOptions> = async (app, { file }) => {
  let scripts: Promise<Script[]> | undefined

  app.get(
    '/embed/widget.js',
    {
      config: { access: 'public', cors: 'open' },
      schema: {
        operationId: 'getWidgetScript',
        description: 'The script that shows recipes on any page: every element with `data-service-widget`.',
        tags: ['Embeds'],
        produces: ['text/javascript'],
        response: { 200: Type.String() },
      },
    },
    async (request, reply) => {
      scripts ??= readScript(file)
      const script = pickFor(await scripts, String(request.headers['accept-encoding'] ?? ''))
      if (!script) throw unavailable('The widget is not built yet: npm run build')
      reply.header('cross-origin-resource-policy', 'cross-origin').header('vary', 'accept-encoding')
      if (script.encoding) reply.header('content-encoding', script.encoding)
      sendWithEtag(request, reply, script, FOR_AN_HOUR)
      return reply
    },
  )
}

/** The best first, the plain one last; none where it isn't built. */
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
