/** Compresses JSON, text and pages for clients that accept it. Set COMPRESSION=off where a proxy in front does it. */
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'

/** Smaller responses fit in one packet anyway. */
const THRESHOLD_BYTES = 1024
const COMPRESSIBLE = /^(application\/([\w.-]+\+)?json|text\/(html|plain|csv))\b/
/** Takes a tenth of the time of the highest quality, for a few per cent more bytes. */
const BROTLI_QUALITY = 4

/** Register before the response cache, which then stores compressed bytes. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  // Only GET and HEAD: compressing a token together with text from the request could reveal it by its length (BREACH).
  app.addHook('onRoute', (route) => {
    if (![route.method].flat().every((method) => method === 'GET' || method === 'HEAD')) route.compress = false
  })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD_BYTES,
    customTypes: COMPRESSIBLE,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    globalDecompression: false,
  })
  app.addHook('onRoute', (route) => {
    if (route.compress === false) return
    route.onSend = [...[route.onSend ?? []].flat(), weakenEtag] as RouteOptions['onSend']
  })
}

/** Makes the ETag weak, since a strong one promises identical bytes and these depend on the encoding. */
function weakenEtag(
  _request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
) {
  const etag = reply.getHeader('etag')
  if (reply.hasHeader('content-encoding') && typeof etag === 'string' && etag.startsWith('"')) {
    reply.header('etag', `W/${etag}`)
  }
  done(null, payload)
}
