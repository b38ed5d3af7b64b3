import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BASE_URL, register } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { plantCoffee } from '#test/support/embeds.ts'
import { type ListeningApp, startListeningApp } from '#test/support/listening-app.ts'
import { insertMembers } from '#test/support/members.ts'
import { answersIn, sendRaw } from '#test/support/raw-socket.ts'

const EVIL = 'evil.example'
const POISON: Record<string, string> = {
  host: EVIL,
  'x-forwarded-host': EVIL,
  'x-forwarded-proto': 'https',
  'x-forwarded-server': EVIL,
  'x-forwarded-port': '666',
  'x-host': EVIL,
  'x-original-host': EVIL,
  'x-original-url': `https://${EVIL}/`,
  'x-rewrite-url': `https://${EVIL}/`,
  forwarded: `host=${EVIL};proto=https;for=10.0.0.1`,
  origin: `http://${EVIL}`,
  referer: `http://${EVIL}/`,
}

describe('forged Host and X-Forwarded headers', () => {
  let test: ListeningApp
  beforeAll(async () => {
    test = await startListeningApp()
  })
  afterAll(() => test.close())

  it('do not change the host of links in mails', async () => {
    const { db } = test.app
    const [author, fan] = await insertMembers(test, 2)
    await db.updateTable('users').set({ displayName: 'Ada' }).execute()
    const recipeId = await insertRecipe(db, { createdById: author!.id })
    const { roaster } = await plantCoffee(db)
    const headers = POISON
    // Without the Origin header, since it decides whether a browser may register at all.
    const { origin: _, ...unsaid } = POISON
    const account = { email: 'new@example.com', password: 'correct horse' }
    const statuses = [
      await test.post('/api/auth/register', account, { headers: unsaid }),
      await test.post('/api/auth/magic-link', { email: account.email }, { headers }),
      await test.post('/api/contact', { name: 'A', email: 'a@example.com', subject: 'S', message: 'M' }, { headers }),
      await test.post('/api/demo-requests', { name: 'A', email: 'a@example.com' }, { headers }),
      await test.post(
        '/api/roaster-claims',
        { businessEmail: 'b@example.com', roasterSlug: roaster.slug },
        { headers, token: fan!.token },
      ),
      await test.post(`/api/recipes/${recipeId}/comments`, { body: 'Lovely' }, { headers, token: fan!.token }),
      await test.post('/api/user/saved-recipes', { communityRecipeId: recipeId }, { headers, token: fan!.token }),
      await test.post('/api/brew-logs', { recipeId, method: 'v60' }, { headers, token: fan!.token }),
    ]
    for (const { status } of statuses) expect(Math.floor(status / 100)).toBe(2)
    const mails = await test.sentMail()
    expect(mails.length).toBeGreaterThanOrEqual(7)
    for (const { subject, text, html } of mails) {
      expect(subject + text + html).not.toContain(EVIL)
      for (const [link] of text.matchAll(/https?:\/\/\S+/g)) expect(new URL(link).origin, subject).toBe(BASE_URL)
    }
  })

  it('do not change any page, file or response, cached or not', async () => {
    const { db } = test.app
    const { roaster, coffee } = await plantCoffee(db)
    const recipeId = await insertRecipe(db, { coffeeProfileId: coffee.id, roasterId: roaster.id, shareId: 'poisoned' })
    const member = await register(test)
    const paths = test.app.routeTable.entries
      .filter(({ method, access }) => method === 'GET' && (access === 'public' || access === 'optional'))
      .map(({ url }) =>
        url
          .replace(':roasterSlug', roaster.slug)
          .replace(':coffeeSlug', coffee.slug)
          .replace(':shareId', 'poisoned')
          .replace(/^(\/embed|\/api\/roasters|\/roasters)\/:slug/, `$1/${roaster.slug}`)
          .replace(/grinders?\/:slug/, (path) => path.replace(':slug', 'comandante-c40-mk4'))
          .replace(/coffees\/:id/, `coffees/${coffee.id}`)
          .replace(/users\/:id/, `users/${member.id}`)
          .replace(':id', String(recipeId))
          .replace(':file', 'recipes-1.xml')
          .replace(/:\w+|\*/g, 'x'),
      )
    expect(paths.length).toBeGreaterThan(50)
    const lines = Object.entries(POISON).map(([name, value]) => `${name}: ${value}`)
    const ask = async (path: string, headers: string[]) => {
      const { text } = await sendRaw(
        test.port,
        [`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'),
      )
      return answersIn(text)[0]!
    }
    let successes = 0
    for (const path of paths) {
      // Often enough to be cached, and then once without the forged headers.
      const answers = []
      for (let times = 0; times < 3; times++) answers.push(await ask(path, lines))
      answers.push(await ask(path, ['host: localhost']))
      for (const { status, body, headers } of answers) {
        if (status === 200) successes++
        const { 'access-control-allow-origin': _, ...said } = headers
        expect(body + JSON.stringify(said), path).not.toContain(EVIL)
        expect(body, path).not.toContain(':666')
      }
      const last = answers.at(-1)!
      if (last.status === 200 && !/"(date|now|timestamp)"|uptime|latency/i.test(last.body)) {
        expect(last.headers['access-control-allow-origin'] ?? '*', path).toBe('*')
      }
    }
    expect(successes).toBeGreaterThan(150)
    expect(test.app.responseCache.size.responses).toBeGreaterThan(10)
    const share = await test.post(`/api/recipes/${recipeId}/share`, undefined, { headers: POISON })
    expect(share.body.shareUrl).toBe(`${BASE_URL}/r/poisoned`)
  })
})
