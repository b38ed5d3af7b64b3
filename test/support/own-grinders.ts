/** Grinders that members describe, through the API. */
import type { Member, TestApp } from './app.ts'

/** A hand grinder with two settings that work. */
export const DESCRIPTION = {
  name: 'Village Mill',
  drive: 'hand',
  dial: 'clicks',
  minGrindSetting: 0,
  maxGrindSetting: 40,
  finer: 'low',
  points: [
    { setting: 8, method: 'espresso' },
    { setting: 20, method: 'v60' },
  ],
}

export async function describeGrinder(test: TestApp, { token }: Member, changes: object = {}) {
  const { body } = await test.post('/api/user/own-grinders', { ...DESCRIPTION, ...changes }, { token })
  return body.grinder
}

export async function suggestGrinder(test: TestApp, member: Member, changes: object = {}) {
  const grinder = await describeGrinder(test, member, { brand: 'Acme', ...changes })
  const { body } = await test.post(
    `/api/user/own-grinders/${grinder.id}/suggestion`,
    { sources: 'https://maker.example/mill' },
    { token: member.token },
  )
  return { suggestionId: body.suggestion.id as number, suggestedAt: grinder.changedAt as string }
}
