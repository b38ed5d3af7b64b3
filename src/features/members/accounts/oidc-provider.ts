/** Sign-in with an OpenID Connect provider: authorization code flow with PKCE, state and nonce. */
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Config } from '../../../config.ts'
import { unavailable } from '../../../http/errors.ts'
import { normalizeEmail } from '../../../http/schemas.ts'
import { isEmail } from '../../../http/validation.ts'
import { message } from '../../../i18n/message.ts'
import type { Identity } from './identities.ts'

/** What has to be remembered while the browser is at the provider. */
export interface PendingSignIn {
  state: string
  nonce: string
  codeVerifier: string
}

const PROVIDER_SECONDS = 5

export class OidcProvider {
  readonly #config: NonNullable<Config['oidc']>
  #discovered: Promise<Configuration> | undefined

  constructor(config: NonNullable<Config['oidc']>) {
    this.#config = config
  }

  /** Starts a sign-in. Returns where to redirect the browser, and what to remember until it comes back. */
  async begin(redirectUri: string): Promise<{ url: URL; pending: PendingSignIn }> {
    const provider = await this.#discover()
    const pending = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
    const url = buildAuthorizationUrl(provider, {
      redirect_uri: redirectUri,
      scope: 'openid email',
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: await calculatePKCECodeChallenge(pending.codeVerifier),
      code_challenge_method: 'S256',
    })
    return { url, pending }
  }

  /** Exchanges the code that the browser came back with for the user's identity. Throws if a check fails. */
  async finish(currentUrl: URL, pending: PendingSignIn): Promise<Identity> {
    const provider = await this.#discover()
    const tokens = await authorizationCodeGrant(provider, currentUrl, {
      pkceCodeVerifier: pending.codeVerifier,
      expectedState: pending.state,
      expectedNonce: pending.nonce,
      idTokenExpected: true,
    })
    const claims = tokens.claims()!
    // Many providers return the address only from their userinfo endpoint.
    const about = claims.email === undefined ? await fetchUserInfo(provider, tokens.access_token, claims.sub) : claims
    const email = typeof about.email === 'string' && isEmail(about.email) ? normalizeEmail(about.email) : undefined
    return {
      provider: 'oidc',
      sub: `${claims.iss} ${claims.sub}`,
      email,
      emailVerified: about.email_verified === true,
    }
  }

  /** Fetches the provider's metadata once; after a failure the next sign-in tries again. */
  async #discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#config
    const url = new URL(issuer)
    this.#discovered ??= discovery(url, clientId, clientSecret, clientSecret === undefined ? None() : undefined, {
      timeout: PROVIDER_SECONDS,
      execute: url.protocol === 'http:' ? [allowInsecureRequests] : [],
    })
    try {
      return await this.#discovered
    } catch (error) {
      this.#discovered = undefined
      throw unavailable(
        message("We can't reach {service} right now. Try again in a moment.", { service: this.#config.name }),
        error,
      )
    }
  }
}
