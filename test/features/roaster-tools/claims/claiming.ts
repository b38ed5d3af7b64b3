/** Helpers that submit roaster claims and read the links in their mails. */
import { type Answer, linkIn, type Member, type TestApp } from '#test/support/app.ts'

export const URL_OF_CLAIMS = '/api/roaster-claims'
export const VERIFY = '/api/roaster-claims/verify'
export const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

export const claim = ({ post }: TestApp, { token }: Member, body: object): Promise<Answer> =>
  post(URL_OF_CLAIMS, body, { token })

/** Returns path and query of the link in the last mail to an address. */
export async function linkTo(test: TestApp, email: string): Promise<string> {
  const mail = (await test.sentMail()).findLast(({ recipient }) => recipient === email)!
  const { pathname, search } = linkIn(mail.text)
  return pathname + search
}

/** Submits a claim and returns its id and link. */
export async function claimed(test: TestApp, member: Member, body: { businessEmail: string; [field: string]: string }) {
  const { status, body: answer } = await claim(test, member, body)
  if (status !== 200) throw new Error(`claiming answered ${status}: ${answer.error}`)
  return { id: answer.claim.id as number, link: await linkTo(test, body.businessEmail) }
}

export const statusOf = async ({ app }: TestApp, id: number) =>
  (await app.db.selectFrom('roasterClaims').select('status').where('id', '=', id).executeTakeFirst())?.status

export const membersOf = async ({ app }: TestApp, roasterId: number): Promise<number[]> => {
  const members = app.db.selectFrom('roasterMembers').select('userId').where('roasterId', '=', roasterId)
  return (await members.orderBy('userId').execute()).map(({ userId }) => userId)
}
