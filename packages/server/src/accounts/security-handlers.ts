import { Failure } from '@plainflow/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { WithBackground } from '../background.ts'
import type { Handlers } from '../http/call.ts'
import type { SignedIn } from '../http/signed-in.ts'
import { plainLine } from '../mail/plain-line.ts'
import { type OutboxNeeds, putIntoOutbox } from '../mail/put-into-outbox.ts'
import { sessions, singleUseTokens, users } from '../store/schema.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts'
import { hashPassword, passwordFits, refuseWeakPassword } from './passwords.ts'
import { clearSessionCookie, endAllSessions, listSessions } from './sessions.ts'

type SecurityRoutes =
  | 'changePassword'
  | 'listSessions'
  | 'endSession'
  | 'endAllSessions'
  | 'listApiKeys'
  | 'createApiKey'
  | 'revokeApiKey'

interface Needs extends OutboxNeeds, WithBackground {}

/** Who may get in, as the owner of the account sees and changes it. */
export function securityHandlers(services: Needs): Pick<Handlers, SecurityRoutes> {
  const { store, settings, background } = services
  const { db } = store
  /** A thief who gets this far must not go unseen. */
  const tell = (user: SignedIn, subject: string, text: string) => {
    const account = new URL('/dashboard', settings.publicUrl)
    const { id: userId, email: recipient } = user
    const mail = { userId, recipient, subject, text: `${text}\n\n${account}\n` }
    background.run('tell the owner', () => putIntoOutbox(services, mail))
  }
  return {
    async changePassword({ user, body, forgiveAttempt }) {
      if (user.passwordHash === null)
        throw new Failure(
          'conflict',
          'This account signs in without a password. “Forgot password” on the sign-in page sets a first one.',
        )
      if (!(await passwordFits(body.current, user.passwordHash)))
        throw new Failure('invalid_request', 'The current password is another one.')
      refuseWeakPassword(body.password, [user.email, user.username ?? ''])
      const passwordHash = await hashPassword(body.password)
      await db.transaction(async (tx) => {
        await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
        const isReset = eq(singleUseTokens.purpose, 'reset-password')
        await tx.delete(singleUseTokens).where(and(eq(singleUseTokens.userId, user.id), isReset))
        const isOther = ne(sessions.tokenHash, user.sessionHash ?? '')
        await tx.delete(sessions).where(and(eq(sessions.userId, user.id), isOther))
      })
      forgiveAttempt()
      tell(
        user,
        'Your Plainflow password was changed',
        'The password of this account was changed, and every other session was ended. If it was not you, set a new one with “Forgot password” and look through the API keys.',
      )
    },
    async listSessions({ user }) {
      return listSessions(db, user)
    },
    async endSession({ user, params }) {
      const [gone] = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, user.id), eq(sessions.id, params.id)))
        .returning({ id: sessions.id })
      if (!gone) throw new Failure('not_found', 'There is no such session.')
    },
    async endAllSessions({ user, reply }) {
      await endAllSessions(db, user.id)
      clearSessionCookie(reply, settings)
    },
    async listApiKeys({ user }) {
      return listApiKeys(db, user.id)
    },
    async createApiKey({ user, body }) {
      const created = await createApiKey(db, user.id, body.name)
      tell(
        user,
        'A new API key of your Plainflow account',
        `An API key called “${plainLine(body.name)}” was made. Whoever has it can do with your pipelines and data what you can. If it was not you, revoke it in the account settings and change your password.`,
      )
      return created
    },
    async revokeApiKey({ user, params }) {
      await revokeApiKey(db, user.id, params.id)
    },
  }
}
