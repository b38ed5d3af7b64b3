/** One of every mail template, with user-written texts where the mail has any. */
import * as templates from '#src/mail/templates.ts'

type Words = ReturnType<typeof templates.magicLinkMail>

export const everyMail = (theirs: (plain: string) => string = (plain) => plain): Record<string, Words> => {
  const base = 'https://brew.example'
  const author = { displayName: theirs('Grace'), coffeeName: theirs('Yirgacheffe Morning Bell') }
  const about = { author, by: theirs('Ada Lovelace'), url: `${base}/recipes/12` }
  const from = { name: theirs('Alan'), email: 'alan@example.com' }
  const token = 'k3Jf9sQ0vXbT7mWz2LhYcR8nPdGa5EuH1iKoVtNsMqA'
  const claim = { to: theirs('Ada Lovelace'), roaster: theirs('Fernwhistle Coffee'), baseUrl: base }
  return {
    magicLink: templates.magicLinkMail(`${base}/api/auth/magic-link/verify?token=${token}`),
    welcome: templates.welcomeMail(theirs('Ada Lovelace'), `${base}/api/auth/not-me?token=${token}`),
    contact: templates.contactMail({
      ...from,
      subject: theirs('Which grinder?'),
      message: theirs('Hello,\nwhich grinder would you take for espresso and for filter?'),
    }),
    demoRequest: templates.demoRequestMail({
      ...from,
      company: theirs('Northlight'),
      website: 'https://northlight.example',
      message: theirs('We have twelve coffees.'),
    }),
    comment: templates.commentMail({ ...about, body: theirs('Two clicks finer and it sings.') }),
    brew: templates.brewMail({ ...about, rating: 4 }),
    save: templates.saveMail(about),
    claim: templates.claimMail({
      by: claim.to,
      roaster: claim.roaster,
      url: `${base}/api/roaster-claims/verify?token=${token}`,
    }),
    claimDecision: templates.claimDecisionMail({ ...claim, isApproved: true }),
    memberJoined: templates.memberJoinedMail({ ...claim, who: theirs('Grace') }),
    memberRemoved: templates.memberRemovedMail({ ...claim, by: theirs('Grace') }),
    roasterChange: templates.roasterChangeMail({ ...claim, thing: 'name', isApproved: true }),
    rejectedChange: templates.roasterChangeMail({ ...claim, thing: 'website', isApproved: false }),
    rejected: templates.claimDecisionMail({ ...claim, isApproved: false }),
  }
}
