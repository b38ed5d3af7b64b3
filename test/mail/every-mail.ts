/** One of every mail template, with user-written texts where the mail has any. */
import * as accountTemplates from '#src/mail/account-templates.ts'
import type { Words } from '#src/mail/layout.ts'
import * as templates from '#src/mail/templates.ts'

export const everyMail = (theirs: (plain: string) => string = (plain) => plain): Record<string, Words> => {
  const base = 'https://brew.example'
  const author = { displayName: theirs('Grace'), coffeeName: theirs('Yirgacheffe Morning Bell') }
  const about = { author, by: theirs('Ada Lovelace'), url: `${base}/recipes/12` }
  const from = { name: theirs('Alan'), email: 'alan@example.com' }
  const token = 'k3Jf9sQ0vXbT7mWz2LhYcR8nPdGa5EuH1iKoVtNsMqA'
  const claim = { to: theirs('Ada Lovelace'), roaster: theirs('Fernwhistle Coffee'), baseUrl: base }
  return {
    magicLink: accountTemplates.magicLinkMail(`${base}/account/sign-in?token=${token}`),
    welcome: accountTemplates.welcomeMail(
      `${base}/account/confirm?token=${token}`,
      `${base}/account/not-me?token=${token}`,
    ),
    confirmEmail: accountTemplates.confirmEmailMail(`${base}/account/confirm?token=${token}`),
    resetPassword: accountTemplates.resetPasswordMail(`${base}/account/reset-password?token=${token}`),
    passwordChanged: accountTemplates.passwordChangedMail(`${base}/sign-in?way=reset`),
    approveNewEmail: accountTemplates.approveNewEmailMail('ada@new.example', `${base}/account/email?token=${token}`),
    confirmNewEmail: accountTemplates.confirmNewEmailMail(`${base}/account/email?token=${token}`),
    emailChanged: accountTemplates.emailChangedMail(),
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
    rejected: templates.claimDecisionMail({ ...claim, isApproved: false }),
  }
}
