/** Sends bytes over a new socket and returns everything received until it is closed. */
import { connect, type Socket } from 'node:net'

export interface RawOptions {
  /** Half-closes the connection after the last byte. */
  halfClose?: boolean
  /** A connection that is still open after this time counts as hanging. */
  deadlineMs?: number
}

export interface RawAnswer {
  text: string
  /** Whether the server closed the connection, as opposed to the deadline. */
  wasClosed: boolean
}

export function sendRaw(
  port: number,
  bytes: string | Buffer,
  { halfClose = false, deadlineMs = 20_000 }: RawOptions = {},
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket: Socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const finish = (wasClosed: boolean) => {
      clearTimeout(deadline)
      socket.destroy()
      resolve({ text: Buffer.concat(chunks).toString('latin1'), wasClosed })
    }
    const deadline = setTimeout(() => finish(false), deadlineMs)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('end', () => finish(true))
    socket.on('close', () => finish(true))
    // A server that closes while we still write resets the connection; the response before that counts.
    socket.on('error', () => {})
    socket.on('connect', () => {
      const data = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes
      if (halfClose) socket.end(data)
      else socket.write(data)
    })
  })
}

export interface ParsedAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Splits a stream into responses by their Content-Length, as a proxy would. */
export function answersIn(text: string): ParsedAnswer[] {
  const answers: ParsedAnswer[] = []
  let rest = text
  while (rest.length > 0) {
    const at = rest.indexOf('\r\n\r\n')
    const [first, ...lines] = rest.slice(0, at < 0 ? undefined : at).split('\r\n') as [string, ...string[]]
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1] ?? 0)
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    )
    // An interim response has no body and is skipped.
    const isInterim = status > 0 && status < 200
    const length = isInterim ? 0 : Number(headers['content-length'] ?? rest.length)
    if (!isInterim) answers.push({ status, headers, body: at < 0 ? '' : rest.slice(at + 4, at + 4 + length) })
    rest = at < 0 ? '' : rest.slice(at + 4 + length)
  }
  return answers
}
