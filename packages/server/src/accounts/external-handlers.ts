import { Failure } from '@plainflow/contract'
import { eq } from 'drizzle-orm'
import type { Handlers } from '../http/call.ts'
import type { WithSettings } from '../settings.ts'
import type { WithStore } from '../store/open-store.ts'
import type { Entrance } from './entrance.ts'
import type { Provider } from './external-profile.ts'
import { pendingSchema, type WithExternalSignIn } from './external-sign-in.ts'
import { findOrCreateIdentity } from './find-or-create-identity.ts'
import { cookieOptions, startSession } from './sessions.ts'
import { users } from '../store/schema.ts'
import { createSingleUseToken, useSingleUseToken } from './single-use-tokens.ts'
import { sign, unsign } from './tokens.ts'

const COOKIE = 'external-sign-in'

export function externalHandlers(
  services: WithStore & WithSettings & WithExternalSignIn,
  secret: string,
  entrance: Entrance,
): Pick<Handlers, 'providers' | 'startProvider' | 'finishProvider' | 'exchange'> {
  const { settings, store, externalSignIn } = services
  const cookie = { ...cookieOptions(settings), path: '/api/auth' }
  return {
    async providers() {
      return {
        google: externalSignIn.isConfigured('google'),
        github: externalSignIn.isConfigured('github'),
      }
    },
    async startProvider({ params, reply }) {
      const { address, pending } = await externalSignIn.start(params.provider)
      reply.setCookie(COOKIE, sign(JSON.stringify(pending), secret), { ...cookie, maxAge: 600 })
      return address
    },
    async finishProvider({ params, request, reply }) {
      const pending = readPending(request.cookies[COOKIE], params.provider)
      reply.clearCookie(COOKIE, cookie)
      if (!externalSignIn.isConfigured(params.provider)) throw new Failure('not_configured')
      try {
        if (!pending) throw new Error('This browser did not start the sign-in')
        const query = new URL(request.url, settings.publicUrl).search
        const profile = await externalSignIn.finish(params.provider, query, pending)
        const userId = await findOrCreateIdentity(store.db, params.provider, profile)
        const home = new URL('/', settings.publicUrl)
        home.searchParams.set('token', await createSingleUseToken(store.db, 'exchange', userId))
        return home.href
      } catch (error) {
        // A person looks at this: a page that says so is better than JSON.
        request.log.warn({ err: error }, 'An external sign-in failed')
        return new URL('/auth?error=external-sign-in', settings.publicUrl).href
      }
    },
    async exchange(call) {
      const opened = await store.db.transaction(async (tx) => {
        const userId = await useSingleUseToken(tx, 'exchange', call.body.code)
        const [user] = await tx
          .select({ email: users.email })
          .from(users)
          .where(eq(users.id, userId))
        if (!user) throw new Failure('invalid_token')
        return { token: await startSession(tx, userId, call), email: user.email }
      })
      call.forgiveAttempt()
      return entrance.open(call, opened)
    },
  }

  function readPending(value: string | undefined, provider: Provider) {
    const text = value === undefined ? null : unsign(value, secret)
    if (text === null) return null
    const pending = pendingSchema.safeParse(JSON.parse(text)).data
    return pending && pending.provider === provider && pending.until > Date.now() ? pending : null
  }
}
