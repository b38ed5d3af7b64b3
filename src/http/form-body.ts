/** Accepts posted forms whose content doesn't matter, because the token in the URL says it all. */
import type { FastifyInstance } from 'fastify'

const TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']
const MAX_BYTES = 4096

/** Reads and drops the bodies of forms in this scope. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(TYPES, { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, _body, done) => {
    done(null, undefined)
  })
}
