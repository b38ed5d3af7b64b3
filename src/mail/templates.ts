/** The texts of the mails that are neither about an account nor for the authors of recipes. */
import { compose, type Words } from './layout.ts'
import { safeName, safeText } from './safe-text.ts'

export const contactMail = (from: { name: string; email: string; subject: string; message: string }): Words =>
  compose({
    subject: `Contact: ${from.subject}`,
    title: from.subject,
    greeting: `${from.name} <${from.email}> writes:`,
    paragraphs: [],
    quote: from.message,
    footnote: 'Reply to this email to answer them.',
  })

export const demoRequestMail = (from: {
  name: string
  email: string
  company?: string
  website?: string
  message?: string
}): Words =>
  compose({
    subject: `Demo request from ${from.company || from.name}`,
    title: `Demo request from ${from.company || from.name}`,
    greeting: `${from.name} <${from.email}> would like to see the roaster portal.`,
    paragraphs: [
      ...(from.company ? [`Company: ${from.company}`] : []),
      ...(from.website ? [`Website: ${from.website}`] : []),
    ],
    quote: from.message,
    footnote: 'Reply to this email to answer them.',
  })

export const newsletterMail = (urls: { confirm: string; unsubscribe: string }): Words =>
  compose({
    subject: 'Confirm your subscription to the Brewprint newsletter',
    title: 'One more step',
    paragraphs: [
      'Somebody, probably you, asked for the Brewprint newsletter at this address. Confirm it, and it will come here.',
      'The link works for 7 days.',
    ],
    action: { label: 'Confirm the subscription', url: urls.confirm },
    footnote: "If it wasn't you, ignore this email: without a confirmation there is no newsletter.",
    unsubscribeUrl: urls.unsubscribe,
  })

interface ClaimOfBusiness {
  /** Only the name of a roaster that was known before; a new one is text that the claimant chose. */
  roaster: string | undefined
  url: string
}

/** Doesn't name the claimant: nobody has proven yet that they have to do with the address. */
export function claimMail({ roaster, url }: ClaimOfBusiness): Words {
  const name = (roaster && safeText(roaster, 60)) || 'a roaster'
  const subject = name === 'a roaster' ? 'Is this the address of your roastery?' : `Does ${name} belong to you?`
  return compose({
    subject,
    title: subject,
    paragraphs: [
      `Somebody asks to manage ${name} on Brewprint and gave this address as the one of the business.`,
      'If that is right, confirm it. The link works once, for 7 days.',
    ],
    action: { label: 'Confirm the address', url },
    footnote: "If you don't know about this, ignore this email. Without the link nothing happens.",
  })
}

/** A mail about a roaster to somebody who manages it or wants to. */
interface ToMember {
  /** The name of the recipient. */
  to: string
  roaster: string
  /** Whether somebody has shown that they read the mail of the address; names are left out otherwise. */
  isProven: boolean
  /** If undefined, the mail has no link. */
  baseUrl: string | undefined
}

const roasterIn = ({ isProven, roaster }: ToMember): string => (isProven && safeText(roaster, 60)) || 'the roastery'

const greetingOf = ({ isProven, to }: ToMember): string | undefined => (isProven ? `Hello ${safeName(to)},` : undefined)

/** Another member's name. */
const nameIn = ({ isProven }: ToMember, name: string): string => (isProven ? safeName(name) : 'Somebody')

const linkTo = ({ baseUrl }: ToMember, label: string, path: string) =>
  baseUrl === undefined ? undefined : { label, url: `${baseUrl}${path}` }

export function claimDecisionMail(about: ToMember & { isApproved: boolean }): Words {
  const roaster = roasterIn(about)
  if (about.isApproved) {
    return compose({
      subject: `You can manage ${roaster} now`,
      title: `You can manage ${roaster} now`,
      greeting: greetingOf(about),
      paragraphs: [
        `Your claim to ${roaster} is approved. In the roaster portal you can edit the profile, add coffees, write the recipes for your own site and see how they are used.`,
      ],
      action: linkTo(about, 'Open the roaster portal', '/portal'),
    })
  }
  return compose({
    subject: `Your claim to ${roaster} was not approved`,
    title: 'Your claim was not approved',
    greeting: greetingOf(about),
    paragraphs: [
      `We couldn't see that ${roaster} is yours, so your claim is closed.`,
      'If it is yours, please claim it again: with an email address at its own website, or with a link to a page that shows you belong to it.',
    ],
    action: linkTo(about, 'Claim it again', '/portal/claim'),
  })
}

/** To those who are members already. */
export function memberJoinedMail(about: ToMember & { who: string }): Words {
  const [who, roaster] = [nameIn(about, about.who), roasterIn(about)]
  return compose({
    subject: `${who} can manage ${roaster} now`,
    title: `A new member of ${roaster}`,
    greeting: greetingOf(about),
    paragraphs: [
      `${who} can manage ${roaster} on Brewprint now, as you can.`,
      "If you don't know them, remove them in the roaster portal, under Members.",
    ],
    action: linkTo(about, 'See the members', '/portal/members'),
  })
}

export function memberRemovedMail(about: ToMember & { by: string }): Words {
  const roaster = roasterIn(about)
  return compose({
    subject: `You can no longer manage ${roaster}`,
    title: `You can no longer manage ${roaster}`,
    greeting: greetingOf(about),
    paragraphs: [
      `${nameIn(about, about.by)} has removed you from the members of ${roaster} on Brewprint. Your own account stays as it is.`,
      'If that was a mistake, ask them, or claim the roaster again.',
    ],
    action: linkTo(about, 'Claim it again', '/portal/claim'),
  })
}

interface ChangeDecision extends ToMember {
  /** What was to be changed. */
  thing: 'name' | 'website'
  isApproved: boolean
}

export function roasterChangeMail(about: ChangeDecision): Words {
  const { thing, isApproved } = about
  const roaster = roasterIn(about)
  const title = isApproved ? `The new ${thing} of ${roaster} is shown now` : `The ${thing} of ${roaster} stays as it is`
  return compose({
    subject: title,
    title,
    greeting: greetingOf(about),
    paragraphs: [
      isApproved
        ? `We have looked at the ${thing} that you asked for, and everybody sees it now.`
        : `We couldn't see that the new ${thing} belongs to ${roaster}, so we have left the old one. Write to us if we are wrong.`,
    ],
    action: linkTo(about, 'Open the profile', '/portal/profile'),
  })
}
