/** A keep-alive connection that sends one request at a time; a minimal HTTP client, to use little CPU time. */
import { connect, type Socket } from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')

export interface Answered {
  /** Undefined if the connection broke. */
  status: number | undefined
}

export class Connection {
  readonly #port: number
  #socket: Socket | undefined
  #pending: ((answer: Answered) => void) | undefined
  #received: Buffer[] = []
  #length = 0
  /** The length of the whole response, once its headers are read. */
  #expected: number | undefined
  #status = 0

  constructor(port: number) {
    this.#port = port
  }

  ask(request: string, done: (answer: Answered) => void): void {
    this.#pending = done
    this.#received = []
    this.#length = 0
    this.#expected = undefined
    this.#socket ??= this.#open()
    this.#socket.write(request)
  }

  close(): void {
    this.#pending = undefined
    this.#socket?.destroy()
    this.#socket = undefined
  }

  #open(): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true })
    socket.on('data', (chunk) => this.#receive(chunk))
    const broken = () => {
      if (this.#socket !== socket) return
      this.#socket = undefined
      this.#finish(undefined)
    }
    socket.on('error', broken)
    socket.on('close', broken)
    return socket
  }

  #receive(chunk: Buffer): void {
    this.#received.push(chunk)
    this.#length += chunk.length
    if (this.#expected === undefined) this.#readHead()
    if (this.#expected !== undefined && this.#length >= this.#expected) this.#finish(this.#status)
  }

  #readHead(): void {
    const start = this.#received.length === 1 ? this.#received[0]! : Buffer.concat(this.#received)
    const end = start.indexOf(HEAD_END)
    if (end < 0) return
    const head = start.toString('latin1', 0, end)
    this.#status = Number(head.slice(9, 12))
    this.#expected = end + 4 + bodyLength(head, this.#status)
  }

  #finish(status: number | undefined): void {
    const done = this.#pending
    this.#pending = undefined
    done?.({ status })
  }
}

function bodyLength(head: string, status: number): number {
  if (status === 204 || status === 304) return 0
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`An answer doesn't tell its length:\n${head}`)
  return Number(length)
}
