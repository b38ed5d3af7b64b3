/** The OpenAPI document that the routes themselves describe, and the reference page that shows it. */
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Access } from './routes.ts'
import { ErrorReply } from './schemas.ts'

const ERRORS: Record<string, string> = {
  400: 'The request is not valid',
  401: 'Not signed in, or the session is over',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflicts with what is there',
  429: 'Too many requests; `Retry-After` says how long to wait',
}

/** The page's own files and nothing else; its script sets styles on elements, which only 'unsafe-inline' allows. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

export async function registerOpenApi(app: FastifyInstance, version: string): Promise<void> {
  app.addSchema(ErrorReply)
  await app.register(swagger, {
    refResolver: { buildLocalReference: (schema, _base, _fragment, i) => String(schema.$id ?? `schema-${i}`) },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Brewprint',
        version,
        description:
          'Coffee recipes for your equipment and your taste, with an honest grind setting on any grinder. Errors are `{ error, code, field?, requestId }`.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'This service' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'svc_session' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const config = route.config ?? {}
      if (!schema || config.internal) return { schema: { hide: true }, url }
      const access = config.access as Access
      const described = {
        summary: sentenceOf(String(schema.operationId)),
        ...schema,
        'x-access': access,
        security: securityOf(access),
        response: { ...errorsOf(access, config.rateLimit !== undefined), ...(schema.response as object) },
      }
      return { schema: described, url }
    },
  })

  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { access: 'public', internal: true, ...route.config }
    })
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: DOCS_POLICY,
      logo: { type: 'image/svg+xml', content: LOGO, href: '/' },
      uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: -1, tryItOutEnabled: true, layout: 'BaseLayout' },
      theme: { title: 'Brewprint API reference' },
    })
  })

  app.get(
    '/api/openapi.json',
    {
      config: { access: 'public', cors: 'open', internal: true, cache: { tables: [] } },
      schema: { hide: true } as object,
    },
    () => app.swagger(),
  )
}

/** "listGrinders" reads as "List grinders". */
function sentenceOf(operationId: string): string {
  const words = operationId.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function securityOf(access: Access): Record<string, string[]>[] {
  if (access === 'public') return []
  const required: Record<string, string[]>[] = [{ bearer: [] }, { cookie: [] }]
  return access === 'optional' ? [{}, ...required] : required
}

function errorsOf(access: Access, isLimited: boolean): Record<string, unknown> {
  const statuses = ['400', '404']
  if (access === 'required' || access === 'roaster-member' || access === 'optional') statuses.push('401')
  if (access === 'roaster-member') statuses.push('403')
  if (isLimited) statuses.push('429')
  return Object.fromEntries(statuses.map((status) => [status, { $ref: 'Error#', description: ERRORS[status] }]))
}
