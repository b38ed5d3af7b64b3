import { describe, expect, it } from 'vitest'
import { COLORS } from '#src/domain/brand.ts'
import { MARK_ID } from '#src/mail/layout.ts'
import { everyMail, templates } from './every-mail.ts'

const MAILS = Object.entries(everyMail())

/** The visible text of the HTML. */
const seenIn = (html: string): string =>
  html
    .replace(/<head>[\s\S]*<\/head>/, '')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/[^\S\n]+/g, ' ')
const linksIn = (text: string): Set<string> => new Set(text.match(/https?:\/\/[^\s"<>]+/g))

describe('finding 16: every mail template', () => {
  it('is covered by this test', () => {
    const known = MAILS.map(([name]) => `${name}Mail`)
    for (const name of Object.keys(templates)) expect(known).toContain(name)
  })

  it.each(MAILS)('has the same content and links in text and HTML: %s', (_name, { text, html }) => {
    const blocks = text.trim().split('\n\n')
    expect(blocks.length).toBeGreaterThanOrEqual(3)
    for (const block of blocks) {
      // A link is below its label in the text, and behind it in the HTML.
      const [words, url] = block.split(/:\n(?=https:)/)
      expect(seenIn(html)).toContain(words)
      if (url) expect(html).toContain(`href="${url}"`)
    }
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!)
    for (const link of links) expect(text).toContain(link)
    for (const link of linksIn(text)) expect(html).toContain(link)
  })

  it.each(MAILS)('has a button for each link besides the one to unsubscribe: %s', (name, mail) => {
    const { text, html, unsubscribeUrl } = mail
    const buttons = html.match(/<td class="(primary|quiet)"/g) ?? []
    const expected = ['contact', 'demoRequest', 'emailChanged'].includes(name) ? 0 : name === 'welcome' ? 2 : 1
    expect(buttons).toHaveLength(expected)
    if (expected > 0) expect(linksIn(text).size).toBe(unsubscribeUrl ? expected + 1 : expected)
  })

  it.each(MAILS)('has a visible link to unsubscribe if it can be switched off: %s', (name, mail) => {
    const { text, html, unsubscribeUrl } = mail
    const canBeSwitchedOff = ['comment', 'brew', 'save', 'titled', 'digest', 'newsletter'].includes(name)
    expect(unsubscribeUrl !== undefined).toBe(canBeSwitchedOff)
    expect(text.includes('Unsubscribe from these emails:\n')).toBe(canBeSwitchedOff)
    if (canBeSwitchedOff) expect(html).toContain(`href="${unsubscribeUrl}"`)
  })

  it.each(MAILS)("has the app's name, logo, light and dark colours, and loads nothing: %s", (_name, { html }) => {
    expect(html).toContain(`<img src="cid:${MARK_ID}"`)
    expect(seenIn(html)).toMatch(/^\s*Brewprint\s/)
    const ours = new Set<string>(Object.values(COLORS).flat())
    for (const color of html.match(/#[0-9a-f]{6}\b/g) ?? []) expect(ours).toContain(color)
    expect(html).toContain(`background-color:${COLORS.paper[0]}`)
    expect(html).toMatch(/<meta name="color-scheme" content="light dark">/)
    expect(html).toContain(`@media (prefers-color-scheme:dark){.paper{background-color:${COLORS.paper[1]}!important}`)
    expect(html.match(/<img\b/g)).toHaveLength(1)
    expect(html).not.toMatch(/src="http|url\(|@import|<link|<script|<form/)
  })

  it.each(MAILS)('has a subject, and no undefined or null in its text: %s', (_name, { subject, text }) => {
    expect(subject).toMatch(/^\S.{4,}\S$/)
    expect(text).not.toMatch(/undefined|null|\[object|\bNaN\b/)
  })

  const HOSTILE = `<img src=x onerror="alert(1)">'"&<script>alert(2)</script></title></style>`
  it.each(Object.entries(everyMail((plain) => `${plain} ${HOSTILE}`)))(
    'escapes HTML in user-written texts: %s',
    (name, { html }) => {
      expect(html).not.toContain('<script')
      expect(html).not.toMatch(/<img src=x/)
      expect(html.match(/<\/(title|style)>/g)).toHaveLength(2)
      // The same tags in the same order as with plain texts.
      const tagsOf = (source: string) => source.match(/<\/?[a-z]\w*/g)
      expect(tagsOf(html)).toEqual(tagsOf(everyMail()[name]!.html))
    },
  )

  it('claimDecisionMail has no link without a base URL', () => {
    for (const isApproved of [true, false]) {
      const mail = templates.claimDecisionMail({
        language: 'en',
        to: 'Ada',
        roaster: 'Northlight',
        isApproved,
        isProven: true,
        baseUrl: undefined,
      })
      expect(mail.text + mail.html).not.toMatch(/https?:|href=/)
    }
  })
})
