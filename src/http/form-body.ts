/** Lets the routes of a scope accept HTML forms. */
import type { FastifyInstance } from 'fastify'

/** Fields arrive as texts; of several with one name the last counts. */
export function parseForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
}

const MAX_DISCARDED_BYTES = 4096

/** Accepts forms and drops what is in them, where the token in the URL says it all. */
export function discardForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: MAX_DISCARDED_BYTES },
    (_request, _body, done) => done(null, undefined),
  )
}
