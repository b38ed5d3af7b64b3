/** The demo page of the widget for roasters: controls to try it, a gallery, and the snippet to copy. */
import { escapeHtml as text } from '../../../domain/html.ts'
import { type Embed, widgetElement } from './pages.ts'

/** Allows our own files, and our own pages in frames. */
export const DEMO_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

const LAYOUTS = [
  ['card', 'Card', 'for a product page'],
  ['inline', 'Inline', 'for a story or a guide'],
  ['badge', 'Badge', 'for a list or a footer'],
] as const
const THEMES = ['light', 'dark'] as const

/** Marks widgets whose impressions and clicks are not counted. */
const PREVIEW = ' data-preview'

export const demoPage = (embed: Embed | undefined, baseUrl: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Recipes on your own pages · Brewprint</title>
<meta name="description" content="A small script shows a roaster's brewing recipes on any web page. Try it and copy the snippet.">
<link rel="stylesheet" href="/embed/demo.css">
<script src="/embed/widget.js" async></script>
<script src="/embed/demo.js" defer></script>
</head>
<body>
<header><a href="/">Brewprint</a></header>
<main>
<h1>Your recipes, on your own pages</h1>
<p class="lead">One line in your shop puts the right dose, water and grind beside each coffee. It loads late, takes nothing of your style, keeps its place and tells you which recipes are read.</p>
${embed ? demo(embed, baseUrl) : '<p>There is no roaster with a coffee here yet. As soon as there is one, this page shows its recipes.</p>'}
</main>
</body>
</html>
`

const demo = (embed: Embed, baseUrl: string): string => `${playground(embed, baseUrl)}
${gallery(embed, baseUrl)}
${iframes(embed, baseUrl)}`

function playground({ roaster, recipes, embedConfig }: Embed, baseUrl: string): string {
  const coffees = new Map(recipes.map(({ coffee }) => [coffee.slug, coffee.name]))
  const options = [...coffees].map(([slug, name]) => `<option value="${text(slug)}">${text(name)}</option>`)
  const radio = (name: string, value: string, label: string, isChecked: boolean) =>
    `<label><input type="radio" name="${name}" value="${value}"${isChecked ? ' checked' : ''}> ${label}</label>`
  return `<section aria-labelledby="try">
<h2 id="try">Try it with ${text(roaster.name)}</h2>
<div class="bench">
<form id="controls" data-base="${text(baseUrl)}" data-roaster="${text(roaster.slug)}" data-name="${text(roaster.name)}">
<fieldset><legend>Layout</legend>${LAYOUTS.map(([value, label]) => radio('layout', value, label, value === 'card')).join('')}</fieldset>
<fieldset><legend>Theme</legend>${radio('theme', '', 'As saved', true)}${THEMES.map((theme) => radio('theme', theme, theme === 'light' ? 'Light' : 'Dark', false)).join('')}</fieldset>
<label>Coffee<select name="coffee"><option value="">All coffees</option>${options.join('')}</select></label>
<label>Accent colour<input type="color" name="accent" value="${text(embedConfig.accentColor.toLowerCase())}"></label>
<label><span>Corners, <b id="radius-shown">4</b> px</span><input type="range" name="radius" min="0" max="24" value="4"></label>
</form>
<div id="preview">${widgetElement(roaster, {}, baseUrl, PREVIEW)}</div>
</div>
<h3>The snippet</h3>
${snippet('snippet', `${widgetElement(roaster, {}, baseUrl)}\n<script src="${baseUrl}/embed/widget.js" async></script>`)}
</section>`
}

/** A block of code with a copy button; demo.js updates it when the controls change. */
const snippet = (id: string, code: string): string =>
  `<div class="snippet"><pre tabindex="0"><code id="${id}">${text(code)}</code></pre><button type="button" data-copy="${id}">Copy</button></div>`

const gallery = ({ roaster, recipes }: Embed, baseUrl: string): string => `<section aria-labelledby="all">
<h2 id="all">All of them</h2>
${LAYOUTS.map(
  ([layout, label, use]) => `<h3>${label} <small>${use}</small></h3>
<div class="pair">${THEMES.map((theme) => `<div class="on-${theme}">${widgetElement(roaster, { theme, layout, coffee: recipes[0]?.coffee.slug }, baseUrl, PREVIEW)}</div>`).join('')}</div>`,
).join('\n')}
</section>`

const iframes = ({ roaster }: Embed, baseUrl: string): string => `<section aria-labelledby="frame">
<h2 id="frame">Where scripts aren’t welcome</h2>
<p>The same card as an iframe, for shop systems that take no script. It tells its height by <code>postMessage</code>.</p>
${snippet('frame-snippet', `<iframe src="${baseUrl}/embed/${roaster.slug}" title="Recipes by ${text(roaster.name)}" width="100%" height="470" loading="lazy"></iframe>`)}
</section>`
