/** The page that links in mails lead to: looks like the app, without scripts or external style sheets. */
import type { FastifyReply } from 'fastify'
import { COLORS, MARK, NAME, SANS, SERIF } from '../domain/brand.ts'
import { escapeHtml } from '../domain/html.ts'
import { directionOf, type Language } from '../i18n/languages.ts'
import { type Message, message } from '../i18n/message.ts'
import { translate } from '../i18n/translate.ts'
import { pageLanguage, setLanguageHeaders } from './language.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The URLs of the app's fonts; none if the app isn't built. */
    fontFiles?: readonly string[]
  }
}

export interface MessagePage {
  title: Message
  text: Message
  /** Something to know before the next step. */
  warning?: Message
  /** What has to be typed in before the button is pressed. */
  field?: { name: string; label: Message; hint: Message; autocomplete: string; error?: Message }
  /** The next step: a link, or a button that posts a form. */
  action?: { label: Message; href: string; method?: 'get' | 'post' }
}

/** The title for every link that can't be used anymore. */
export const LINK_EXPIRED = message('This link has expired or was already used')

/** The action for getting another sign-in link. */
export const NEW_LINK = { label: message('Get a new link'), href: '/sign-in?way=link' }

const tokens = (theme: 0 | 1): string =>
  Object.entries(COLORS)
    .map(([name, pair]) => `--${name}:${pair[theme]}`)
    .join(';')

const STYLE = `:root{color-scheme:light dark;${tokens(0)}}
@media(prefers-color-scheme:dark){:root{${tokens(1)}}}
*{box-sizing:border-box}
body{margin:0;padding:12px 16px 48px;background:var(--paper);color:var(--ink);font:1rem/1.55 ${SANS};-webkit-text-size-adjust:100%}
header,main{max-width:34rem;margin:0 auto}
header a{display:inline-flex;align-items:center;gap:.5rem;min-height:44px;color:var(--ink);font:600 1.3rem/1.2 ${SERIF};letter-spacing:-.01em;text-decoration:none}
header svg{color:var(--accent)}
main{margin-top:8vh;padding:1.5rem;border:1px solid var(--line);border-radius:14px;background:var(--card);overflow-wrap:anywhere}
h1{margin:0 0 .75rem;font:560 clamp(1.6rem,1.3rem + 1.4vw,2.1rem)/1.15 ${SERIF};letter-spacing:-.012em;text-wrap:balance}
p,form{margin:0}
p+p,form{margin-top:1.5rem}
.warning{padding:.75rem 1rem;border-left:3px solid var(--accent);border-radius:9px;background:var(--sunk)}
label{display:block;font-weight:600}
input{display:block;width:100%;min-height:44px;margin:.4rem 0;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:9px;background:var(--paper);color:var(--ink);font:inherit}
.hint{margin:0 0 1.25rem;color:var(--soft);font-size:.9rem}
.error{margin:0 0 1.25rem;color:var(--accent);font-weight:600}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:.5rem 1.25rem;border:0;border-radius:999px;background:var(--accent);color:var(--onAccent);font:600 1rem/1.2 ${SANS};text-decoration:none;cursor:pointer}
.button:hover{background:var(--accentDeep)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
@media(max-width:30rem){.button{width:100%}}`

const FONTS = { Fraunces: '100 900', 'Instrument Sans': '400 700' }

/** Finds the app's own fonts by file name: "/assets/instrument-sans-latin-….woff2" is Instrument Sans. */
export const fontFaces = (files: readonly string[]): string =>
  Object.entries(FONTS)
    .map(([family, weights]) => {
      const file = files.find((each) => each.includes(family.toLowerCase().replace(' ', '-')))
      return file
        ? `@font-face{font-family:"${family}";src:url("${file}");font-weight:${weights};font-display:swap}`
        : ''
    })
    .join('')

export const LOGO = `<svg viewBox="8 6 48 52" width="26" height="28" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round">${MARK.map((path) => `<path d="${path}"/>`).join('')}</g></svg>`

const POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "font-src 'self'",
  "style-src 'unsafe-inline'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

export function sendPage(reply: FastifyReply, status: number, page: MessagePage): FastifyReply {
  const language = pageLanguage(reply.request)
  setLanguageHeaders(reply, language)
  return (
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLICY)
      // The address of the page holds the link's token.
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(render(page, language, reply.server.fontFiles ?? []))
  )
}

function render(
  { title, text, warning, field, action }: MessagePage,
  language: Language,
  fontFiles: readonly string[],
) {
  const t = (sentence: Message) => escapeHtml(translate(language, sentence))
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t(title)} · ${NAME}</title>
<link rel="icon" href="/icon.svg">
<style>${fontFaces(fontFiles)}${STYLE}</style>
</head>
<body>
<header><a href="/" aria-label="${t(message('Brewprint, home'))}">${LOGO}<span>${NAME}</span></a></header>
<main><h1>${t(title)}</h1><p>${t(text)}</p>${warning ? `<p class="warning">${t(warning)}</p>` : ''}${action ? actionHtml(action, field, t) : ''}</main>
</body>
</html>
`
}

/** Returns a sentence in the reader's language, escaped. */
type Translate = (sentence: Message) => string

const actionHtml = (
  { label, href, method }: NonNullable<MessagePage['action']>,
  field: MessagePage['field'],
  t: Translate,
): string =>
  method === 'post'
    ? `<form method="post" action="${escapeHtml(href)}">${field ? fieldHtml(field, t) : ''}<button class="button">${t(label)}</button></form>`
    : `<p><a class="button" href="${escapeHtml(href)}">${t(label)}</a></p>`

/** A password field: no page asks for anything else. */
const fieldHtml = (
  { name, label, hint, autocomplete, error }: NonNullable<MessagePage['field']>,
  t: Translate,
): string =>
  `<label for="${name}">${t(label)}</label><input id="${name}" name="${name}" type="password" autocomplete="${autocomplete}" required autofocus aria-describedby="${name}-hint"${error ? ' aria-invalid="true"' : ''}>${
    error
      ? `<p class="error" id="${name}-hint" role="alert">${t(error)}</p>`
      : `<p class="hint" id="${name}-hint">${t(hint)}</p>`
  }`
