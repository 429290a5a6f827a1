import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:http'
import { Provider } from 'oidc-provider'

export interface TestProvider {
  readonly url: string
  /** Who signs in next. */
  account: { id: string; email: string; verified: boolean }
  close(): Promise<void>
}

const CLIENT = { client_id: 'plainflow', client_secret: 'a secret of the test' }

/**
 * A real OpenID provider on this machine, whose pages answer themselves. It plays GitHub as well: the
 * same code flow under GitHub's paths, and the two calls of its API.
 */
export async function startOpenidProvider(returnUrls: string[]): Promise<TestProvider> {
  let provider: Provider | undefined
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (path === '/user') answer({ id: 4711, name: 'Octo Cat', avatar_url: null })
    else if (path === '/user/emails')
      answer([{ email: state.account.email, primary: true, verified: state.account.verified }])
    else {
      request.url = (request.url ?? '')
        .replace('/login/oauth/authorize', '/auth')
        .replace('/login/oauth/access_token', '/token')
        // GitHub's scopes mean nothing to this provider.
        .replace(/scope=read%3Auser[^&]*/, 'scope=openid')
      void provider?.callback()(request, response)
    }
    function answer(body: unknown): void {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    }
  })
  const url = await listen(server)
  const state: TestProvider = {
    url,
    account: { id: 'ann', email: 'ann@example.com', verified: true },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  provider = new Provider(url, {
    clients: [
      {
        ...CLIENT,
        redirect_uris: returnUrls,
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code'],
      },
    ],
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name'] },
    pkce: { required: () => true },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: state.account.email,
        email_verified: state.account.verified,
        given_name: 'Ann',
      }),
    }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  })
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next()
    const { prompt, params, session } = await provider.interactionDetails(context.req, context.res)
    if (prompt.name === 'login')
      return provider.interactionFinished(context.req, context.res, {
        login: { accountId: state.account.id },
      })
    const grant = new provider.Grant({
      accountId: session?.accountId ?? '',
      clientId: String(params.client_id),
    })
    grant.addOIDCScope('openid email profile')
    return provider.interactionFinished(context.req, context.res, {
      consent: { grantId: await grant.save() },
    })
  })
  return state
}

export { CLIENT as TEST_CLIENT }

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo // listening on a port
      resolve(`http://127.0.0.1:${port}`)
    })
  })
}
