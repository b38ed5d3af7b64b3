/** An SMTP server, as a separate process, that accepts and discards every mail: production mode requires one. */
import { type AddressInfo, createServer, type Socket } from 'node:net'
import process from 'node:process'

const END_OF_MAIL = '\r\n.\r\n'

const server = createServer((socket) => {
  let received = ''
  let isMail = false
  socket.setEncoding('latin1')
  socket.on('error', () => socket.destroy())
  socket.on('data', (text) => {
    received += text
    for (let end = endOfNext(); end >= 0; end = endOfNext()) {
      const line = received.slice(0, end)
      received = received.slice(end + (isMail ? END_OF_MAIL.length : 2))
      isMail = isMail ? take(socket) : answer(socket, line)
    }
  })
  const endOfNext = () => received.indexOf(isMail ? END_OF_MAIL : '\r\n')
  socket.write('220 sink\r\n')
})

function take(socket: Socket): false {
  socket.write('250 OK\r\n')
  return false
}

/** Answers an SMTP command and returns whether a mail body follows. */
function answer(socket: Socket, line: string): boolean {
  const isMail = /^data/i.test(line)
  if (/^quit/i.test(line)) socket.end('221 Bye\r\n')
  else socket.write(isMail ? '354 Go on\r\n' : '250 OK\r\n')
  return isMail
}

server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }))
process.on('disconnect', () => process.exit(0))
