import { eq } from 'drizzle-orm'
import { users } from '../store/schema.ts'
import { normalEmail } from './create-account.ts'
import { type OutboxNeeds, putIntoOutbox } from '../mail/put-into-outbox.ts'

/**
 * Tells the owner of an address that somebody tried to sign up with it: either the owner, who forgot
 * and needs the way in, or a stranger searching for accounts, who should not go unseen.
 */
export async function warnOwner(services: OutboxNeeds, email: string): Promise<void> {
  const { settings } = services
  const { db } = services.store
  const [owner] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.email, normalEmail(email)))
  if (!owner) return
  const mail = {
    userId: owner.id,
    recipient: owner.email,
    subject: 'Somebody tried to sign up with this address',
    text: `There is a Plainflow account with this address already, so nothing was changed.\n\nSign in: ${new URL('/auth', settings.publicUrl)}\nForgot the password? ${new URL('/forgot-password', settings.publicUrl)}\n`,
  }
  await putIntoOutbox(services, mail)
}
