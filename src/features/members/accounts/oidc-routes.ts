/** Routes of sign-in with an OpenID Connect provider; 404 where none is configured. */

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { AppError, orNotFound, toAppError, unauthorized } from '../../../http/errors.ts'
import { browserLanguage } from '../../../http/language.ts'
import { sendPage } from '../../../http/message-page.ts'
import { perMinute } from '../../../http/rate-limits.ts'
import { readCookie, serializeCookie } from '../../../http/session-cookie.ts'
import { message } from '../../../i18n/message.ts'
import { requireRecentSignIn } from './change-password.ts'
import { linkIdentity, signInWithIdentity } from './identities.ts'
import { OidcProvider, type PendingSignIn } from './oidc-provider.ts'
import { deviceOf, signInReply } from './sessions.ts'
import { inSeconds, TokenSigner } from './signed-tokens.ts'

const STATE_COOKIE = 'svc_oidc'
const STATE_SECONDS = 10 * 60
const AUDIENCE = 'oidc-state'

interface SignInState extends PendingSignIn {
  /** The path that the browser is redirected to afterwards. */
  next: string
  /** The account that the identity is to be linked to. */
  linkTo?: number
  invite?: string
}

const StartQuery = Type.Object({
  next: Type.Optional(Type.String({ maxLength: 2000, description: 'A path of this site to go on with' })),
  link: Type.Optional(Type.Boolean({ description: 'Link the identity to the account that is signed in' })),
  invite: Type.Optional(Type.String({ maxLength: 200 })),
})

export const oidcRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { config } = app
  const name = config.oidc?.name ?? 'OpenID Connect'
  const provider = config.oidc && new OidcProvider(config.oidc)
  const signer = new TokenSigner(config.sessionSecrets)
  const redirectUri = () => `${config.baseUrl}/api/auth/oidc/callback`

  app.get(
    '/api/auth/oidc/start',
    {
      config: {
        access: 'public',
        knowsViewer: true,
        unsafeGet: true,
        // Requires the same origin: another site could otherwise link an attacker's identity to the visitor's account.
        setsCookie: true,
        internal: true,
        rateLimit: perMinute(10),
      },
      schema: { querystring: StartQuery },
    },
    async (request, reply) => {
      const { next, link, invite } = request.query
      if (link && !request.optionalViewer) throw unauthorized()
      if (link) await requireRecentSignIn(app.db, request.viewer)
      const { url, pending } = await orNotFound(provider, 'Provider').begin(redirectUri())
      const state = { ...pending, next: localPath(next), linkTo: link ? request.viewer.id : undefined, invite }
      reply.header('set-cookie', serializeCookie(STATE_COOKIE, await sign(state), STATE_SECONDS, config.baseUrl))
      reply.header('cache-control', 'no-store')
      return reply.redirect(url.href, 302)
    },
  )

  app.get(
    '/api/auth/oidc/callback',
    {
      config: { access: 'public', knowsViewer: true, unsafeGet: true, internal: true, rateLimit: perMinute(10) },
    },
    async (request, reply) => {
      const state = await readState(request)
      reply.header('set-cookie', serializeCookie(STATE_COOKIE, '', 0, config.baseUrl))
      if (!state) throw refused()
      const identity = await exchange(request, state)
      if (state.linkTo !== undefined) {
        if (request.optionalViewer?.id !== state.linkTo) throw refused()
        await linkIdentity(app.db, state.linkTo, identity)
        return reply.redirect(state.next, 303)
      }
      const signedIn = await signInWithIdentity(app.db, identity, {
        device: deviceOf(request),
        viewerId: request.optionalViewer?.id,
        language: browserLanguage(request),
        admission: { registration: app.settings.values.registration, invite: state.invite },
        baseUrl: config.baseUrl,
      })
      app.mail.wake()
      await signInReply(app, request, reply, signedIn)
      return reply.redirect(state.next, 303)
    },
  )

  async function exchange(request: FastifyRequest, state: SignInState) {
    try {
      return await orNotFound(provider, 'Provider').finish(new URL(`${config.baseUrl}${request.raw.url}`), state)
    } catch (error) {
      if (error instanceof AppError) throw error
      request.log.warn({ err: error }, 'A sign-in with the OpenID Connect provider was refused')
      throw refused()
    }
  }

  const sign = (state: SignInState): Promise<string> =>
    signer.sign({ ...state, aud: AUDIENCE, exp: inSeconds(STATE_SECONDS) })

  function readState({ headers }: FastifyRequest): Promise<SignInState | undefined> {
    const token = readCookie(headers.cookie, STATE_COOKIE) ?? ''
    return signer.verify<SignInState>(token, { audience: AUDIENCE })
  }

  const refused = () =>
    new AppError(400, 'sign_in_failed', message("Signing in with {service} didn't work", { service: name }))

  /** Shows failures as pages, since people see these responses in their browser. */
  app.setErrorHandler(async (error: Error, request, reply: FastifyReply) => {
    const { statusCode, sentence } = toAppError(error)
    if (statusCode === 429 || statusCode === 500) throw error
    const isLinking = request.optionalViewer !== undefined && (await readState(request))?.linkTo !== undefined
    return sendPage(reply, statusCode, {
      title: isLinking
        ? message("Linking {service} didn't work", { service: name })
        : message("Signing in with {service} didn't work", { service: name }),
      text: statusCode === 400 ? message('Nothing has changed. Try again.') : sentence,
      action: isLinking
        ? { label: message('Go to your settings'), href: '/profile/settings' }
        : { label: message('Back to sign in'), href: '/sign-in' },
    })
  })
}

/** Allows only paths of this site, to prevent redirects to other sites after sign-in. */
function localPath(next: string | undefined): string {
  const base = 'http://here.invalid'
  if (!next || !URL.canParse(next, base)) return '/'
  const url = new URL(next, base)
  // "/.//elsewhere.example" has our origin, but its path is "//elsewhere.example", which browsers read as another host.
  if (url.origin !== base || url.pathname.startsWith('//')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
