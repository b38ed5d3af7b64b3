import '#test/support/english.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import * as limits from '#web/api/limits.ts'
import { isWebAddress, validate } from '#web/ui/validation.ts'

/** Matches field names of the API. */
const FIELD_NAME = /\b[a-z]+[A-Z]\w*\b/

describe('finding 10: validate and isWebAddress', () => {
  it('return all errors at once, in words for people', () => {
    const body = { grindSetting: '', doseGrams: 'a handful', waterGrams: 1, ratio: 16, notes: 'x'.repeat(5001) }
    expect(validate(body, limits.publishRecipe)).toEqual({
      coffeeProfileId: 'Choose a coffee',
      grinderId: 'Choose a grinder',
      machineId: 'Choose a brewer',
      grindSetting: 'Enter the grind setting',
      doseGrams: 'Enter a number',
      waterGrams: expect.stringMatching(/^Between 5 g and [\d,]+ g$/),
      notes: 'At most 5,000 characters; this has 5,001',
    })
  })

  it('have messages for email addresses, passwords and times', () => {
    expect(validate({ email: 'ada(at)example.com', password: 'short' }, limits.register)).toEqual({
      email: "That doesn't look like an email address",
      password: 'At least 8 characters',
    })
    expect(validate({ email: ' ', password: '' }, limits.login)).toEqual({
      email: 'Enter your email address',
      password: 'Enter your password',
    })
    expect(validate({ brewTimeSeconds: 'soon', waterTempF: '?hot', daysOffRoast: -3 }, limits.logBrew)).toEqual({
      brewTimeSeconds: 'Enter a time, such as 3:05',
      waterTempF: 'Enter a temperature, such as 93 °C or 200 °F',
      daysOffRoast: 'Between 0 and 3,650',
    })
  })

  it('return no error for valid or optional fields', () => {
    expect(validate({ method: 'v60', doseGrams: 15, notes: null, grindSetting: 24 }, limits.logBrew)).toEqual({})
    expect(validate({ email: ' Ada@Example.com ', password: 'correct horse' }, limits.register)).toEqual({})
    expect(validate({}, limits.logBrew, ['method'])).toEqual({ method: 'Choose a brew method' })
  })

  it('isWebAddress accepts web addresses only', () => {
    for (const good of [
      'https://a.example',
      'a.example',
      'http://a.example:8080/x?y#z',
      'www.a.example/path',
      'https://coffee/',
    ])
      expect(isWebAddress(good), good).toBe(true)
    for (const bad of ['nothing', 'https://', 'a b.example', 'mailto:a@b.example', 'ftp://a.example'])
      expect(isWebAddress(bad), bad).toBe(false)
  })
})

describe('finding 10: validation errors of the server', () => {
  let test: TestApp
  let member: Member
  beforeAll(async () => {
    test = await startTestApp()
    member = await register(test)
  })
  afterAll(() => test.close())

  const refusal = async (url: string, body: object) => {
    const { status, body: answer } = await test.post(url, body, { token: member.token })
    expect(status).toBe(400)
    return { message: answer.error as string, field: answer.field as string | undefined }
  }

  it.each([
    ['/api/brew-logs', {}, 'Choose a brew method or a brewer'],
    ['/api/brew-logs', { method: 'v60', doseGrams: 'x' }, 'Dose must be a number'],
    ['/api/brew-logs', { method: 'v60', doseGrams: 0.1 }, 'Dose must be at least 1 g'],
    ['/api/brew-logs', { method: 'v60', outcome: 'x'.repeat(300) }, 'Outcome can have at most 200 characters'],
    ['/api/auth/register', { email: 'x', password: 'long enough' }, "That doesn't look like an email address"],
    ['/api/auth/register', { email: 'x@y.example', password: 'x' }, 'Password must have at least 8 characters'],
    ['/api/community-recipes', {}, 'Choose a coffee'],
    ['/api/roaster-claims', { businessEmail: 'x@y.example' }, 'Choose your roaster'],
    ['/api/collections', { name: ' ' }, 'Enter a name'],
  ])('shows the error of %s with %j as "%s", without field names', async (url, body, words) => {
    const refused = await refusal(url, body)
    expect(refused.message).not.toMatch(FIELD_NAME)
    expect(refused.message).toBe(words)
  })
})
