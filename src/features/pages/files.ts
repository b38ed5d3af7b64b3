/** The built files of the web app, held in memory as they are sent: plain, and compressed once when they were built. */
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DIST } from '../../built.ts'
import { etagOf, type Finished, isFresh } from '../../http/etag.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
const ENCODINGS = { br: '.br', gzip: '.gz' } as const

interface BuiltFile extends Finished {
  encoded: Partial<Record<keyof typeof ENCODINGS, Finished>>
}

/** By address, "/assets/index-….js". Only what a browser asks for: neither the page itself nor notes of the build. */
export async function readBuiltFiles(): Promise<ReadonlyMap<string, BuiltFile>> {
  const directory = join(DIST, 'web')
  const names: string[] = await readdir(directory, { recursive: true }).catch(() => [])
  const files = new Map<string, BuiltFile>()
  for (const name of names.filter((name) => TYPES[extname(name)])) {
    const file: BuiltFile = { ...(await readBuilt(directory, name, '')), encoded: {} }
    for (const [encoding, suffix] of Object.entries(ENCODINGS)) {
      if (names.includes(name + suffix)) {
        file.encoded[encoding as keyof typeof ENCODINGS] = await readBuilt(directory, name, suffix)
      }
    }
    files.set(`/${name.replaceAll('\\', '/')}`, file)
  }
  return files
}

async function readBuilt(directory: string, name: string, suffix: string): Promise<Finished> {
  const body = await readFile(join(directory, name + suffix))
  return { body, etag: etagOf(body), contentType: TYPES[extname(name)]! }
}

const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'public, max-age=0, must-revalidate'

export function sendBuiltFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  file: BuiltFile,
): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find(
    (each) => file.encoded[each] && new RegExp(`\\b${each}\\b`).test(accepted),
  )
  const { body, etag, contentType } = encoding ? file.encoded[encoding]! : file
  reply
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    // What has its version in its name never changes.
    .header('cache-control', path.startsWith('/assets/') ? FOR_EVER : ASK_AGAIN)
  if (isFresh(request, etag)) return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply.header('content-type', contentType).send(body)
}
