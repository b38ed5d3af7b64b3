import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAdmin } from '#src/admin.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertMembers } from '#test/support/members.ts'
import { suggestGrinder } from '#test/support/own-grinders.ts'

describe('admin commands for suggested grinders', () => {
  let test: TestApp
  let owner: Member
  beforeAll(async () => {
    test = await startTestApp()
    ;[owner] = (await insertMembers(test, 1)) as [Member]
  })
  afterAll(() => test.close())

  const run = (...words: string[]) => runAdmin(test.app.db, words, 'https://brewprint.example')
  const suggest = async (name: string, changes: object = {}) =>
    String((await suggestGrinder(test, owner, { name, ...changes })).suggestionId)
  const rowOf = (model: string) =>
    test.app.db.selectFrom('grinders').selectAll().where('model', '=', model).executeTakeFirstOrThrow()
  const mails = async () => {
    const rows = await test.app.db.selectFrom('outbox').selectAll().where('userId', '=', owner.id).execute()
    return rows.map(({ subject, text }) => `${subject}\n${text}`)
  }

  it('suggested-grinders lists suggestions with settings and sources', async () => {
    expect(await run('suggested-grinders')).toBe('No suggested grinders')
    const size = { meanDiameterMm: 1.2345, errorMm: 0.1, particles: 300, photos: 2 }
    const points = [
      { setting: 8, method: 'espresso' },
      { setting: 30, measured: size },
    ]
    const id = await suggest('Listed\u202eMill', { points })
    const list = await run('suggested-grinders')
    expect(list).toContain(`#${id}  Acme Listed`)
    expect(list).toContain('0 to 40 clicks from fully closed  8 for espresso  30 measured at 1.23 mm')
    expect(list).toContain('sources: https://maker.example/mill')
    expect(list).toContain(`#${owner.id}`)
    expect(list).not.toContain('\u202e')
    await run('decline-grinder', id, 'Only for this test')
  })

  it('accept-grinder prints its effect, adds the grinder to the catalog with sources, and can be undone', async () => {
    const id = await suggest('Accepted Mill')
    const sources = "The maker's manual"
    expect(await run('accept-grinder', id, sources, 'preview')).toBe(`would be Acme Accepted Mill  sources: ${sources}`)
    expect((await rowOf('Accepted Mill')).visibility).toBe('private')
    const shown = await run('accept-grinder', id, sources, '', 'Accepted Mill 2')
    const grinder = await rowOf('Accepted Mill 2')
    expect(grinder).toMatchObject({ visibility: 'listed', brand: 'Acme', source: sources })
    expect(shown).toMatch(/^#\d+ {2}/)
    expect(shown).toContain(`Command line  accept-grinder grinder ${grinder.id}  Acme Accepted Mill 2  can be undone`)
    expect(await run('audit')).toContain(`accept-grinder grinder ${grinder.id}`)
    expect((await mails()).at(-1)).toContain('Your grinder is in the Brewprint catalog')
    expect((await mails()).at(-1)).toContain(`https://brewprint.example/grinders/${grinder.slug}`)
    await expect(run('accept-grinder', id)).rejects.toThrow('This was decided already')
    await run('undo', /^#(\d+)/.exec(shown)![1]!)
    expect(await rowOf('Accepted Mill')).toMatchObject({ id: grinder.id, visibility: 'shared' })
    expect(await run('suggested-grinders')).toContain('Acme Accepted Mill')
  })

  it("accept-grinder keeps the owner's sources, and needs a brand that the catalog doesn't have with this name", async () => {
    const id = await suggest('Nameless Mill', { brand: null })
    await expect(run('accept-grinder', id)).rejects.toThrow('Enter the brand')
    await expect(run('accept-grinder', id, '', 'Comandante', 'C40 MK4')).rejects.toThrow('The catalog has a')
    await run('accept-grinder', id, '', 'Acme')
    expect(await rowOf('Nameless Mill')).toMatchObject({ brand: 'Acme', source: 'https://maker.example/mill' })
  })

  it('decline-grinder mails the reason to the owner, and writes it to the audit log', async () => {
    const id = await suggest('Declined Mill')
    await expect(run('decline-grinder', id, ' ')).rejects.toThrow('Say why')
    expect(await run('decline-grinder', id, 'No source')).toContain('decline-grinder grinder')
    expect((await rowOf('Declined Mill')).visibility).toBe('private')
    expect((await mails()).at(-1)).toContain('No source')
    expect(await run('audit')).toContain('"No source"')
    await expect(run('decline-grinder', '999999', 'No source')).rejects.toThrow('There is no suggested grinder 999999')
    await expect(run('decline-grinder', 'first', 'No source')).rejects.toThrow('first is not an id')
  })
})
