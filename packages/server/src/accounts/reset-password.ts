import { and, eq } from 'drizzle-orm'
import type { WithStore } from '../store/open-store.ts'
import { singleUseTokens, users } from '../store/schema.ts'
import { normalEmail } from './create-account.ts'
import { type OutboxNeeds, putIntoOutbox } from '../mail/put-into-outbox.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import { shutOut } from './shut-out.ts'
import { createSingleUseToken, useSingleUseToken } from './single-use-tokens.ts'

/** Mails a reset link if there is such an account; tells nobody whether there is. */
export async function mailResetLink(services: OutboxNeeds, email: string): Promise<void> {
  const { db } = services.store
  const [user] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.email, normalEmail(email)))
  if (!user) return
  const token = await createSingleUseToken(db, 'reset-password', user.id)
  // From the settings alone: a forged Host header must not send the token elsewhere.
  const link = new URL('/reset-password', services.settings.publicUrl)
  link.searchParams.set('token', token)
  const mail = {
    userId: user.id,
    recipient: user.email,
    subject: 'Reset your Plainflow password',
    text: `Somebody asked to reset the password of this account.\n\nThis link sets a new one; it works once, within 30 minutes:\n\n${link}\n\nNothing changes unless it is used.\n`,
  }
  await putIntoOutbox(services, mail)
}

/** Sets a new password and ends every other way in: whoever knew the old one is out. */
export async function resetPassword(services: WithStore, token: string, password: string) {
  refuseWeakPassword(password, [])
  const passwordHash = await hashPassword(password)
  await services.store.db.transaction(async (tx) => {
    const userId = await useSingleUseToken(tx, 'reset-password', token)
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
    await tx
      .delete(singleUseTokens)
      .where(and(eq(singleUseTokens.userId, userId), eq(singleUseTokens.purpose, 'reset-password')))
    await shutOut(tx, userId)
  })
}
