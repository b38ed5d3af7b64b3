/** Sets the security headers that all responses share. */
import type { FastifyInstance } from 'fastify'

export function registerSecurityHeaders(app: FastifyInstance, baseUrl: () => string): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      // For API responses; pages set their own, wider policy.
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    if (baseUrl().startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    done()
  })
}
