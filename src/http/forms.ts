/** Lets the routes of a scope accept HTML forms. */
import type { FastifyInstance } from 'fastify'

/** Fields arrive as texts; of several with one name the last counts. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
}
