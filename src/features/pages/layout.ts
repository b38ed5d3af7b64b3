/** The frame of the server's own pages: one quiet style, no script, nothing from outside. */
import { hash } from 'node:crypto'
import { escapeHtml } from '../../domain/html.ts'

const STYLE = `
:root{color-scheme:light dark;--paper:#f7f2ea;--ink:#2a1f18;--soft:#6d5a4c;--line:#dccfbf;--band:#e9dccb;--accent:#1d3557;--mark:#b4552d}
@media(prefers-color-scheme:dark){:root{--paper:#1b1512;--ink:#f1e7dc;--soft:#b9a797;--line:#3a2e27;--band:#33271f;--accent:#a9c6ea;--mark:#e58a5c}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.6 Georgia,"Iowan Old Style",serif}
main,header,footer{max-width:46rem;margin:0 auto;padding:0 1.25rem}
header{padding-top:1.5rem}header a{color:inherit;text-decoration:none;font-weight:bold;letter-spacing:.02em}
h1{font-size:clamp(1.9rem,5vw,2.9rem);line-height:1.12;margin:2.2rem 0 .6rem;font-weight:600}
h2{font-size:1.25rem;margin:2.4rem 0 .6rem}
p{margin:.6rem 0}.soft{color:var(--soft)}a{color:var(--accent)}
form{display:grid;gap:.7rem;grid-template-columns:1fr;margin:1.4rem 0;padding:1.2rem;border:1px solid var(--line);border-radius:10px}
@media(min-width:40rem){form{grid-template-columns:2fr 1fr 2fr auto;align-items:end}}
label{display:grid;gap:.2rem;font-size:.85rem;color:var(--soft)}
input,button{font:inherit;padding:.55rem .7rem;border-radius:6px;border:1px solid var(--line);background:transparent;color:var(--ink);min-width:0}
button{background:var(--accent);color:var(--paper);border-color:var(--accent);cursor:pointer}
:focus-visible{outline:3px solid var(--mark);outline-offset:2px}
.answer{font-size:clamp(2.2rem,8vw,3.6rem);line-height:1.1;margin:1.2rem 0 .2rem}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.45rem .5rem;border-bottom:1px solid var(--line)}th{font-weight:normal;color:var(--soft);font-size:.85rem}
td:nth-child(2){font-weight:bold;white-space:nowrap}
ul.grinders{columns:16rem;padding:0;list-style:none}ul.grinders li{break-inside:avoid;padding:.12rem 0}
footer{margin:4rem auto 2rem;color:var(--soft);font-size:.9rem}
`

/** The one style sheet is allowed by what it is, so nothing else can slip in. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export interface PageContent {
  title: string
  description: string
  /** HTML, with everything from outside already escaped. */
  body: string
}

export const renderPage = ({ title, description, body }: PageContent): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">Brewprint</a></header>
<main>
${body}
</main>
<footer><a href="/docs">API reference</a> · <a href="/llms.txt">llms.txt</a> · <a href="/api/health">health</a></footer>
</body>
</html>
`
