/**
 * The layout of all mails, as text and as HTML from the same parts.
 * Mail programs support little CSS: the layout uses tables and inline styles, and a style sheet only for the dark
 * theme. The logo is attached, so that no mail loads anything from a server.
 */
import { COLORS, type Color, NAME, SANS, SERIF } from '../domain/brand.ts'
import { escapeHtml } from '../domain/html.ts'
import { directionOf, type Language } from '../i18n/languages.ts'
import { type Message, message } from '../i18n/message.ts'
import { translate } from '../i18n/translate.ts'
import type { Message as Mail } from './message.ts'

export type Words = Pick<Mail, 'subject' | 'text' | 'html' | 'unsubscribeUrl'>

/** The parts of a mail: messages, and strings once they are translated. */
export interface Parts<Text = Message> {
  subject: Text
  /** The heading of the HTML mail; a text mail only has its subject. */
  title: Text
  greeting?: Text
  paragraphs: Text[]
  /** Text that a user wrote. */
  quote?: string
  action?: { label: Text; url: string; look?: 'primary' | 'quiet' }
  /** A second button, with a text above it. */
  secondAction?: { text: Text; label: Text; url: string }
  footnote?: Text
  /** For mails that can be switched off: a link below the footnote. */
  unsubscribeUrl?: string
}

/** The content id of the attached logo. */
export const MARK_ID = 'mark@brewprint'

export function compose(language: Language, parts: Parts): Words {
  const t = (text: Message): string => translate(language, text)
  const translated: TranslatedParts = {
    ...parts,
    language,
    subject: t(parts.subject),
    title: t(parts.title),
    greeting: t(parts.greeting ?? GREETING),
    paragraphs: parts.paragraphs.map(t),
    action: parts.action && { ...parts.action, label: t(parts.action.label) },
    secondAction: parts.secondAction && {
      ...parts.secondAction,
      text: t(parts.secondAction.text),
      label: t(parts.secondAction.label),
    },
    footnote: parts.footnote && t(parts.footnote),
    unsubscribe: parts.unsubscribeUrl === undefined ? undefined : { label: t(UNSUBSCRIBE), url: parts.unsubscribeUrl },
    copyHint: t(COPY_HINT),
  }
  return {
    subject: translated.subject,
    text: textOf(translated),
    html: htmlOf(translated),
    unsubscribeUrl: parts.unsubscribeUrl,
  }
}

const GREETING = message('Hello,')
const UNSUBSCRIBE = message('Unsubscribe from these emails')
const COPY_HINT = message('Or copy this address into your browser:')

interface TranslatedParts extends Parts<string> {
  language: Language
  unsubscribe: { label: string; url: string } | undefined
  /** Above the URL of a button. */
  copyHint: string
}

function textOf(parts: TranslatedParts): string {
  const { greeting, paragraphs, quote, action, secondAction, footnote, unsubscribe } = parts
  const linkOf = (link: { label: string; url: string } | undefined) => link && `${link.label}:\n${link.url}`
  const blocks = [
    greeting,
    ...paragraphs,
    quote,
    linkOf(action),
    secondAction?.text,
    linkOf(secondAction),
    footnote,
    linkOf(unsubscribe),
    NAME,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

/** The light color for an inline style; DARK_RULES override it by class in programs that support a dark theme. */
const light = (color: Color): string => COLORS[color][0]

const DARK_RULES: [selector: string, property: string, color: Color][] = [
  ['.paper', 'background-color', 'paper'],
  ['.card', 'background-color', 'card'],
  ['.card', 'border-color', 'line'],
  ['.quote', 'background-color', 'sunk'],
  ['.quote', 'border-color', 'accent'],
  ['.ink', 'color', 'ink'],
  ['.soft', 'color', 'soft'],
  ['.primary', 'background-color', 'accent'],
  ['.primary a', 'color', 'onAccent'],
  ['.quiet', 'border-color', 'edge'],
  ['.quiet a', 'color', 'ink'],
]

const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${DARK_RULES.map(
  ([selector, property, color]) => `${selector}{${property}:${COLORS[color][1]}!important}`,
).join('')}}`

function htmlOf(parts: TranslatedParts): string {
  const { language, subject, title, greeting = '', paragraphs, quote, action, secondAction } = parts
  const { footnote, unsubscribe, copyHint } = parts
  const body = [
    `<h1 class="ink" style="margin:0 0 16px;font:600 24px/1.2 ${SERIF};color:${light('ink')}">${escapeHtml(title)}</h1>`,
    ...[greeting, ...paragraphs].map((text) => paragraph(text)),
    quote && quoteBlock(quote),
    action && button(action, copyHint),
    secondAction && paragraph(secondAction.text, 'margin:24px 0 0'),
    secondAction && button({ ...secondAction, look: 'quiet' }, copyHint),
  ]
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light('paper')};-webkit-text-size-adjust:100%">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light('paper')}" style="background-color:${light('paper')}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:start">
<tr><td style="padding:0 4px 16px">${LOGO}</td></tr>
<tr><td class="card" bgcolor="${light('card')}" style="padding:28px 24px;background-color:${light('card')};border:1px solid ${light('line')};border-radius:14px;word-break:break-word">
${body.filter(Boolean).join('\n')}
</td></tr>
${footnote ? footer(lines(footnote)) : ''}
${unsubscribe ? footer(softLink(unsubscribe.url, unsubscribe.label, 'display:inline-block;padding:6px 0;')) : ''}
</table>
</td></tr>
</table>
</body>
</html>
`
}

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

const footer = (html: string): string =>
  `<tr><td class="soft" style="padding:16px 4px 0;font:14px/1.5 ${SANS};color:${light('soft')}">${html}</td></tr>`

const softLink = (url: string, label: string, style = ''): string =>
  `<a class="soft" href="${escapeHtml(url)}" style="${style}color:${light('soft')};word-break:break-all">${escapeHtml(label)}</a>`

const LOGO = `<img src="cid:${MARK_ID}" width="28" height="28" alt="" style="vertical-align:middle;border:0"> <span class="ink" style="vertical-align:middle;font:600 20px/28px ${SERIF};color:${light('ink')}">${NAME}</span>`

const paragraph = (text: string, margin = 'margin:0 0 16px'): string =>
  `<p class="ink" style="${margin};font:16px/1.55 ${SANS};color:${light('ink')}">${lines(text)}</p>`

const quoteBlock = (text: string): string =>
  `<p class="quote ink" dir="auto" style="margin:0 0 16px;padding:12px 16px;border-left:3px solid ${light('accent')};border-radius:9px;background-color:${light('sunk')};font:16px/1.55 ${SANS};color:${light('ink')}">${lines(text)}</p>`

/** The button, and its URL to copy, since not every program shows buttons or opens links. */
function button({ label, url, look = 'primary' }: NonNullable<Parts<string>['action']>, copyHint: string): string {
  const href = escapeHtml(url)
  const [cell, color] =
    look === 'primary'
      ? [`background-color:${light('accent')}`, light('onAccent')]
      : [`border:1px solid ${light('edge')}`, light('ink')]
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td class="${look}" style="${cell};border-radius:999px"><a href="${href}" style="display:inline-block;padding:12px 22px;font:600 16px/20px ${SANS};color:${color};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="soft" style="margin:0;font:14px/1.5 ${SANS};color:${light('soft')}">${escapeHtml(copyHint)}<br>${softLink(url, url)}</p>`
}
