/** The baseline for reads, as a separate process: plain node:http that sends a given response. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'

export interface BareAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

let answer = { status: 200, headers: {} as Record<string, string>, body: Buffer.alloc(0) }

const server = createServer((_request, response) => {
  response.writeHead(answer.status, answer.headers)
  response.end(answer.body)
})
server.keepAliveTimeout = 72_000
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }))

process.on('message', ({ status, headers, body }: BareAnswer) => {
  answer = { status, headers, body: Buffer.from(body, 'base64') }
  process.send!({ ready: true })
})
process.on('disconnect', () => process.exit(0))
