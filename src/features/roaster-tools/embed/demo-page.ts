/** The demo page of the widget for roasters: controls to try it, a gallery, and the snippet to copy. */
import { escapeHtml as text } from '../../../domain/html.ts'
import { LOGO } from '../../../http/message-page.ts'
import { directionOf, type Language } from '../../../i18n/languages.ts'
import { type Message, message } from '../../../i18n/message.ts'
import { translate } from '../../../i18n/translate.ts'
import { type Embed, recipesBy, widgetElement } from './pages.ts'

/** Allows our own files, and our own pages in frames. */
export const DEMO_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

const LAYOUTS = [
  ['card', message('Card'), message('for a product page')],
  ['inline', message('Inline'), message('for a story or a guide')],
  ['badge', message('Badge'), message('for a list or a footer')],
] as const
const AUTO = ['auto', message('Automatic')] as const
const THEMES = [
  ['light', message('Light')],
  ['dark', message('Dark')],
] as const

interface DemoContext {
  baseUrl: string
  language: Language
}

/** A sentence in the reader's language, escaped. */
const say = ({ language }: DemoContext, sentence: Message): string => text(translate(language, sentence))

/** Marks widgets whose impressions and clicks are not counted. */
const PREVIEW = ' data-preview'

export const demoPage = (embed: Embed | undefined, context: DemoContext): string => `<!doctype html>
<html lang="${context.language}" dir="${directionOf(context.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say(context, message('Recipes on your website'))} · Brewprint</title>
<meta name="description" content="${say(context, message('Show your recipes on any web page. Try the widget and copy the HTML.'))}">
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/embed/demo.css">
<script src="/embed/widget.js" async></script>
<script src="/embed/demo.js" defer></script>
</head>
<body>
<header><a href="/" aria-label="${say(context, message('Brewprint, home'))}">${LOGO}<span>Brewprint</span></a><a class="portal" href="/portal">${say(context, message('Roaster portal'))}</a></header>
<main>
<h1>${say(context, message('Your recipes on your website'))}</h1>
<p class="lead">${say(context, message('Two lines of HTML put dose, water and grind next to each coffee in your shop. They never slow your page down, keep its layout in place, and show you which recipes people read.'))}</p>
${embed ? demo(embed, context) : `<p>${say(context, message("No roaster has a coffee yet. Once one does, you'll see its recipes here."))}</p>`}
${nextStep(context)}
</main>
</body>
</html>
`

const demo = (embed: Embed, context: DemoContext): string => `${playground(embed, context)}
${gallery(embed, context)}
${iframes(embed, context)}`

function playground({ roaster, recipes, embedConfig }: Embed, context: DemoContext): string {
  const { baseUrl, language } = context
  const title = recipesBy(language, roaster.name)
  const coffees = new Map(recipes.map(({ coffee }) => [coffee.slug, coffee.name]))
  const options = [...coffees].map(([slug, name]) => `<option value="${text(slug)}">${text(name)}</option>`)
  const radio = (name: string, value: string, label: Message, isChecked: boolean) =>
    `<label><input type="radio" name="${name}" value="${value}"${isChecked ? ' checked' : ''}><span>${say(context, label)}</span></label>`
  return `<section aria-labelledby="try">
<h2 id="try">${say(context, message('Try it with {roaster}', { roaster: roaster.name }))}</h2>
<div class="bench">
<form id="controls" data-base="${text(baseUrl)}" data-roaster="${text(roaster.slug)}" data-title="${text(title)}">
<fieldset><legend>${say(context, message('Layout'))}</legend>${LAYOUTS.map(([value, label]) => radio('layout', value, label, value === 'card')).join('')}</fieldset>
<fieldset><legend>${say(context, message('Theme'))}</legend>${radio('theme', '', message('As saved'), true)}${[AUTO, ...THEMES].map(([theme, label]) => radio('theme', theme, label, false)).join('')}</fieldset>
<label>${say(context, message('Coffee'))}<span class="select"><select name="coffee"><option value="">${say(context, message('All coffees'))}</option>${options.join('')}</select></span></label>
<label>${say(context, message('Accent color'))}<input type="color" name="accent" value="${text(embedConfig.accentColor.toLowerCase())}"></label>
<label><span>${say(context, message('Rounded corners'))}, <b id="radius-shown">4</b> px</span><input type="range" name="radius" min="0" max="24" value="4"></label>
</form>
<div id="preview">${widgetElement(roaster, {}, context, PREVIEW)}</div>
</div>
<h3>${say(context, message('HTML for your page'))}</h3>
${snippet('snippet', `<script src="${baseUrl}/embed/widget.js" async></script>\n${widgetElement(roaster, {}, context)}`, context)}
</section>`
}

/** A block of code with a copy button; demo.js updates it when the controls change. */
const snippet = (id: string, code: string, context: DemoContext): string =>
  `<div class="snippet"><pre tabindex="0"><code id="${id}">${text(code)}</code></pre><button type="button" data-copy="${id}" data-copied="${say(context, message('Copied'))}" data-selected="${say(context, message('Selected'))}">${say(context, message('Copy'))}</button></div>`

const gallery = ({ roaster, recipes }: Embed, context: DemoContext): string => `<section aria-labelledby="all">
<h2 id="all">${say(context, message('All layouts'))}</h2>
${LAYOUTS.map(
  ([layout, label, use]) => `<h3>${say(context, label)} <small>${say(context, use)}</small></h3>
<div class="pair">${THEMES.map(([theme]) => `<div class="on-${theme}">${widgetElement(roaster, { theme, layout, coffee: recipes[0]?.coffee.slug }, context, PREVIEW)}</div>`).join('')}</div>`,
).join('\n')}
</section>`

const iframes = ({ roaster }: Embed, context: DemoContext): string => `<section aria-labelledby="frame">
<h2 id="frame">${say(context, message('Without scripts'))}</h2>
<p>${say(context, message("The same card as an iframe, for shops that don't allow scripts. It reports its height by postMessage."))}</p>
${snippet('frame-snippet', `<iframe src="${context.baseUrl}/embed/${roaster.slug}" title="${text(recipesBy(context.language, roaster.name))}" width="100%" height="470" loading="lazy"></iframe>`, context)}
</section>`

const nextStep = (context: DemoContext): string => `<section aria-labelledby="next">
<h2 id="next">${say(context, message('In your shop'))}</h2>
<p>${say(context, message('Claim your roaster to choose the recipes and colors, and to see how often they are read.'))}</p>
<p><a class="button" href="/portal/claim">${say(context, message('Claim your roaster'))}</a></p>
</section>`
