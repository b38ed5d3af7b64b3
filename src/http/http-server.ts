/**
 * The HTTP server that Fastify runs on: refuses requests with several Host headers (or none in HTTP/1.1), and handles
 * pipelined requests one after the other.
 */
import { AsyncResource } from 'node:async_hooks'
import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyServerFactoryHandler, FastifyServerOptions } from 'fastify'
import { countHosts, refuseExpectation, refuseHosts } from './malformed-requests.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** For Fastify's `serverFactory`; sets what Fastify sets on a server that it makes itself. */
export function createHttpServer(handler: FastifyServerFactoryHandler, options: Record<string, unknown>): Server {
  const { http, keepAliveTimeout, requestTimeout, connectionTimeout } = options as FastifyServerOptions & {
    http: ServerOptions
  }
  const handle: Handler = (request, response) => {
    const hosts = countHosts(request.rawHeaders)
    if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) return refuseHosts(request, response)
    handler(request, response)
  }
  // Node would refuse a request without a Host header with an empty response.
  const server = createServer({ ...http, requireHostHeader: false }, oneByOne(handle))
  server.on('checkExpectation', refuseExpectation)
  server.keepAliveTimeout = keepAliveTimeout!
  server.requestTimeout = requestTimeout!
  server.setTimeout(connectionTimeout!)
  return server
}

/**
 * Handles a pipelined request only after the response before it was sent. Node would begin all the requests of a packet
 * at once, which makes every other client wait for them and holds all their responses in memory.
 */
function oneByOne(handle: Handler): Handler {
  const latest = new WeakMap<Socket, ServerResponse>()
  return (request, response) => {
    const ahead = latest.get(request.socket)
    latest.set(request.socket, response)
    if (!ahead || ahead.writableFinished) return handle(request, response)
    const handleUnlessGone = AsyncResource.bind(() => {
      if (!request.destroyed) handle(request, response)
    })
    // `setImmediate` lets the event loop read from other connections in between.
    ahead.once('close', () => setImmediate(handleUnlessGone))
  }
}
