/** Sends a page of the web app with its headers. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { prefersHtml } from '../../../http/accept.ts'
import { toAppError } from '../../../http/errors.ts'
import { render, sendWithEtag } from '../../../http/etag.ts'
import { pageLanguage, setLanguageHeaders } from '../../../http/language.ts'
import { message } from '../../../i18n/message.ts'
import { firstReadsOf } from './first-reads.ts'
import { html } from './markup.ts'
import { type PageContext, type PublicPage, pageContext } from './public-page.ts'

/** Allows only our own files; images may also come from roasters' sites. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' https: data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

const HTML = 'text/html; charset=utf-8'
/** Browsers may cache it, but must revalidate it every time. */
const NO_CACHE = 'no-cache'

export function sendAppPage(request: FastifyRequest, reply: FastifyReply, page: PublicPage): FastifyReply {
  const { shell, config } = request.server
  const language = pageLanguage(request)
  const isLanguageInUrl = (request.query as { lang?: unknown }).lang === language
  const text = shell.render(
    { ...page, head: { ...page.head, isLanguageInUrl } },
    { baseUrl: config.baseUrl, language, route: request.routeOptions.url, reads: firstReadsOf(request) },
  )
  setLanguageHeaders(reply, language)
  sendWithEtag(request, reply.headers(HEADERS), render(text, HTML), NO_CACHE)
  return reply
}

/** Redirects from a merged coffee or roaster to the remaining one; always revalidated, since a merge can be undone. */
export function redirectToMerged(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  const [, query] = request.url.split('?', 2)
  return reply.header('cache-control', 'no-cache').redirect(query ? `${path}?${query}` : path, 301)
}

function notFoundPage({ t }: PageContext): PublicPage {
  const title = t(message('Page not found'))
  const description = t(message("This page doesn't exist or has moved."))
  return {
    head: { path: '/', title, description, isPrivate: true },
    content: html`<h1>${title}</h1><p>${description}</p><p><a href="/">${t(message('Go to the home page'))}</a></p>`,
  }
}

/** The API and its reference respond with JSON errors to every client. */
const FOR_PROGRAMS = /^\/(api|docs)(\/|\?|$)/

/** Sends the "not found" page to clients that prefer HTML; returns undefined for others. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const { shell, config } = request.server
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (!isReading || FOR_PROGRAMS.test(request.url) || !prefersHtml(request.headers.accept)) return undefined
  if (!shell.isBuilt) return undefined
  const context = pageContext(request)
  setLanguageHeaders(reply, context.language)
  return reply
    .code(404)
    .headers({ ...HEADERS, 'cache-control': 'no-store' })
    .type(HTML)
    .send(shell.render(notFoundPage(context), { baseUrl: config.baseUrl, language: context.language }))
}

/** Makes a scope respond to 400 and 404 with the "not found" page, for clients that prefer HTML. */
export function sendPagesForErrors(scope: FastifyInstance): void {
  scope.setErrorHandler((error: Error, request, reply) => {
    const { statusCode } = toAppError(error)
    const page = statusCode === 404 || statusCode === 400 ? sendNotFound(request, reply) : undefined
    if (!page) throw error
    return page
  })
}
