/** An identity provider on loopback that publishes real keys, signs real tokens and can fail in the usual ways. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import type { Config } from '#src/config.ts'

export const AUDIENCE = 'app.brewprint.test'
export const ISSUER = 'https://id.example'

type Algorithm = 'RS256' | 'ES256'

export interface IdentityProvider {
  /** The configuration of an app that trusts this provider. */
  config: Config['apple']
  /** How often its keys were requested. */
  requests: number
  /** The response to send instead of the keys. */
  broken: { status: number; body: string } | undefined
  /** A valid identity token, unless claims or header are overridden. */
  token(claims?: JWTPayload, options?: { alg?: Algorithm; kid?: string; key?: CryptoKey }): Promise<string>
  /** The published RSA key as PEM, for attacks that use it as an HMAC secret. */
  publicPem: string
  close(): Promise<void>
}

let people = 0
/** The subject of a new user. */
export const newSub = (): string => `${Date.now()}.${++people}`

export const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds

export async function startIdentityProvider(): Promise<IdentityProvider> {
  const rsa = await generateKeyPair('RS256', { extractable: true })
  const ec = await generateKeyPair('ES256', { extractable: true })
  const keys = [
    { ...(await exportJWK(rsa.publicKey)), kid: 'RS256', alg: 'RS256', use: 'sig' },
    { ...(await exportJWK(ec.publicKey)), kid: 'ES256', alg: 'ES256', use: 'sig' },
  ]
  const server = createServer((_request, response) => {
    provider.requests++
    const { status, body } = provider.broken ?? { status: 200, body: JSON.stringify({ keys }) }
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo

  const provider: IdentityProvider = {
    config: { audience: AUDIENCE, issuer: ISSUER, jwksUrl: `http://127.0.0.1:${port}/keys` },
    requests: 0,
    broken: undefined,
    token: (claims = {}, { alg = 'RS256', kid = alg, key } = {}) => {
      const usual = { iss: ISSUER, aud: AUDIENCE, sub: newSub(), iat: inSeconds(0), exp: inSeconds(600) }
      const own = alg === 'RS256' ? rsa.privateKey : ec.privateKey
      return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg, kid }).sign(key ?? own)
    },
    publicPem: await toPem(rsa.publicKey),
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
  return provider
}

async function toPem(key: CryptoKey): Promise<string> {
  const der = Buffer.from(await crypto.subtle.exportKey('spki', key)).toString('base64')
  return `-----BEGIN PUBLIC KEY-----\n${der.replace(/.{64}/g, '$&\n')}\n-----END PUBLIC KEY-----\n`
}
