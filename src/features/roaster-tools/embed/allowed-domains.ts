/** Decides which pages may show a roaster's recipes, by its allowed domains: for requests of scripts and for frames. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { admitOrigin } from '../../../http/cors.ts'

/** Throws 403 if the request comes from a page that the roaster doesn't allow; without a roaster, every page may ask. */
export function admitPage(request: FastifyRequest, reply: FastifyReply, allowedDomains: readonly string[] = []): void {
  admitOrigin(request, reply, allowedDomains, request.server.config.baseUrl)
}

/**
 * The same for events. A sandboxed frame has no origin of its own; which pages may hold it was decided when it was
 * loaded, by `frameAncestors`.
 */
export function admitReporter(request: FastifyRequest, reply: FastifyReply, allowedDomains: readonly string[]): void {
  if (request.headers.origin !== 'null') admitPage(request, reply, allowedDomains)
}

const DOMAIN = /^[a-z0-9.-]+(:\d+)?$/
const ON_THIS_MACHINE = /^(localhost|127\.0\.0\.1)(:\d+)?$/

/** The value of the CSP directive `frame-ancestors`, whose syntax has no IPv6 addresses. */
export function frameAncestors(domains: readonly string[]): string {
  if (domains.length === 0) return '*'
  const sources = domains
    .filter((domain) => DOMAIN.test(domain))
    .flatMap((domain) =>
      ON_THIS_MACHINE.test(domain)
        ? `http://${domain.includes(':') ? domain : `${domain}:*`}`
        : [`https://${domain}`, `https://*.${domain}`],
    )
  return ["'self'", ...sources].join(' ')
}
