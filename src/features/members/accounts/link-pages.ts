/**
 * The pages that mailed links open. A page says what will happen and has one button that posts; opening it changes
 * nothing, since mail programs and scanners open links on their own.
 */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { maskEmail } from '../../../domain/mask-email.ts'
import { toAppError } from '../../../http/errors.ts'
import { parseForms } from '../../../http/form-body.ts'
import { LINK_EXPIRED, type MessagePage, NEW_LINK, sendPage } from '../../../http/message-page.ts'
import { perMinute } from '../../../http/rate-limits.ts'
import { type Message, message } from '../../../i18n/message.ts'
import { isSameBrowser } from './browser-cookie.ts'
import { confirmChange } from './change-email.ts'
import { resetPassword } from './change-password.ts'
import { findEmailChangeByToken } from './email-change-queries.ts'
import { confirmEmail, revokeAccount, signInByLink } from './mailed-links.ts'
import { findUserByEmail } from './queries.ts'
import { PASSWORD_LENGTH, TokenQuery } from './schemas.ts'
import { deviceOf, signInReply } from './sessions.ts'
import { findUsableToken } from './token-queries.ts'
import { hashToken } from './tokens.ts'

const HOME = { label: message('Go to Brewprint'), href: '/' }
/** Where the web app notices a session that began on one of these pages. */
const WELCOME = { ...HOME, href: '/welcome' }
const SETTINGS = { label: message('Go to your settings'), href: '/profile/settings' }

const expired = (text: Message, action: MessagePage['action'] = NEW_LINK): MessagePage => ({
  title: LINK_EXPIRED,
  text,
  action,
})

const SIGN_IN_EXPIRED = expired(
  message(
    "Sign-in links work once, for 60 minutes, and only the newest one works. Ask for a new one and we'll email it to you.",
  ),
)
const RESET_EXPIRED = expired(
  message("These links work once, for 60 minutes, and only the newest one works. Your password hasn't changed."),
  { label: message('Get a new link'), href: '/sign-in?way=reset' },
)
const CONFIRM_EXPIRED = expired(
  message(
    'Nothing has changed. Get a new link in your settings, or sign in with an emailed link: that confirms your address too.',
  ),
)
const NOT_ME_EXPIRED = expired(
  message(
    "Nothing has changed. If you didn't create the account, sign in with a link to your address. The account is then yours, and you can delete it.",
  ),
)
const CHANGE_EXPIRED = expired(
  message("Your email address hasn't changed. You can start again in your settings."),
  SETTINGS,
)

const NOT_ME_DONE = message(
  'All sessions are ended and the password is removed. You can still sign in with a link to this address.',
)

export const linkPages: FastifyPluginAsyncTypebox = async (app) => {
  parseForms(app)
  const config = { access: 'public', knowsViewer: true, internal: true, rateLimit: perMinute(20) } as const
  const acting = { ...config, setsCookie: true }
  const schema = { querystring: TokenQuery }

  const post = (path: string, token: string, label: Message): MessagePage['action'] => ({
    label,
    href: `${path}?token=${encodeURIComponent(token)}`,
    method: 'post',
  })

  app.get('/account/sign-in', { config, schema }, async (request, reply) => {
    const { token } = request.query
    const link = await findUsableToken(app.db, hashToken(token), 'sign-in')
    if (!link) return sendPage(reply, 400, SIGN_IN_EXPIRED)
    return sendPage(reply, 200, {
      title: message('Sign in to Brewprint'),
      text: message('This signs you in to the account of {address} in this browser.', {
        address: maskEmail(link.email),
      }),
      warning: isSameBrowser(request, link.browserHash)
        ? undefined
        : message(
            "This link was requested in another browser or on another device. If that wasn't you, close this page: somebody may be trying to sign you in to an account that isn't yours.",
          ),
      action: post('/account/sign-in', token, message('Sign in')),
    })
  })

  app.post('/account/sign-in', { config: acting, schema }, async (request, reply) => {
    const client = { device: deviceOf(request), viewerId: request.optionalViewer?.id }
    const signedIn = await signInByLink(app.db, request.query.token, client)
    if (!signedIn) return sendPage(reply, 400, SIGN_IN_EXPIRED)
    await signInReply(app, request, reply, signedIn)
    return reply.redirect('/welcome', 303)
  })

  app.get('/account/confirm', { config, schema }, async (request, reply) => {
    const { token } = request.query
    const link = await findUsableToken(app.db, hashToken(token), 'confirm-email')
    const account = link && (await findUserByEmail(app.db, link.email))
    if (!account) return sendPage(reply, 400, CONFIRM_EXPIRED)
    const keepsAll = account.emailVerifiedAt !== null || request.optionalViewer?.id === account.id
    return sendPage(reply, 200, {
      title: message('Confirm your email address'),
      text: message('This confirms that {address} is your address.', { address: maskEmail(account.email!) }),
      warning: keepsAll
        ? undefined
        : message(
            "You're not signed in to this account here. If you continue, its password is removed and every other device is signed out, in case somebody else signed up with your address. To keep them, sign in first and open the link again.",
          ),
      action: post('/account/confirm', token, message('Confirm my address')),
    })
  })

  app.post('/account/confirm', { config: acting, schema }, async (request, reply) => {
    const client = { device: deviceOf(request), viewerId: request.optionalViewer?.id }
    const confirmed = await confirmEmail(app.db, request.query.token, client)
    if (!confirmed) return sendPage(reply, 400, CONFIRM_EXPIRED)
    const { signedIn } = confirmed
    if (signedIn) await signInReply(app, request, reply, signedIn)
    const action = signedIn ? WELCOME : HOME
    return sendPage(reply, 200, {
      title: message('Thank you'),
      text: message('Your email address is confirmed.'),
      action,
    })
  })

  app.get('/account/not-me', { config, schema }, async ({ query: { token } }, reply) => {
    if (!(await findUsableToken(app.db, hashToken(token), 'not-me'))) return sendPage(reply, 400, NOT_ME_EXPIRED)
    return sendPage(reply, 200, {
      title: message("Wasn't this you?"),
      text: message(
        "Somebody created a Brewprint account with your email address. If it wasn't you, sign them out everywhere and remove their password.",
      ),
      action: post('/account/not-me', token, message("This wasn't me")),
    })
  })

  app.post('/account/not-me', { config: acting, schema }, async ({ query: { token } }, reply) =>
    (await revokeAccount(app.db, token))
      ? sendPage(reply, 200, { title: message('Done'), text: NOT_ME_DONE, action: HOME })
      : sendPage(reply, 400, NOT_ME_EXPIRED),
  )

  app.get('/account/email', { config, schema }, async ({ query: { token } }, reply) => {
    const hash = hashToken(token)
    const change = await findEmailChangeByToken(app.db, hash)
    if (!change) return sendPage(reply, 400, CHANGE_EXPIRED)
    const address = change.newEmail
    return sendPage(
      reply,
      200,
      change.oldTokenHash === hash
        ? {
            title: message('Change your email address?'),
            text: message('Your account will use {address} instead of this address.', { address }),
            warning: message("If you didn't ask for this, close this page and change your password."),
            action: post('/account/email', token, message('Change address')),
          }
        : {
            title: message('Confirm your new email address'),
            text: message('Your Brewprint account will use {address}.', { address }),
            action: post('/account/email', token, message('Confirm this address')),
          },
    )
  })

  app.post('/account/email', { config: acting, schema }, async ({ query: { token } }, reply) => {
    const { isComplete, by, change } = await confirmChange(app.db, token)
    app.mail.wake()
    return sendPage(reply, 200, {
      title: message('Thank you'),
      text: isComplete ? changedMessage(change.newEmail) : oneStepLeftMessage(by, change.newEmail),
      action: HOME,
    })
  })

  app.get('/account/reset-password', { config, schema }, async ({ query: { token } }, reply) => {
    const link = await findUsableToken(app.db, hashToken(token), 'reset-password')
    return link ? sendPage(reply, 200, resetPage(token, link.email)) : sendPage(reply, 400, RESET_EXPIRED)
  })

  app.post('/account/reset-password', { config: acting, schema }, async (request, reply) => {
    const { token } = request.query
    const link = await findUsableToken(app.db, hashToken(token), 'reset-password')
    if (!link) return sendPage(reply, 400, RESET_EXPIRED)
    const password = String((request.body as { password?: string } | undefined)?.password ?? '')
    const error = passwordError(password)
    if (error) return sendPage(reply, 400, resetPage(token, link.email, error))
    const client = { device: deviceOf(request), baseUrl: app.config.baseUrl }
    const signedIn = await resetPassword(app.db, { token, password }, client)
    if (!signedIn) return sendPage(reply, 400, RESET_EXPIRED)
    app.mail.wake()
    await signInReply(app, request, reply, signedIn)
    return reply.redirect('/welcome', 303)
  })

  const resetPage = (token: string, email: string, error?: Message): MessagePage => ({
    title: message('Choose a new password'),
    text: message('For the account of {address}. All other devices are signed out.', { address: maskEmail(email) }),
    field: {
      name: 'password',
      label: message('New password'),
      hint: message('At least 8 characters'),
      autocomplete: 'new-password',
      error,
    },
    action: post('/account/reset-password', token, message('Save and sign in')),
  })

  /** For links in mails that were sent before these pages had their current paths. */
  app.get('/api/auth/not-me', { config, schema }, (request, reply) =>
    reply.redirect(`/account/not-me?token=${encodeURIComponent(request.query.token)}`, 302),
  )

  /** Shows errors as pages, since people open these links in a browser. */
  app.setErrorHandler((error: Error, _request, reply: FastifyReply) => {
    const { statusCode, sentence } = toAppError(error)
    if (statusCode === 400) return sendPage(reply, 400, expired(message('Nothing has changed.'), HOME))
    if (statusCode === 409)
      return sendPage(reply, 409, { title: message("That didn't work"), text: sentence, action: HOME })
    throw error
  })
}

const changedMessage = (address: string): Message =>
  message('{address} is now the email address of your account.', { address })

const oneStepLeftMessage = (by: 'old' | 'new', address: string): Message =>
  by === 'old'
    ? message('One more step: open the link that we emailed to {address}. Until then, nothing changes.', { address })
    : message('One more step: open the link that we emailed to your old address. Until then, nothing changes.')

function passwordError({ length }: string): Message | undefined {
  const { minLength, maxLength } = PASSWORD_LENGTH
  if (length < minLength) return message('Use at least {minLength} characters', { minLength })
  if (length > maxLength) return message('Use at most {maxLength} characters', { maxLength })
  return undefined
}
