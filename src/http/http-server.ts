/** The HTTP server that Fastify runs on: batches requests and refuses those without a single Host header. */
import { createServer, type Server, type ServerOptions, type ServerResponse } from 'node:http'
import type { FastifyServerFactoryHandler, FastifyServerOptions } from 'fastify'
import { countHosts, refuseExpectation, refuseHosts } from './malformed-requests.ts'
import { RequestBatching } from './request-batching.ts'

/** For Fastify's `serverFactory`; sets what Fastify sets on a server that it makes itself. */
export function createHttpServer(onResponse: (response: ServerResponse) => void) {
  return (handler: FastifyServerFactoryHandler, options: Record<string, unknown>): Server => {
    const { http, keepAliveTimeout, requestTimeout, connectionTimeout } = options as FastifyServerOptions & {
      http: ServerOptions
    }
    const batching = new RequestBatching((request, response) => {
      const hosts = countHosts(request.rawHeaders)
      if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) return refuseHosts(request, response)
      onResponse(response)
      handler(request, response)
    })
    // Node would refuse a request without a Host header with an empty response.
    const server = createServer(
      { ...http, requireHostHeader: false, ServerResponse: batching.responseClass() },
      batching.onRequest,
    )
    server.on('checkExpectation', refuseExpectation)
    // A client that closes its side after the request still gets the response.
    Object.assign(server, { httpAllowHalfOpen: true })
    server.keepAliveTimeout = keepAliveTimeout!
    server.requestTimeout = requestTimeout!
    server.setTimeout(connectionTimeout!)
    return server
  }
}
