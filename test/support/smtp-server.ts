/** A small SMTP server that stores what it receives. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface ReceivedMail {
  from: string
  to: string[]
  data: string
}

export interface SmtpServer {
  url: string
  mails: ReceivedMail[]
  /** Every line outside of a mail's content, in order. */
  commands: string[]
  connections: number
  /** The first line to a client, e.g. a refusal. */
  greeting: string
  /** Overrides the reply to a command; undefined for the normal reply. The end of a mail is the command `.`. */
  answer: ((command: string) => string | undefined) | undefined
  /** Awaited after a mail is stored and before it is confirmed. */
  beforeConfirming: (() => Promise<unknown>) | undefined
  close(): Promise<void>
}

export async function startSmtpServer(port = 0): Promise<SmtpServer> {
  const sockets = new Set<Socket>()
  const listener = createServer((socket) => {
    smtp.connections++
    sockets.add(socket)
    converse(socket, smtp)
  })
  const smtp: SmtpServer = {
    url: '',
    mails: [],
    commands: [],
    connections: 0,
    greeting: '220 test',
    answer: undefined,
    beforeConfirming: undefined,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      listener.close()
      await once(listener, 'close')
    },
  }
  listener.listen(port, '127.0.0.1')
  await once(listener, 'listening')
  smtp.url = `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`
  return smtp
}

function converse(socket: Socket, smtp: SmtpServer): void {
  let received = ''
  let mail: ReceivedMail = { from: '', to: [], data: '' }
  let inData = false
  const say = (line: string) => socket.write(`${line}\r\n`)

  const obey = (command: string) => {
    smtp.commands.push(command)
    const verb = command.split(/[ :]/, 1)[0]!.toUpperCase()
    const ownAnswer = smtp.answer?.(command)
    if (ownAnswer) return say(ownAnswer)
    if (verb === 'EHLO') return say('250-test\r\n250-AUTH PLAIN\r\n250 8BITMIME')
    if (verb === 'AUTH') return say('235 welcome')
    if (verb === 'QUIT') return socket.end('221 bye\r\n')
    if (verb === 'MAIL') mail = { from: addressIn(command), to: [], data: '' }
    if (verb === 'RCPT') mail.to.push(addressIn(command))
    inData = verb === 'DATA'
    return say(inData ? '354 go on' : '250 ok')
  }

  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    received += chunk
    for (;;) {
      const end = inData ? '\r\n.\r\n' : '\r\n'
      const at = received.indexOf(end)
      if (at < 0) return
      const part = received.slice(0, at)
      received = received.slice(at + end.length)
      if (inData) {
        smtp.mails.push({ ...mail, data: part.replaceAll('\r\n..', '\r\n.') })
        inData = false
        const ownAnswer = smtp.answer?.('.')
        if (ownAnswer) {
          smtp.mails.pop()
          say(ownAnswer)
        } else if (smtp.beforeConfirming) void smtp.beforeConfirming().then(() => say('250 queued'))
        else say('250 queued')
      } else obey(part)
    }
  })
  say(smtp.greeting)
}

const addressIn = (command: string): string => /<([^>]*)>/.exec(command)?.[1] ?? command

export interface TricklingServer {
  url: string
  port: number
  /** Resolves when the clients have closed all connections. */
  allClosed(): Promise<void>
  close(): Promise<void>
}

/** Answers the first command with a line that never ends, one byte at a time: the connection is never idle. */
export async function startTricklingServer(): Promise<TricklingServer> {
  const closed: Promise<unknown>[] = []
  const listener = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 test\r\n')
    socket.once('data', () => {
      socket.write('250-')
      const timer = setInterval(() => socket.write('x'), 5)
      socket.once('close', () => clearInterval(timer))
    })
    closed.push(once(socket, 'close'))
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    allClosed: async () => void (await Promise.all(closed)),
    close: async () => {
      listener.close()
      await once(listener, 'close')
    },
  }
}
