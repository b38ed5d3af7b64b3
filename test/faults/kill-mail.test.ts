import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { randomIPv4 } from '#test/support/addresses.ts'
import { createEmptyDatabase, ENGINES } from '#test/support/engines.ts'
import { expectAllSent, messageIdOf } from '#test/support/post-office.ts'
import { startHealthy } from '#test/support/reviving.ts'
import { startSmtpServer } from '#test/support/smtp-server.ts'

const IS_SHORT = process.env.FAULTS === 'short'

const register = (url: string, email: string) =>
  fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': randomIPv4() },
    body: JSON.stringify({ email, password: 'correct horse' }),
  })

describe.each(ENGINES)('a server on %s that is killed while it sends a mail', (engine) => {
  it('sends it again with the same Message-ID', async () => {
    const database = await createEmptyDatabase(engine)
    const smtp = await startSmtpServer()
    onTestFinished(() => smtp.close())
    const env = { ...database.env, SMTP_URL: smtp.url }
    const server = await startHealthy(env)
    // The SMTP server has received the mail, but never confirms it.
    smtp.beforeConfirming = () => {
      server.process.kill('SIGKILL')
      return once(process, 'never')
    }
    await register(server.url, 'ada@example.com').catch(() => undefined)
    expect(await server.exited).toBe('SIGKILL')
    expect(smtp.mails).toHaveLength(1)

    smtp.beforeConfirming = undefined
    const again = await startHealthy(env)
    expect((await register(again.url, 'ben@example.com')).status).toBe(201)
    await expectAllSent(database, smtp, { isTimeMoved: IS_SHORT })
    const copies = Map.groupBy(smtp.mails, ({ to }) => to[0])
    expect(copies.get('ada@example.com')).toHaveLength(2)
    expect(new Set(copies.get('ada@example.com')!.map(messageIdOf))).toHaveLength(1)
    expect(copies.get('ben@example.com')).toHaveLength(1)
  })
})
