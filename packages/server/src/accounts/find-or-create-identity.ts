import { Failure } from '@plainflow/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../store/open-store.ts'
import { identities, users } from '../store/schema.ts'
import { createAccount, normalEmail } from './create-account.ts'
import type { Profile, Provider } from './external-profile.ts'
import { shutOut } from './shut-out.ts'

/** The account of somebody a provider vouches for, made at the first sign-in. */
export async function findOrCreateIdentity(
  db: Database,
  provider: Provider,
  profile: Profile,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select({ userId: identities.userId })
      .from(identities)
      .where(and(eq(identities.provider, provider), eq(identities.subject, profile.subject)))
    if (known) return known.userId
    if (profile.email === null)
      throw new Failure('forbidden', 'The provider gave no verified email address.')
    const email = normalEmail(profile.email)
    const [existing] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (existing) {
      // Our own sign-up does not verify addresses: somebody may have taken this one to wait for its
      // owner. The owner of the mailbox wins, and whoever knew the password or made a key is out.
      await tx.update(users).set({ passwordHash: null }).where(eq(users.id, existing.id))
      await shutOut(tx, existing.id)
    }
    const userId =
      existing?.id ??
      (await createAccount(tx, {
        email,
        username: null,
        passwordHash: null,
        firstName: profile.firstName,
        lastName: profile.lastName,
        profileImageUrl: profile.picture,
      }))
    await tx.insert(identities).values({ provider, subject: profile.subject, userId })
    return userId
  })
}
