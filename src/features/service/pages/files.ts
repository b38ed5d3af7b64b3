/** The built files of the web app, in memory: plain, and as the build compressed them. */
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, isFresh, REVALIDATE, type RenderedBody } from '../../../http/etag.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const ENCODINGS = { br: '.br', gzip: '.gz' } as const

interface BuiltFile extends RenderedBody {
  encoded: Partial<Record<keyof typeof ENCODINGS, RenderedBody>>
}

/** By path, "/assets/index-….js". Only types that browsers request: neither index.html nor build metadata. */
export async function readBuiltFiles(directory: string): Promise<ReadonlyMap<string, BuiltFile>> {
  const names: string[] = await readdir(directory, { recursive: true }).catch(() => [])
  const wanted = names.filter((name) => TYPES[extname(name)])
  const files = wanted.map(async (name): Promise<[string, BuiltFile]> => {
    const plain = readBuilt(directory, name, '')
    const encoded = Object.entries(ENCODINGS)
      .filter(([, suffix]) => names.includes(name + suffix))
      .map(async ([encoding, suffix]) => [encoding, await readBuilt(directory, name, suffix)])
    const file = { ...(await plain), encoded: Object.fromEntries(await Promise.all(encoded)) }
    return [`/${name.replaceAll('\\', '/')}`, file]
  })
  return new Map(await Promise.all(files))
}

async function readBuilt(directory: string, name: string, suffix: string): Promise<RenderedBody> {
  const body = await readFile(join(directory, name + suffix))
  return { body, etag: etagOf(body), contentType: TYPES[extname(name)]! }
}

/** Returns how much a client prefers an encoding (its q value); 0 means not at all. */
function qualityOf(accepted: string, encoding: string): number {
  // Splits first, then trims: a single pattern for both would take quadratic time on long runs of spaces.
  const entries = accepted.split(',').map((entry) => entry.split(';').map((part) => part.trim().toLowerCase()))
  const entry = entries.find(([name]) => name === encoding) ?? entries.find(([name]) => name === '*')
  if (!entry) return 0
  const q = entry.find((parameter) => parameter.startsWith('q='))
  return q === undefined ? 1 : Number(q.slice(2)) || 0
}

function chooseEncoding(accepted: string, { encoded }: BuiltFile): keyof typeof ENCODINGS | undefined {
  const known = Object.keys(encoded) as (keyof typeof ENCODINGS)[]
  const [best] = known
    .map((encoding) => ({ encoding, quality: qualityOf(accepted, encoding) }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return best?.encoding
}

const WORKER = '/sw.js'
/** A service worker gets its policy with its script: it may connect to this origin only. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

const FOR_EVER = 'public, max-age=31536000, immutable'

export function sendBuiltFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  file: BuiltFile,
): FastifyReply {
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''), file)
  const { body, etag, contentType } = encoding ? file.encoded[encoding]! : file
  reply
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    // Files with a version in their name never change.
    .header('cache-control', path.startsWith('/assets/') ? FOR_EVER : REVALIDATE)
  if (path === WORKER) reply.header('content-security-policy', WORKER_POLICY)
  if (isFresh(request, etag)) return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply.header('content-type', contentType).send(body)
}
