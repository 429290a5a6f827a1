import { Failure, type ManagedUser } from '@plainflow/contract'
import { eq } from 'drizzle-orm'
import { changeCredits } from '../credits/credits.ts'
import { runOnce } from '../http/run-once.ts'
import type { SignedIn } from '../http/signed-in.ts'
import { lockUser } from '../store/lock-user.ts'
import type { Queries, Store } from '../store/open-store.ts'
import { users } from '../store/schema.ts'
import { readManagedUser } from './find-users.ts'

interface Grant {
  readonly id: string
  readonly credits: number
  readonly reason: string
}

/** The ledger tells the user how many and why, and us who it was; the same key gives once. */
export async function grantCredits(
  store: Store,
  admin: SignedIn,
  grant: Grant,
  key: string | null,
): Promise<ManagedUser> {
  const once = { userId: admin.id, route: 'grantCredits', key, question: grant }
  await runOnce<{ id: string }>(store, once, (keep) =>
    store.db.transaction(async (tx) => {
      await lockUser(tx, grant.id)
      await refuseTooMany(tx, grant)
      await changeCredits(tx, {
        userId: grant.id,
        kind: 'grant',
        amount: grant.credits,
        reason: `Granted by an administrator: ${grant.reason}`,
        grantedBy: admin.id,
      })
      await keep(tx, { id: grant.id })
      return { id: grant.id }
    }),
  )
  return readManagedUser(store.db, grant.id)
}

async function refuseTooMany(tx: Queries, { id, credits }: Grant): Promise<void> {
  const { credits: has, held } = users
  const [user] = await tx.select({ has, held }).from(users).where(eq(users.id, id))
  if (!user) throw new Failure('not_found', 'There is no such account.')
  const free = user.has - user.held
  if (free + credits < 0)
    throw new Failure('invalid_request', `Only ${free} credits can be taken back.`)
}
