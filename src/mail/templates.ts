/** The words of every mail, as text and as HTML from the same parts. */
import { escapeHtml } from '../domain/html.ts'
import type { Message } from './message.ts'

type Words = Pick<Message, 'subject' | 'text' | 'html'>

interface Parts {
  subject: string
  greeting?: string
  paragraphs: string[]
  action?: { label: string; url: string }
  footnote?: string
}

function compose({ subject, greeting = 'Hello,', paragraphs, action, footnote }: Parts): Words {
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(footnote ? [footnote] : []),
    'Brewprint',
  ].join('\n\n')
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;background:#f6f1ea;color:#2b211b;font:16px/1.5 Georgia,serif">
<div style="max-width:520px;margin:0 auto;padding:28px;background:#fff;border-radius:8px">
<p>${escapeHtml(greeting)}</p>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`).join('\n')}
${action ? `<p><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:10px 18px;background:#1d3557;color:#fff;border-radius:6px;text-decoration:none">${escapeHtml(action.label)}</a></p>\n<p style="font-size:13px;word-break:break-all">${escapeHtml(action.url)}</p>` : ''}
${footnote ? `<p style="font-size:13px;color:#6b5b50">${escapeHtml(footnote)}</p>` : ''}
<p>Brewprint</p>
</div></body></html>
`
  return { subject, text: `${text}\n`, html }
}

export const magicLinkMail = (url: string): Words =>
  compose({
    subject: 'Your sign-in link for Brewprint',
    paragraphs: ['Here is the link you asked for. It signs you in once, within the next 60 minutes.'],
    action: { label: 'Sign in', url },
    footnote: "If you didn't ask for it, you can ignore this mail: without the link nobody gets in.",
  })

export const welcomeMail = (displayName: string, notMeUrl: string): Words =>
  compose({
    subject: 'Welcome to Brewprint',
    greeting: `Hello ${displayName},`,
    paragraphs: [
      'Your account is ready. Tell Brewprint which grinder and brewer you have, and the next cup starts from a setting that fits them.',
      "If you didn't create this account, somebody else used your address. This link ends every session and removes the password:",
    ],
    action: { label: "This wasn't me", url: notMeUrl },
    footnote: 'The link works once, for 7 days.',
  })

export const contactMail = (from: { name: string; email: string; subject: string; message: string }): Words =>
  compose({
    subject: `Contact: ${from.subject}`,
    greeting: `${from.name} <${from.email}> writes:`,
    paragraphs: [from.message],
    footnote: 'Answering this mail answers them.',
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
    greeting: `${from.name} <${from.email}> would like to see the roaster portal.`,
    paragraphs: [
      ...(from.company ? [`Company: ${from.company}`] : []),
      ...(from.website ? [`Website: ${from.website}`] : []),
      ...(from.message ? [from.message] : []),
    ],
    footnote: 'Answering this mail answers them.',
  })

/** A line of somebody's words: cut short, and without marks that would turn the text around it. */
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
  `You get this mail because the recipe is yours. Mails about ${kind} can be switched off in your settings, under Notifications.`

interface ToAuthor {
  author: { displayName: string; coffeeName: string }
  /** Who did it. */
  by: string
  url: string
}

export function commentMail({ author, by, body, url }: ToAuthor & { body: string }): Words {
  const recipe = `your recipe for ${excerpt(author.coffeeName, 80)}`
  return compose({
    subject: `${excerpt(by, 60)} commented on ${recipe}`,
    greeting: `Hello ${author.displayName},`,
    paragraphs: [`${excerpt(by, 60)} has something to say about ${recipe}:`, quoted(body)],
    action: { label: 'See the recipe and its comments', url },
    footnote: switchOff('comments'),
  })
}

/** The brewer's notes are their own, and no part of it. */
export function brewMail({ author, by, rating, url }: ToAuthor & { rating: number | null }): Words {
  const verdict = rating === null ? '' : ` and gave it ${rating} out of 5`
  const recipe = `your recipe for ${excerpt(author.coffeeName, 80)}`
  return compose({
    subject: `${excerpt(by, 60)} brewed ${recipe}`,
    greeting: `Hello ${author.displayName},`,
    paragraphs: [`${excerpt(by, 60)} brewed ${recipe}${verdict}.`],
    action: { label: 'See the recipe', url },
    footnote: switchOff('brews'),
  })
}

export function saveMail({ author, by, url }: ToAuthor): Words {
  const recipe = `your recipe for ${excerpt(author.coffeeName, 80)}`
  return compose({
    subject: `${excerpt(by, 60)} saved ${recipe}`,
    greeting: `Hello ${author.displayName},`,
    paragraphs: [`${excerpt(by, 60)} saved ${recipe}, to come back to it.`],
    action: { label: 'See the recipe', url },
    footnote: switchOff('saved recipes'),
  })
}

export function claimMail({ by, roaster, url }: { by: string; roaster: string; url: string }): Words {
  const name = excerpt(roaster, 80)
  return compose({
    subject: `Does ${name} belong to you?`,
    paragraphs: [
      `${excerpt(by, 60)} asks to manage ${name} on Brewprint, and gave this address as that of the business.`,
      'If that is right, confirm it with the link. It works once, within the next 7 days.',
    ],
    action: { label: 'Confirm the address', url },
    footnote:
      "If you don't know about this, don't follow the link and ignore this mail: without it nobody gets anything.",
  })
}

export function claimDecisionMail({
  to,
  roaster,
  isApproved,
}: {
  to: string
  roaster: string
  isApproved: boolean
}): Words {
  const name = excerpt(roaster, 80)
  return compose({
    subject: isApproved ? `You can manage ${name} now` : `Your claim to ${name} was not approved`,
    greeting: `Hello ${to},`,
    paragraphs: isApproved
      ? [
          `Your claim to ${name} is approved. When you sign in, the roaster portal is open to you: the profile, your coffees, the recipes in your embeds and what becomes of them.`,
        ]
      : [
          `We could not see that ${name} is yours, so your claim to it is closed. If it is, please claim it again with an address at its own website, or with a link that shows how you belong together.`,
        ],
  })
}
