/** Routes of the OpenAPI document and of the reference page that shows it. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { etagOf, REVALIDATE, render, sendWithEtag } from '../../../http/etag.ts'

const DESCRIPTION = new URL('../../../../openapi.json', import.meta.url)
/** Only its static files are used: the plugin itself would load a hundred modules at every start. */
const UI = '@fastify/swagger-ui/static'
const FILES = ['swagger-ui.css', 'index.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']

/** Allows only the page's own files; its script sets styles on elements, which needs 'unsafe-inline'. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Brewprint API reference</title>
<link rel="icon" type="image/png" href="/docs/static/favicon-32x32.png">
<link rel="stylesheet" href="/docs/static/swagger-ui.css">
<link rel="stylesheet" href="/docs/static/index.css">
</head>
<body>
<div id="reference"></div>
<script src="/docs/static/swagger-ui-bundle.js"></script>
<script src="/docs/static/reference.js"></script>
</body>
</html>
`

const SCRIPT = `SwaggerUIBundle({
  dom_id: '#reference',
  url: '/api/openapi.json',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  tryItOutEnabled: true,
  validatorUrl: null,
})
`

export const apiReferenceRoutes: FastifyPluginAsync = async (app) => {
  const config = { access: 'public', internal: true } as const
  const require = createRequire(import.meta.url)

  const description = render(readFileSync(DESCRIPTION, 'utf8'), 'application/json; charset=utf-8')
  app.get('/api/openapi.json', { config: { ...config, cors: 'open' } }, (request, reply) => {
    sendWithEtag(request, reply, description, REVALIDATE)
  })

  const send = (reply: FastifyReply, name: string, body: string | Buffer) => {
    const file = { body, etag: etagOf(body), contentType: TYPES[extname(name)]! }
    sendWithEtag(reply.request, reply.header('content-security-policy', POLICY), file, REVALIDATE)
    return reply
  }
  app.get('/docs', { config }, (_request, reply) => send(reply, 'index.html', PAGE))
  app.get('/docs/static/reference.js', { config }, (_request, reply) => send(reply, 'reference.js', SCRIPT))
  for (const name of FILES) {
    app.get(`/docs/static/${name}`, { config }, async (_request, reply) =>
      send(reply, name, await readFile(require.resolve(`${UI}/${name}`))),
    )
  }
}
