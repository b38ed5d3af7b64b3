/** One of every mail template, with user-written texts where the mail has any. */
import type { Language } from '#src/i18n/languages.ts'
import * as accounts from '#src/mail/account-templates.ts'
import type { Words } from '#src/mail/layout.ts'
import * as notifications from '#src/mail/notification-templates.ts'
import * as others from '#src/mail/templates.ts'

export const templates = { ...accounts, ...others, ...notifications }

export const everyMail = (
  theirs: (plain: string) => string = (plain) => plain,
  language: Language = 'en',
): Record<string, Words> => {
  const base = 'https://brew.example'
  const names = {
    author: theirs('Grace'),
    title: null,
    coffee: theirs('Yirgacheffe Morning Bell'),
    by: theirs('Ada Lovelace'),
  }
  const from = { name: theirs('Alan'), email: 'alan@example.com' }
  const token = 'k3Jf9sQ0vXbT7mWz2LhYcR8nPdGa5EuH1iKoVtNsMqA'
  const about = {
    language,
    names,
    method: 'v60',
    url: `${base}/recipes/12`,
    unsubscribeUrl: `${base}/unsubscribe?token=${token}`,
  }
  const claim = {
    language,
    isProven: true,
    to: theirs('Ada Lovelace'),
    roaster: theirs('Fernwhistle Coffee'),
    baseUrl: base,
  }
  return {
    magicLink: templates.magicLinkMail(language, `${base}/account/sign-in?token=${token}`),
    welcome: templates.welcomeMail(
      language,
      `${base}/account/confirm?token=${token}`,
      `${base}/account/not-me?token=${token}`,
    ),
    confirmEmail: templates.confirmEmailMail(language, `${base}/account/confirm?token=${token}`),
    resetPassword: templates.resetPasswordMail(language, `${base}/account/reset-password?token=${token}`),
    passwordChanged: templates.passwordChangedMail(language, `${base}/sign-in?way=reset`),
    approveNewEmail: templates.approveNewEmailMail(language, 'ada@new.example', `${base}/account/email?token=${token}`),
    confirmNewEmail: templates.confirmNewEmailMail(language, `${base}/account/email?token=${token}`),
    emailChanged: templates.emailChangedMail(language),
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
    newsletter: templates.newsletterMail(language, {
      confirm: `${base}/newsletter/confirm?token=${token}`,
      unsubscribe: about.unsubscribeUrl,
    }),
    comment: templates.commentMail(about),
    brew: templates.brewMail({ ...about, rating: 4 }),
    save: templates.saveMail(about),
    titled: templates.saveMail({ ...about, names: { ...names, title: theirs('Slow Sunday') } }),
    digest: templates.digestMail({ ...about, kind: 'comment', count: 12 }),
    claim: templates.claimMail({
      language,
      roaster: claim.roaster,
      url: `${base}/api/roaster-claims/verify?token=${token}`,
    }),
    claimDecision: templates.claimDecisionMail({ ...claim, isApproved: true }),
    rejected: templates.claimDecisionMail({ ...claim, isApproved: false }),
    memberJoined: templates.memberJoinedMail({ ...claim, who: theirs('Grace') }),
    memberRemoved: templates.memberRemovedMail({ ...claim, by: theirs('Grace') }),
    roasterChange: templates.roasterChangeMail({ ...claim, thing: 'name', isApproved: true }),
    rejectedChange: templates.roasterChangeMail({ ...claim, thing: 'website', isApproved: false }),
  }
}
