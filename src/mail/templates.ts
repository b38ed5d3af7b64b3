/** The texts of all mails. */
import { compose, type Words } from './layout.ts'

export const magicLinkMail = (url: string): Words =>
  compose({
    subject: 'Your sign-in link for Brewprint',
    title: 'Sign in to Brewprint',
    paragraphs: ['Here is the link you asked for. It works once, for the next 60 minutes.'],
    action: { label: 'Sign in', url },
    footnote: "If you didn't ask for this link, ignore this email. Nobody can sign in without it.",
  })

export const welcomeMail = (displayName: string, notMeUrl: string): Words =>
  compose({
    subject: 'Welcome to Brewprint',
    title: 'Welcome to Brewprint',
    greeting: `Hello ${displayName},`,
    paragraphs: [
      'Your account is ready. Add your grinder and brewer to your profile, and every recipe starts from a setting that fits them.',
      "Didn't create this account? Then someone else used your email address. This link signs them out everywhere and removes their password:",
    ],
    action: { label: "This wasn't me", url: notMeUrl, look: 'quiet' },
    footnote: 'The link works once, for 7 days.',
  })

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

/** Shortens a user's text to one line, without bidi control characters, which could reorder the text around it. */
function excerpt(text: string, length: number): string {
  const characters = [
    ...text
      .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
  return characters.length <= length
    ? characters.join('')
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trim()}…`
}

const quoted = (text: string): string => `“${excerpt(text, 240)}”`

const switchOff = (kind: string): string =>
  `You get this email because the recipe is yours. Emails about ${kind} can be switched off in your settings, under Notifications.`

interface ToAuthor {
  author: { displayName: string; coffeeName: string }
  /** The name of the user who commented, brewed or saved. */
  by: string
  url: string
}

const recipeOf = ({ author }: ToAuthor): string => `your recipe for ${excerpt(author.coffeeName, 80)}`

export function commentMail(about: ToAuthor & { body: string }): Words {
  const { author, by, body, url } = about
  return compose({
    subject: `${excerpt(by, 60)} commented on ${recipeOf(about)}`,
    title: 'New comment on your recipe',
    greeting: `Hello ${author.displayName},`,
    paragraphs: [`${excerpt(by, 60)} commented on ${recipeOf(about)}:`],
    quote: quoted(body),
    action: { label: 'See the comment', url },
    footnote: switchOff('comments'),
  })
}

/** Leaves out the notes of the brew log, which are private. */
export function brewMail(about: ToAuthor & { rating: number | null }): Words {
  const { author, by, rating, url } = about
  const verdict = rating === null ? '' : ` and gave it ${rating} out of 5`
  return compose({
    subject: `${excerpt(by, 60)} brewed ${recipeOf(about)}`,
    title: 'Somebody brewed your recipe',
    greeting: `Hello ${author.displayName},`,
    paragraphs: [`${excerpt(by, 60)} brewed ${recipeOf(about)}${verdict}.`],
    action: { label: 'See the recipe', url },
    footnote: switchOff('brews'),
  })
}

export function saveMail(about: ToAuthor): Words {
  const { author, by, url } = about
  return compose({
    subject: `${excerpt(by, 60)} saved ${recipeOf(about)}`,
    title: 'Somebody saved your recipe',
    greeting: `Hello ${author.displayName},`,
    paragraphs: [`${excerpt(by, 60)} saved ${recipeOf(about)} to come back to it.`],
    action: { label: 'See the recipe', url },
    footnote: switchOff('saved recipes'),
  })
}

export function claimMail({ by, roaster, url }: { by: string; roaster: string; url: string }): Words {
  const name = excerpt(roaster, 80)
  return compose({
    subject: `Does ${name} belong to you?`,
    title: `Does ${name} belong to you?`,
    paragraphs: [
      `${excerpt(by, 60)} asks to manage ${name} on Brewprint and gave this address as the one of the business.`,
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
  /** If undefined, the mail has no link. */
  baseUrl: string | undefined
}

export function claimDecisionMail({ to, roaster, isApproved, baseUrl }: ClaimDecision): Words {
  const name = excerpt(roaster, 80)
  const greeting = `Hello ${to},`
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

interface Membership {
  /** The name of the recipient. */
  to: string
  roaster: string
  baseUrl: string | undefined
}

const membersPage = (baseUrl: string | undefined) =>
  baseUrl === undefined ? undefined : { label: 'See the members', url: `${baseUrl}/portal/members` }

/** To those who are members already. */
export function memberJoinedMail({ to, who, roaster, baseUrl }: Membership & { who: string }): Words {
  const name = excerpt(roaster, 80)
  return compose({
    subject: `${excerpt(who, 60)} can manage ${name} now`,
    title: `A new member of ${name}`,
    greeting: `Hello ${to},`,
    paragraphs: [
      `${excerpt(who, 60)} can manage ${name} on Brewprint now, as you can.`,
      "If you don't know them, remove them in the roaster portal, under Members.",
    ],
    action: membersPage(baseUrl),
  })
}

export function memberRemovedMail({ to, by, roaster, baseUrl }: Membership & { by: string }): Words {
  const name = excerpt(roaster, 80)
  return compose({
    subject: `You can no longer manage ${name}`,
    title: `You can no longer manage ${name}`,
    greeting: `Hello ${to},`,
    paragraphs: [
      `${excerpt(by, 60)} has removed you from the members of ${name} on Brewprint. Your own account stays as it is.`,
      'If that was a mistake, ask them, or claim the roaster again.',
    ],
    action: baseUrl === undefined ? undefined : { label: 'Claim it again', url: `${baseUrl}/portal/claim` },
  })
}

interface ChangeDecision extends Membership {
  /** What was to be changed. */
  thing: 'name' | 'website'
  isApproved: boolean
}

export function roasterChangeMail({ to, roaster, thing, isApproved, baseUrl }: ChangeDecision): Words {
  const name = excerpt(roaster, 80)
  const title = isApproved ? `The new ${thing} of ${name} is shown now` : `The ${thing} of ${name} stays as it is`
  return compose({
    subject: title,
    title,
    greeting: `Hello ${to},`,
    paragraphs: [
      isApproved
        ? `We have looked at the ${thing} that you asked for, and everybody sees it now.`
        : `We couldn't see that the new ${thing} belongs to ${name}, so we have left the old one. Write to us if we are wrong.`,
    ],
    action: baseUrl === undefined ? undefined : { label: 'Open the profile', url: `${baseUrl}/portal/profile` },
  })
}
