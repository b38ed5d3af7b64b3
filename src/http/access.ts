/** Authenticates requests by Bearer token or cookie, and enforces the access class of each route. */
import type { FastifyInstance, FastifyRequest, onSendHookHandler, preParsingAsyncHookHandler } from 'fastify'
import type { Role } from '../db/tables.ts'
import { message } from '../i18n/message.ts'
import { forbidden, suspended, unauthorized } from './errors.ts'
import { SAFE_METHODS } from './routes.ts'
import { readSessionCookie } from './session-cookie.ts'

/** The signed-in user. */
export interface Viewer {
  id: number
  sessionId: string
  email: string | null
  /** When the address was proven; null while it isn't. */
  emailVerifiedAt: string | null
  displayName: string
  /** When the session was last used, to the hour. */
  lastUsedAt: string | null
  role: Role
  /** Until this time the account can only read. */
  suspendedUntil: string | null
  suspensionReason: string | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user on routes that require one. */
    readonly viewer: Viewer
    /** The signed-in user, if any. */
    optionalViewer: Viewer | undefined
    /** The roaster that the user is a member of, on routes for members. */
    roasterId: number
  }
}

export interface AccessOptions {
  baseUrl: () => string
  findViewer: (token: string) => Promise<Viewer | undefined>
  findRoasterOf: (userId: number) => Promise<number | undefined>
  /** Whether a moderator hid the roaster that the user is a member of. */
  hasHiddenRoaster: (userId: number) => Promise<boolean>
  /** Whether routes with `needsVerifiedEmail` refuse accounts whose address isn't proven. */
  requiresVerifiedEmail: boolean
}

/**
 * Whether the session of a request has ended since it was authenticated. Checked before a 403, 404 or 409 response: if
 * the account was deleted in the meantime, its data is gone with it and the right status is 401. Checking only after a
 * failure is enough, since an ended session is never restored.
 */
export async function hasSessionEnded(
  { routeOptions, optionalViewer }: FastifyRequest,
  isOpen: (viewer: Viewer) => Promise<boolean>,
): Promise<boolean> {
  const { access } = routeOptions.config
  if (!optionalViewer || access === 'public' || access === 'optional') return false
  return !(await isOpen(optionalViewer))
}

export function registerAccess(app: FastifyInstance, options: AccessOptions): void {
  app.decorateRequest('optionalViewer', undefined)
  app.decorateRequest('roasterId', 0)
  app.decorateRequest('viewer', {
    getter(this: FastifyRequest): Viewer {
      if (!this.optionalViewer) throw unauthorized()
      return this.optionalViewer
    },
  })

  // In preParsing: after the rate limits (onRequest), before the body is parsed and validated.
  app.addHook('onRoute', (route) => {
    const { access, knowsViewer, setsCookie, unsafeGet } = route.config ?? {}
    // Public routes skip the asynchronous hook.
    if (access === 'public' && !knowsViewer && !setsCookie && !unsafeGet) return
    const checkAccess: preParsingAsyncHookHandler = (request) => admit(request, options)
    route.preParsing = [checkAccess, ...[route.preParsing ?? []].flat()]
    route.onSend = [keepPrivate, ...[route.onSend ?? []].flat()]
  })
}

/**
 * Sets `no-store` on responses for signed-in members, so that neither a shared cache nor the browser keeps them after
 * sign-out.
 */
const keepPrivate: onSendHookHandler = (request, reply, payload, done) => {
  if (request.optionalViewer) reply.header('cache-control', 'no-store')
  done(null, payload)
}

async function admit(request: FastifyRequest, options: AccessOptions): Promise<void> {
  const { access, knowsViewer, setsCookie, unsafeGet } = request.routeOptions.config
  if (setsCookie) requireSameOrigin(request, options.baseUrl())
  if (unsafeGet) requireNavigation(request)
  if (access === undefined || (access === 'public' && !knowsViewer)) return
  request.optionalViewer = await authenticate(request, options)
  if (access === 'public') return
  if (request.optionalViewer) requireNotSuspended(request, request.optionalViewer)
  if (access === 'optional') return
  if (!request.optionalViewer) throw unauthorized()
  await requireAccess(request, request.optionalViewer, options)
}

async function requireAccess(request: FastifyRequest, viewer: Viewer, options: AccessOptions): Promise<void> {
  const { access, needsVerifiedEmail } = request.routeOptions.config
  if (needsVerifiedEmail && options.requiresVerifiedEmail && viewer.emailVerifiedAt === null) {
    throw forbidden(message('Confirm your email address first. We emailed you a link.'), 'email_unverified')
  }
  if (access === 'roaster-member') {
    const roasterId = await options.findRoasterOf(viewer.id)
    if (roasterId === undefined) await requireHiddenRoaster(request, viewer, options)
    else request.roasterId = roasterId
  }
  if (access === 'moderator' && viewer.role === 'member') {
    throw forbidden(message('Only moderators can do this'), 'not_a_moderator')
  }
  if (access === 'operator' && viewer.role !== 'operator') {
    throw forbidden(message('Only operators can do this'), 'not_an_operator')
  }
}

async function requireHiddenRoaster(request: FastifyRequest, viewer: Viewer, options: AccessOptions): Promise<void> {
  if (!(await options.hasHiddenRoaster(viewer.id))) {
    throw forbidden(message('Only members of a roaster can do this'), 'not_a_member')
  }
  if (!request.routeOptions.config.whileHidden) {
    throw forbidden(message("A moderator has hidden your roaster, so you can't manage it now"), 'roaster_hidden')
  }
}

/** A suspended account can read, and use routes with `whileSuspended`, such as sign-out, deletion and appeals. */
function requireNotSuspended({ method, routeOptions }: FastifyRequest, viewer: Viewer): void {
  const { readsOnly, whileSuspended, access } = routeOptions.config
  const isTeam = access === 'moderator' || access === 'operator'
  if (!isTeam && (SAFE_METHODS.has(method) || readsOnly || whileSuspended)) return
  if (isSuspended(viewer)) throw suspended(viewer.suspendedUntil!, viewer.suspensionReason)
}

export const isSuspended = ({ suspendedUntil }: Pick<Viewer, 'suspendedUntil'>): boolean =>
  suspendedUntil !== null && suspendedUntil > new Date().toISOString()

async function authenticate(request: FastifyRequest, options: AccessOptions): Promise<Viewer | undefined> {
  const { authorization } = request.headers
  if (authorization !== undefined) {
    const token = /^Bearer +(\S+) *$/i.exec(authorization)?.[1]
    const viewer = token ? await options.findViewer(token) : undefined
    // An invalid token gets a 401 even where signing in is optional, so that clients notice; public routes ignore it.
    if (!viewer && request.routeOptions.config.access !== 'public')
      throw unauthorized(message("You've been signed out. Sign in again."))
    return viewer
  }
  const cookie = readSessionCookie(request.headers.cookie, options.baseUrl())
  const viewer = cookie ? await options.findViewer(cookie) : undefined
  if (viewer && !SAFE_METHODS.has(request.method)) requireSameOrigin(request, options.baseUrl())
  return viewer
}

/** Refuses requests of other sites' pages. Clients that send neither header aren't browsers, so CSRF doesn't apply. */
function requireSameOrigin(request: FastifyRequest, baseUrl: string): void {
  const site = request.headers['sec-fetch-site']
  const { origin, host } = request.headers
  if (site === undefined && origin === undefined) return
  if (site === 'same-origin' || site === 'none') return
  if (site === undefined && origin === new URL(baseUrl).origin) return
  if (site === undefined && host !== undefined && hostOf(origin) === host) return
  throw crossOrigin()
}

/** Refuses mailed links that another site loads as an image, frame or script instead of navigating to them. */
function requireNavigation({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site']
  if (site === undefined || site === 'same-origin' || site === 'none') return
  if (headers['sec-fetch-dest'] !== 'document') throw crossOrigin()
}

const crossOrigin = () => forbidden(message('This request came from another website, so we refused it'), 'cross_origin')

function hostOf(origin: string | undefined): string | undefined {
  return origin && URL.canParse(origin) ? new URL(origin).host : undefined
}
