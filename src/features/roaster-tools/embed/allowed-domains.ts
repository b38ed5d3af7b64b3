/** Decides which pages may show a roaster's recipes, by its allowed domains: for requests of scripts and for frames. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { admitOrigin } from '../../../http/cors.ts'

/** Throws 403 for a request from a page that the roaster doesn't allow. Without a roaster, every page is allowed. */
export function admitPage(request: FastifyRequest, reply: FastifyReply, allowedDomains: readonly string[] = []): void {
  admitOrigin(request, reply, allowedDomains, request.server.config.baseUrl)
}

/**
 * The same for events. A sandboxed iframe sends the origin "null"; which pages may embed it was already decided by
 * `frameAncestors` when it was loaded.
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
