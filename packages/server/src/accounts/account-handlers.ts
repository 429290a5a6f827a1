import { Failure } from '@plainflow/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { WithBackground } from '../background.ts'
import type { Handlers } from '../http/call.ts'
import { creditLedger, users } from '../store/schema.ts'
import type { OutboxNeeds } from '../mail/put-into-outbox.ts'
import { createAccount, isUsernameTaken, normalEmail } from './create-account.ts'
import type { Entrance } from './entrance.ts'
import { hashPassword, passwordFits, refuseWeakPassword } from './passwords.ts'
import { mailResetLink, resetPassword } from './reset-password.ts'
import { clearSessionCookie, endSession, publicUser, startSession } from './sessions.ts'
import { accountKey, SlowGuesses } from './slow-guesses.ts'
import { warnOwner } from './warn-owner.ts'

type AccountRoutes =
  | 'signUp'
  | 'signIn'
  | 'currentUser'
  | 'updateUser'
  | 'signOut'
  | 'forgotPassword'
  | 'resetPassword'
  | 'creditsLedger'

interface Needs extends OutboxNeeds, WithBackground {}

export function accountHandlers(
  services: Needs,
  entrance: Entrance,
): Pick<Handlers, AccountRoutes> {
  const { settings, background } = services
  const guesses = new SlowGuesses(settings.rateLimitFactor)
  background.every(60_000, 'forget wrong guesses', async () => guesses.sweep())
  const { db } = services.store
  return {
    async signUp(call) {
      const { body } = call
      refuseWeakPassword(body.password, [body.email, body.username])
      const passwordHash = await hashPassword(body.password)
      const { email, username } = body
      const token = await db
        .transaction(async (tx) => {
          const userId = await createAccount(tx, { email, username, passwordHash })
          return startSession(tx, userId, call)
        })
        .catch((error: unknown) => {
          if (error instanceof Failure && error.code === 'account_exists')
            background.run('warn the owner', () => warnOwner(services, email))
          throw error
        })
      return entrance.open(call, { token, email })
    },
    async signIn(call) {
      const { body, request } = call
      const account = accountKey(body.email)
      const device = entrance.devices.of(request, account)
      const forgive = guesses.count({ address: request.ip, account, device })
      const [user] = await db
        .select({ id: users.id, passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.email, normalEmail(body.email)))
      const fits = await passwordFits(body.password, user?.passwordHash ?? null)
      if (!user || !fits) throw new Failure('invalid_credentials')
      forgive()
      const remember = body.remember ?? false
      const token = await startSession(db, user.id, { request, remember })
      return entrance.open(call, { token, email: body.email, remember })
    },
    async currentUser({ user }) {
      return { user: publicUser(user) }
    },
    async updateUser({ user, body }) {
      const { username, firstName, lastName, sharesCells } = body
      const isNewName = username?.toLowerCase() !== user.username?.toLowerCase()
      if (username !== undefined && isNewName && (await isUsernameTaken(db, username)))
        throw new Failure('account_exists', 'This username is taken.')
      const changes = {
        ...(username === undefined ? {} : { username }),
        ...(firstName === undefined ? {} : { firstName }),
        ...(lastName === undefined ? {} : { lastName }),
        ...(sharesCells === undefined ? {} : { sharesCells }),
      }
      if (Object.keys(changes).length === 0) return { user: publicUser(user) }
      const [changed] = await db.update(users).set(changes).where(eq(users.id, user.id)).returning()
      if (!changed) throw new Failure('unauthenticated')
      return { user: publicUser(changed) }
    },
    async signOut({ user, reply }) {
      if (user.sessionHash !== null) await endSession(db, user.sessionHash)
      clearSessionCookie(reply, settings)
    },
    async forgotPassword({ body }) {
      // After the answer: the time it takes must not tell whether there is such an account.
      background.run('mail a reset link', () => mailResetLink(services, body.email))
      return { message: 'If there is an account with this address, a reset link was sent to it.' }
    },
    async resetPassword({ body, reply, forgiveAttempt }) {
      await resetPassword(services, body.token, body.password)
      forgiveAttempt()
      clearSessionCookie(reply, settings)
      return { message: 'The password was changed. Sign in with the new one.' }
    },
    async creditsLedger({ user }) {
      const rows = await db
        .select()
        .from(creditLedger)
        .where(and(eq(creditLedger.userId, user.id), eq(creditLedger.isTold, true)))
        .orderBy(desc(creditLedger.sequence))
        .limit(1_000)
      return rows.map(({ id, kind, amount, reason, balance, createdAt }) => ({
        id,
        kind,
        amount,
        reason,
        balance,
        createdAt: createdAt.toISOString(),
      }))
    },
  }
}
