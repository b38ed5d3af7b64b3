/** Lets the routes of a scope accept HTML forms. */
import type { FastifyInstance } from 'fastify'

/** Fields are strings; of several with the same name, the last one counts. */
export function parseForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
}

const MAX_DISCARDED_BYTES = 4096

/** Accepts forms and ignores their fields, for routes that only need the token in the URL. */
export function discardForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: MAX_DISCARDED_BYTES },
    (_request, _body, done) => done(null, undefined),
  )
}
