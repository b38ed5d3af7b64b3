import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertMembers } from '#test/support/members.ts'
import { insertWithRole, suspendMember } from '#test/support/moderation.ts'

const HTML = { accept: 'text/html' }
const PATHS = ['/admin', '/admin/queue', '/admin/members/1', '/admin/settings', '/admin/audit']

describe('GET /admin and the pages below it', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const open = (path: string, member?: Member) =>
    test.get(path, { headers: { ...HTML, ...(member && { cookie: `svc_session=${member.token}` }) } })

  it('answers 404 to visitors, members and suspended members, as for an unknown page', async () => {
    const [member, suspended] = (await insertMembers(test, 2)) as [Member, Member]
    await suspendMember(test, suspended)
    const unknown = await open('/no-such-page')
    expect(unknown.status).toBe(404)
    for (const path of PATHS) {
      for (const visitor of [undefined, member, suspended]) {
        const { status, text } = await open(path, visitor)
        expect([path, status]).toEqual([path, 404])
        expect(text).toBe(unknown.text)
      }
    }
  })

  it('answers 200 with no-store and noindex to moderators and operators', async () => {
    for (const role of ['moderator', 'operator'] as const) {
      const member = await insertWithRole(test, role)
      for (const path of PATHS) {
        const { status, headers, text } = await open(path, member)
        expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store'])
        expect(text).toContain('noindex')
      }
    }
  })
})
