import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { COLORS } from '#src/domain/brand.ts'
import { registerLanguage } from '#src/http/language.ts'
import { type MessagePage, sendPage } from '#src/http/message-page.ts'
import { verbatim } from '#src/i18n/message.ts'

async function show(page: MessagePage, status = 200) {
  const app = Fastify()
  onTestFinished(() => app.close())
  registerLanguage(app)
  app.get('/', (_request, reply) => sendPage(reply, status, page))
  return app.inject('/')
}

describe('finding 16: sendPage', () => {
  it("has the app's name, logo, light and dark colours and a single action", async () => {
    const action = { label: verbatim('Get a new link'), href: '/sign-in?way=link' }
    const { body, headers, statusCode } = await show(
      { title: verbatim('Expired'), text: verbatim('Get a new one.'), action },
      400,
    )
    expect(statusCode).toBe(400)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('script-src')
    expect(body).toMatch(/<title>Expired · Brewprint<\/title>/)
    expect(body).toMatch(/<header><a href="\/" aria-label="Brewprint, home"><svg/)
    for (const [name, [light, dark]] of Object.entries(COLORS)) {
      expect(body.match(new RegExp(`--${name}:#\\w+`, 'g'))).toEqual([`--${name}:${light}`, `--${name}:${dark}`])
    }
    expect(body.match(/class="button"/g)).toHaveLength(1)
    expect(body).toContain('<a class="button" href="/sign-in?way=link">Get a new link</a>')
  })

  it('renders a form for a POST action, and no button without an action', async () => {
    const page = { title: verbatim('T'), text: verbatim('t') }
    const posting = await show({ ...page, action: { label: verbatim('Confirm'), href: '/x', method: 'post' } })
    expect(posting.body).toContain('<form method="post" action="/x"><button class="button">Confirm</button></form>')
    expect((await show(page)).body).not.toContain('class="button"')
  })

  it('escapes HTML in all texts', async () => {
    const hostile = `</title></style><script>alert(1)</script>"'&`
    const { body } = await show({
      title: verbatim(hostile),
      text: verbatim(hostile),
      action: { label: verbatim(hostile), href: hostile },
    })
    expect(body).not.toContain('<script')
    expect(body.match(/<\/(title|style)>/g)).toHaveLength(2)
    expect(body).toContain('href="&#60;/title&#62;')
  })
})
