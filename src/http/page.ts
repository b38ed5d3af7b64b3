/** A plain page for people who follow a link from a mail: readable without any script or outside file. */
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../domain/html.ts'

export interface PlainPage {
  title: string
  text: string
  /** A link onwards, or a button that posts. */
  action?: { label: string; href: string; method?: 'get' | 'post' }
}

const STYLE =
  'body{margin:0;padding:12vh 24px;background:#f6f1ea;color:#2b211b;font:18px/1.6 Georgia,serif}' +
  'main{max-width:32rem;margin:0 auto}h1{font-size:1.6rem;line-height:1.2}' +
  'a,button{display:inline-block;padding:.6rem 1.1rem;border:0;border-radius:6px;background:#1d3557;color:#fff;font:inherit;text-decoration:none;cursor:pointer}' +
  '@media(prefers-color-scheme:dark){body{background:#1c1613;color:#f1e8df}a,button{background:#a8c5e8;color:#10202f}}'

export function sendPage(reply: FastifyReply, status: number, { title, text, action }: PlainPage): FastifyReply {
  const onwards = !action
    ? ''
    : action.method === 'post'
      ? `<form method="post" action="${escapeHtml(action.href)}"><button>${escapeHtml(action.label)}</button></form>`
      : `<p><a href="${escapeHtml(action.href)}">${escapeHtml(action.label)}</a></p>`
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    )
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} · Brewprint</title><style>${STYLE}</style></head>\n<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${onwards}</main></body></html>\n`,
    )
}
