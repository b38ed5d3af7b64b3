/** The reader's language of a request, and sentences in it. */
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_LANGUAGE, isLanguage, type Language, matchLanguage, parseAcceptLanguage } from '../i18n/languages.ts'
import type { Message } from '../i18n/message.ts'
import { translate } from '../i18n/translate.ts'
import { createReader, type Reader } from './reader.ts'
import { readCookie } from './session-cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** By the Accept-Language header. */
    readonly language: Language
    /** The same, undefined if the header names none of our languages. */
    readonly wantedLanguage: Language | undefined
    /** Whether the response contains sentences in `language`. */
    isTranslated: boolean
    /** Returns a sentence in `language`, and sets `isTranslated`. */
    translate(message: Message): string
    /** Writes the sentences of the response, in `language`. */
    readonly reader: Reader
  }
}

export function registerLanguage(app: FastifyInstance): void {
  app.decorateRequest('language', {
    getter(this: FastifyRequest) {
      return languageOf(this.headers)
    },
  })
  app.decorateRequest('wantedLanguage', {
    getter(this: FastifyRequest) {
      return wantedLanguage(this.headers)
    },
  })
  app.decorateRequest('isTranslated', false)
  app.decorateRequest('translate', function (this: FastifyRequest, message: Message) {
    this.isTranslated = true
    return translate(this.language, message)
  })
  app.decorateRequest('reader', {
    getter(this: FastifyRequest) {
      // The header is parsed once, and not for each sentence.
      const { language } = this
      return createReader(language, (message) => {
        this.isTranslated = true
        return translate(language, message)
      })
    },
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.isTranslated) setLanguageHeaders(reply, request.language)
    done(null, payload)
  })
}

const wantedLanguage = (headers: IncomingHttpHeaders): Language | undefined =>
  matchLanguage(parseAcceptLanguage(headers['accept-language']))

export const languageOf = (headers: IncomingHttpHeaders): Language => wantedLanguage(headers) ?? DEFAULT_LANGUAGE

export function setLanguageHeaders(reply: FastifyReply, language: Language): void {
  reply.header('content-language', language)
  const vary = String(reply.getHeader('vary') ?? '')
  if (!/\baccept-language\b/i.test(vary)) reply.header('vary', vary ? `${vary}, Accept-Language` : 'Accept-Language')
}

/** The language of a page: from its URL (`?lang=de`), else the one chosen in this browser, else the browser's own. */
export function pageLanguage(request: FastifyRequest): Language {
  const ofUrl = (request.query as { lang?: unknown }).lang
  return isLanguage(ofUrl) ? ofUrl : (browserLanguage(request) ?? DEFAULT_LANGUAGE)
}

/** For browser navigation: the language chosen in the web app (a cookie) comes before the Accept-Language header. */
export function browserLanguage({ headers, wantedLanguage }: FastifyRequest): Language | undefined {
  const chosen = readCookie(headers.cookie, 'language')
  return isLanguage(chosen) ? chosen : wantedLanguage
}
