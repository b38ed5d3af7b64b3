/** A TCP proxy between the service and another server that can drop or delay the connection. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export class Relay {
  readonly #target: URL
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined
  #port = 0
  /** The delay of each response. */
  delayMs = 0

  static async before(url: string): Promise<Relay> {
    const relay = new Relay(new URL(url))
    await relay.mend()
    onTestFinished(() => relay.cut())
    return relay
  }

  private constructor(target: URL) {
    this.#target = target
  }

  /** The URL of the server through this proxy. */
  get url(): string {
    const url = new URL(this.#target)
    url.hostname = '127.0.0.1'
    url.port = String(this.#port)
    return url.href
  }

  /** Closes all connections and refuses new ones. */
  async cut(): Promise<void> {
    const server = this.#server
    if (!server) return
    this.#server = undefined
    server.close()
    for (const socket of this.#sockets) socket.destroy()
    await once(server, 'close')
  }

  async mend(): Promise<void> {
    this.#server = createServer((socket) => this.#join(socket)).listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
  }

  #join(socket: Socket): void {
    const { hostname, port } = this.#target
    const other = connect(Number(port), hostname)
    socket.pipe(other)
    other.on('data', (data) => setTimeout(() => socket.writable && socket.write(data), this.delayMs))
    for (const [each, opposite] of [
      [socket, other],
      [other, socket],
    ] as const) {
      this.#sockets.add(each)
      each.on('error', () => {})
      each.on('close', () => {
        this.#sockets.delete(each)
        opposite.destroy()
      })
    }
  }
}
