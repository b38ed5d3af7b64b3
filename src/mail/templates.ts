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
    subject: `Demo request from ${from.company ?? from.name}`,
    greeting: `${from.name} <${from.email}> would like to see the roaster portal.`,
    paragraphs: [
      ...(from.company ? [`Company: ${from.company}`] : []),
      ...(from.website ? [`Website: ${from.website}`] : []),
      ...(from.message ? [from.message] : []),
    ],
    footnote: 'Answering this mail answers them.',
  })
