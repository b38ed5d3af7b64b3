/** HTML of the page inside an iframe (the widget's element with its data), and the policy of who may frame it. */
import type { Static } from 'typebox'
import { escapeHtml as text } from '../../../domain/html.ts'
import { directionOf, type Language } from '../../../i18n/languages.ts'
import { type Message, message } from '../../../i18n/message.ts'
import { translate } from '../../../i18n/translate.ts'
import { frameAncestors } from './allowed-domains.ts'
import type { RoasterEmbed } from './schemas.ts'

export type Embed = Static<typeof RoasterEmbed>

/** Look of the card, by the widget's attributes; the widget validates the values. */
export interface FrameLook {
  theme?: string
  layout?: string
  coffee?: string
  accentColor?: string
  borderRadius?: string
  showPoweredBy?: string
  lang?: string
  units?: string
  width?: string
}

const ATTRIBUTES: Record<keyof FrameLook, string> = {
  theme: 'data-theme',
  layout: 'data-layout',
  coffee: 'data-coffee',
  accentColor: 'data-accent-color',
  borderRadius: 'data-border-radius',
  showPoweredBy: 'data-show-powered-by',
  lang: 'data-lang',
  units: 'data-units',
  width: 'data-width',
}

export const recipesBy = (language: Language, name: string): string =>
  translate(language, message('Recipes by {name}', { name }))

interface WidgetPlace {
  baseUrl: string
  language: Language
}

/** The element that becomes a widget, with a plain link for readers without JavaScript. */
export function widgetElement(
  roaster: Embed['roaster'],
  look: FrameLook,
  { baseUrl, language }: WidgetPlace,
  others = '',
): string {
  const attributes = Object.entries(ATTRIBUTES).flatMap(([key, name]) => {
    const value = look[key as keyof FrameLook]
    return value === undefined ? [] : ` ${name}="${text(value)}"`
  })
  const link = `<a href="${text(`${baseUrl}/roasters/${roaster.slug}`)}">${text(recipesBy(language, roaster.name))}</a>`
  return `<div data-service-widget="${text(roaster.slug)}"${attributes.join('')}${others}>${link}</div>`
}

/** The page has `<base target="_blank">`, so that links open outside the frame. */
export function framePage(embed: Embed, look: FrameLook, baseUrl: string): string {
  const { roaster } = embed
  const language = embed.language as Language
  const body = `${widgetElement(roaster, look, { baseUrl, language })}
<script type="application/json" data-recipes-of="${text(roaster.slug)}">${jsonInHtml(embed)}</script>
<script src="/embed/widget.js"></script>
<script src="/embed/frame.js"></script>`
  return page(recipesBy(language, roaster.name), body, language)
}

export function emptyFramePage(problem: Message, language: Language): string {
  const title = translate(language, message('Page not found'))
  const body = `<main class="note"><h1>${text(title)}</h1><p>${text(translate(language, problem))}</p></main>
<script src="/embed/frame.js"></script>`
  return page(title, body, language)
}

const page = (title: string, body: string, language: Language): string => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(title)} · Brewprint</title>
<base target="_blank">
<link rel="stylesheet" href="/embed/frame.css">
</head>
<body>
${body}
</body>
</html>
`

/** Escapes "<", so that no text can end the script element. */
const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Allows only our own files. If there are allowed domains, only they, their subdomains and we may frame the page. */
export const framePolicy = (allowedDomains: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `frame-ancestors ${frameAncestors(allowedDomains)}`,
  ].join('; ')
