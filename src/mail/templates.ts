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

interface ClaimDecision {
  to: string
  roaster: string
  isApproved: boolean
  /** Whether somebody has shown that they read the mail of the address; names are left out otherwise. */
  isProven?: boolean
  /** If undefined, the mail has no link. */
  baseUrl: string | undefined
}

export function claimDecisionMail({ to, roaster, isApproved, isProven = false, baseUrl }: ClaimDecision): Words {
  const name = (isProven && safeText(roaster, 60)) || 'the roastery'
  const greeting = isProven ? `Hello ${safeName(to)},` : undefined
  if (isApproved) {
    return compose({
      subject: `You can manage ${name} now`,
      title: `You can manage ${name} now`,
      greeting,
      paragraphs: [
        `Your claim to ${name} is approved. In the roaster portal you can edit the profile, add coffees, write the recipes for your own site and see how they are used.`,
      ],
      action: baseUrl === undefined ? undefined : { label: 'Open the roaster portal', url: `${baseUrl}/portal` },
    })
  }
  return compose({
    subject: `Your claim to ${name} was not approved`,
    title: 'Your claim was not approved',
    greeting,
    paragraphs: [
      `We couldn't see that ${name} is yours, so your claim is closed.`,
      'If it is yours, please claim it again: with an email address at its own website, or with a link to a page that shows you belong to it.',
    ],
    action: baseUrl === undefined ? undefined : { label: 'Claim it again', url: `${baseUrl}/portal/claim` },
  })
}
