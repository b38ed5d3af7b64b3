/** An OpenID Connect provider on loopback: discovery, keys, a code flow that checks PKCE, and ways to misbehave. */
import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { Config } from '#src/config.ts'

export const CLIENT_ID = 'brewprint-test'

/** Who signs in at the provider; a claim can be left out or false. */
export interface OidcPerson {
  sub: string
  email?: string
  email_verified?: boolean
}

export interface OidcProvider {
  /** The configuration of an app that trusts this provider. */
  config: NonNullable<Config['oidc']>
  /** The person of the next sign-ins; undefined refuses them, as if the person had pressed "Cancel". */
  person: OidcPerson | undefined
  /** Claims that replace the right ones in the next ID tokens. */
  wrongClaims: Record<string, unknown>
  /** Whether the email address is only in the userinfo, not in the ID token. */
  hidesEmail: boolean
  /** Whether it answers everything with 500. */
  isDown: boolean
  close(): Promise<void>
}

interface Grant {
  person: OidcPerson
  challenge: string
  nonce: string
  redirectUri: string
}

export async function startOidcProvider(): Promise<OidcProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }]
  const grants = new Map<string, Grant>()
  const people = new Map<string, OidcPerson>()

  const routes: Record<string, (url: URL, body: URLSearchParams, headers: Headers) => Promise<Response> | Response> = {
    '/.well-known/openid-configuration': () =>
      Response.json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      }),
    '/keys': () => Response.json({ keys }),
    '/authorize': ({ searchParams }) => {
      const redirectUri = searchParams.get('redirect_uri')!
      const back = new URL(redirectUri)
      back.searchParams.set('state', searchParams.get('state')!)
      if (provider.person && searchParams.get('code_challenge_method') === 'S256') {
        const code = randomBytes(12).toString('hex')
        const [challenge, nonce] = [searchParams.get('code_challenge')!, searchParams.get('nonce')!]
        grants.set(code, { person: provider.person, challenge, nonce, redirectUri })
        back.searchParams.set('code', code)
      } else back.searchParams.set('error', 'access_denied')
      return new Response(null, { status: 302, headers: { location: back.href } })
    },
    '/token': async (_url, body) => {
      const grant = grants.get(body.get('code') ?? '')
      grants.delete(body.get('code') ?? '')
      const challenge = createHash('sha256')
        .update(body.get('code_verifier') ?? '')
        .digest('base64url')
      if (!grant || grant.challenge !== challenge || grant.redirectUri !== body.get('redirect_uri')) {
        return Response.json({ error: 'invalid_grant' }, { status: 400 })
      }
      const accessToken = randomBytes(12).toString('hex')
      people.set(accessToken, grant.person)
      const { sub, ...address } = grant.person
      const claims = { sub, nonce: grant.nonce, ...(provider.hidesEmail ? {} : address), ...provider.wrongClaims }
      const idToken = await new SignJWT({ iss: issuer, aud: CLIENT_ID, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey)
      return Response.json({ access_token: accessToken, token_type: 'bearer', expires_in: 300, id_token: idToken })
    },
    '/userinfo': (_url, _body, headers) =>
      Response.json(people.get(headers.get('authorization')?.replace(/^bearer /i, '') ?? '') ?? {}, { status: 200 }),
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://127.0.0.1')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = new URLSearchParams(Buffer.concat(chunks).toString())
    const headers = new Headers(request.headers as Record<string, string>)
    const route = provider.isDown ? undefined : routes[url.pathname]
    const answer = (await route?.(url, body, headers)) ?? new Response('', { status: 500 })
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const provider: OidcProvider = {
    config: { issuer, clientId: CLIENT_ID, clientSecret: undefined, name: 'Kitchen ID' },
    person: undefined,
    wrongClaims: {},
    hidesEmail: false,
    isDown: false,
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
  return provider
}
