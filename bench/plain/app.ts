/**
 * The ordinary stack: answers the same requests with Fastify and Kysely, used as in their documentation. Queries are
 * built for each request, without cache and group commit. It has the same logs and metrics as the service.
 */
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { jwtVerify } from 'jose'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { openPlainDatabase } from './database.ts'
import * as queries from './queries.ts'
import { findRecipe, listRecipes, type RecipeFilter, type Sort } from './recipes.ts'

const IdParams = { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 1 } } }
const ListQuery = { type: 'object', properties: { grinderId: { type: 'integer' }, cursor: { type: 'string' } } }
const byId = { schema: { params: IdParams } }

type ById = { Params: { id: number } }
type List = { Querystring: RecipeFilter & { sort?: Sort; cursor?: string } }

export interface PlainOptions {
  path: string
  sessionSecret: string
  logLevel: string
}

export function buildPlainApp({ path, sessionSecret, logLevel }: PlainOptions): FastifyInstance {
  const logController = new LogController({ disableRequestLogging: true })
  const app = Fastify({ logger: { level: logLevel }, logController, keepAliveTimeout: 72_000 })
  const db = openPlainDatabase(path)
  const key = new TextEncoder().encode(sessionSecret)
  app.addHook('onClose', () => db.destroy())
  observe(app)

  async function findViewer({ headers }: FastifyRequest) {
    const token = headers.authorization?.replace(/^Bearer /, '')
    if (!token) return undefined
    const { payload } = await jwtVerify<{ sid: string }>(token, key, { algorithms: ['HS256'] })
    return queries.findViewer(db, Number(payload.sub), payload.sid)
  }
  async function requireViewer(request: FastifyRequest) {
    const viewer = await findViewer(request)
    if (!viewer) throw Object.assign(new Error('Sign in first'), { statusCode: 401 })
    return viewer
  }
  const orNotFound = <T>(found: T | undefined): T => {
    if (found === undefined) throw Object.assign(new Error('Not found'), { statusCode: 404 })
    return found
  }

  app.get('/api/health', async () => ({ status: 'healthy' }))
  app.get<ById>('/api/recipes/:id', byId, async ({ params }) => orNotFound(await findRecipe(db, params.id)))
  for (const url of ['/api/recipes', '/api/recipes/search']) {
    app.get<List>(url, { schema: { querystring: ListQuery } }, async (request) => {
      const { sort = 'newest', cursor, ...filter } = request.query
      const before = cursor && JSON.parse(Buffer.from(cursor, 'base64url').toString())[1]
      return listRecipes(db, filter, sort, before, (await findViewer(request))?.id)
    })
  }
  app.get<ById>('/api/coffees/:id', byId, async ({ params }) => orNotFound(await queries.findCoffee(db, params.id)))
  app.get<ById>('/api/recipes/:id/comments', byId, async ({ params }) => {
    const comments = await queries.listComments(db, params.id)
    return { comments, total: comments.length, cursor: null, nextCursor: null, hasMore: false }
  })
  app.get('/api/auth/me', async (request) => {
    const viewer = await requireViewer(request)
    return { user: { ...viewer, profile: await queries.findProfile(db, viewer.id) } }
  })
  app.get('/api/brew-logs', async (request) => queries.listBrewLogs(db, (await requireViewer(request)).id))
  app.get<ById>('/api/community-recipes/:id/vote', byId, async (request) => {
    const { id } = await requireViewer(request)
    return { vote: (await queries.findVote(db, request.params.id, id))?.vote ?? null }
  })
  app.post<ById & { Body: { vote: queries.Vote } }>('/api/community-recipes/:id/vote', byId, async (request) => {
    const { id } = await requireViewer(request)
    const { vote } = request.body
    const { upvotes, downvotes } = orNotFound(await queries.castVote(db, request.params.id, id, vote))
    return { vote, message: vote === 'UP' ? 'Upvoted' : 'Downvoted', upvotes, downvotes }
  })
  app.post<ById & { Body: { body: string } }>('/api/recipes/:id/comments', byId, async (request, reply) => {
    const { id, displayName } = await requireViewer(request)
    const comment = await queries.addComment(db, request.params.id, id, request.body.body)
    reply.code(201)
    return { comment: { ...comment, author: { id, displayName } } }
  })
  return app
}

/** Adds a log line for each write and a histogram of all requests. */
function observe(app: FastifyInstance): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status, and how long they took',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    durations.observe({ method, route: routeOptions.url, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (method !== 'GET') request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'request')
  })
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
}
