/** The texts of the mails about decisions of moderators. */
import type { Language } from '../i18n/languages.ts'
import { type Message, message } from '../i18n/message.ts'
import { compose, type Words } from './layout.ts'
import { safeText } from './safe-text.ts'

export interface AboutDecision {
  language: Language
  /** What the decision is about. Left out if the address is unverified, since its owner may not have written it. */
  name?: string
  /** Written by a moderator. */
  reason: string | null
  /** The page where the author sees it; undefined if the service doesn't know its own address. */
  url?: string
}

const MAX_REASON = 500

const reasonOf = ({ reason }: AboutDecision): Message[] => {
  const words = reason && safeText(reason, MAX_REASON)
  return words ? [message('The reason: {reason}', { reason: words })] : []
}

const aboutOf = ({ name }: AboutDecision): Message[] => {
  const words = name && safeText(name, 100)
  return words ? [message("It's about: {name}", { name: words })] : []
}

const RULES = message('You get this email because you have a Brewprint account. It is sent with every such decision.')

function decisionMail(
  about: AboutDecision,
  subject: Message,
  first: Message,
  last: readonly Message[] = [],
  label: Message = message('See your recipes'),
): Words {
  return compose(about.language, {
    subject,
    title: subject,
    paragraphs: [first, ...aboutOf(about), ...reasonOf(about), ...last],
    ...(about.url && { action: { label, url: about.url } }),
    footnote: RULES,
  })
}

export const hiddenMail = (about: AboutDecision): Words =>
  decisionMail(
    about,
    message('We hid something you shared on Brewprint'),
    message('A moderator hid something that you shared. You still see it, nobody else does.'),
    [message("If you think that's wrong, you can ask us once to look at it again.")],
  )

export const deletedMail = (about: AboutDecision): Words =>
  decisionMail(
    about,
    message('We removed something you shared on Brewprint'),
    message('A moderator removed something that you shared.'),
  )

export const restoredMail = (about: AboutDecision): Words =>
  decisionMail(
    about,
    message('What you shared on Brewprint is public'),
    message('A moderator looked at something that you shared. Everybody can see it now.'),
  )

export const warningMail = (about: AboutDecision): Words =>
  decisionMail(
    about,
    message('A warning about your Brewprint account'),
    message('A moderator asks you to keep to the rules of the community.'),
  )

export const suspendedMail = (about: AboutDecision & { until: string | null }): Words =>
  decisionMail(
    about,
    about.until === null
      ? message('Your Brewprint account is blocked')
      : message('Your Brewprint account is suspended until {day}', { day: about.until.slice(0, 10) }),
    message('You can still sign in, read, export your data and delete your account, but not share or change anything.'),
    [message("If you think that's wrong, you can ask us once to look at it again.")],
  )

export const unsuspendedMail = (about: AboutDecision): Words =>
  decisionMail(
    about,
    message('Your Brewprint account is open again'),
    message('A moderator ended the suspension of your account. You can share and change things again.'),
  )

export const appealRejectedMail = (about: AboutDecision): Words =>
  decisionMail(
    about,
    message('We looked at it again'),
    message('You asked us to look at a decision again. A moderator did, and the decision stays as it is.'),
  )

export const grinderAcceptedMail = (about: AboutDecision): Words =>
  decisionMail(
    about,
    message('Your grinder is in the Brewprint catalog'),
    message('A moderator accepted the grinder that you suggested. Everybody can choose it now. Thank you.'),
    [message('Nothing changes for your brews and recipes with it.')],
    SEE_GRINDER,
  )

export const grinderDeclinedMail = (about: AboutDecision): Words =>
  decisionMail(
    about,
    message('We did not add your grinder to the Brewprint catalog'),
    message('A moderator looked at the grinder that you suggested, and did not add it to the catalog.'),
    [message('You can go on using it as before, and suggest it again with other sources.')],
    SEE_GRINDER,
  )

const SEE_GRINDER = message('See your grinder')
