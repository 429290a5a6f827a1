import { Failure } from '@plainflow/contract'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { z } from 'zod'
import type { Settings } from '../settings.ts'
import type { Profile, Provider } from './external-profile.ts'
import { fetchGithubProfile } from './github-profile.ts'

/** What must come back unchanged with the browser; kept in a signed cookie. */
export const pendingSchema = z.object({
  provider: z.enum(['google', 'github']),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.number(),
})
export type Pending = z.infer<typeof pendingSchema>

/** Google by OpenID Connect, GitHub by OAuth 2, both with state and PKCE. */
export class ExternalSignIn {
  readonly #settings: Settings
  readonly #configurations = new Map<Provider, Promise<Configuration>>()

  constructor(settings: Settings) {
    this.#settings = settings
  }

  isConfigured(provider: Provider): boolean {
    return this.#settings[provider] !== null
  }

  async start(provider: Provider): Promise<{ address: string; pending: Pending }> {
    const configuration = await this.#configuration(provider)
    const verifier = randomPKCECodeVerifier()
    const pending = {
      provider,
      state: randomState(),
      nonce: randomNonce(),
      verifier,
      until: Date.now() + 10 * 60_000,
    }
    const address = buildAuthorizationUrl(configuration, {
      redirect_uri: this.#returnAddress(provider).href,
      scope: provider === 'google' ? 'openid email profile' : 'read:user user:email',
      state: pending.state,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(provider === 'google' ? { nonce: pending.nonce } : {}),
    })
    return { address: address.href, pending }
  }

  /** Trades the code in the query for a profile, at the provider itself. */
  async finish(provider: Provider, query: string, pending: Pending): Promise<Profile> {
    const configuration = await this.#configuration(provider)
    const address = this.#returnAddress(provider)
    address.search = query
    const tokens = await authorizationCodeGrant(configuration, address, {
      expectedState: pending.state,
      pkceCodeVerifier: pending.verifier,
      ...(provider === 'google' ? { expectedNonce: pending.nonce, idTokenExpected: true } : {}),
    })
    if (provider === 'github' && this.#settings.github)
      return fetchGithubProfile(this.#settings.github.apiUrl, tokens.access_token)
    return claimsProfile(tokens.claims())
  }

  #returnAddress(provider: Provider): URL {
    return new URL(`/api/auth/${provider}/callback`, this.#settings.publicUrl)
  }

  #configuration(provider: Provider): Promise<Configuration> {
    if (!this.isConfigured(provider))
      throw new Failure('not_configured', `Sign-in with ${NAMES[provider]} is not configured.`)
    const known = this.#configurations.get(provider)
    if (known) return known
    const made = this.#configure(provider)
    this.#configurations.set(provider, made)
    // A provider that was down a moment ago is asked again.
    made.catch(() => this.#configurations.delete(provider))
    return made
  }

  async #configure(provider: Provider): Promise<Configuration> {
    const { google, github } = this.#settings
    if (provider === 'google' && google) {
      const insecure = isLocal(google.issuer) ? { execute: [allowInsecureRequests] } : {}
      return discovery(
        new URL(google.issuer),
        google.id,
        google.secret,
        ClientSecretPost(google.secret),
        insecure,
      )
    }
    if (!github) throw new Failure('not_configured')
    const server = {
      issuer: github.baseUrl,
      authorization_endpoint: `${github.baseUrl}/login/oauth/authorize`,
      token_endpoint: `${github.baseUrl}/login/oauth/access_token`,
    }
    const configuration = new Configuration(
      server,
      github.id,
      github.secret,
      ClientSecretPost(github.secret),
    )
    if (isLocal(github.baseUrl)) allowInsecureRequests(configuration)
    return configuration
  }
}

const NAMES = { google: 'Google', github: 'GitHub' } satisfies Record<Provider, string>

const claimsSchema = z.object({
  sub: z.string(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  picture: z.string().optional(),
})

function claimsProfile(claims: unknown): Profile {
  const read = claimsSchema.parse(claims)
  return {
    subject: read.sub,
    email: read.email_verified === true ? (read.email ?? null) : null,
    firstName: read.given_name ?? null,
    lastName: read.family_name ?? null,
    picture: read.picture ?? null,
  }
}

/** Plain HTTP is for a provider on this machine, as in tests. */
function isLocal(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

export interface WithExternalSignIn {
  readonly externalSignIn: ExternalSignIn
}
