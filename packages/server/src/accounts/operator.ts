import { Failure } from '@plainflow/contract'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { changeCredits } from '../credits/credits.ts'
import type { Settings } from '../settings.ts'
import type { Queries } from '../store/open-store.ts'
import { reachStore } from '../store/reach-store.ts'
import { users } from '../store/schema.ts'
import { createAccount, normalEmail } from './create-account.ts'
import { hashPassword } from './passwords.ts'
import { randomToken } from './tokens.ts'

/**
 * What only the operator of an installation may do, from its own terminal: no account is an
 * administrator by default, and no call of the server makes one.
 *
 * An existing account becomes an administrator; for a new one the password is made here and told once.
 */
export function createAdmin(
  settings: Settings,
  email: string,
): Promise<{ password: string | null }> {
  return inTransaction(settings, async (tx) => {
    const id = await findAccount(tx, email)
    const password = id === null ? randomToken() : null
    const admin =
      id ??
      (await createAccount(tx, {
        email,
        username: null,
        passwordHash: await hashPassword(password ?? ''),
      }))
    await tx.update(users).set({ role: 'admin' }).where(eq(users.id, admin))
    return { password }
  })
}

export function grantCredits(
  settings: Settings,
  email: string,
  amount: number,
): Promise<{ credits: number }> {
  return inTransaction(settings, async (tx) => {
    const id = await findAccount(tx, email)
    if (id === null) throw new Failure('not_found', `There is no account with the email ${email}.`)
    await changeCredits(tx, {
      userId: id,
      kind: 'grant',
      amount,
      reason: 'Granted by the operator',
    })
    const [user] = await tx.select({ credits: users.credits }).from(users).where(eq(users.id, id))
    return { credits: user?.credits ?? 0 }
  })
}

async function inTransaction<T>(settings: Settings, work: (tx: Queries) => Promise<T>): Promise<T> {
  const store = await reachStore(settings)
  try {
    return await drizzle(store.pool).transaction(work)
  } finally {
    await store.close()
  }
}

async function findAccount(tx: Queries, email: string): Promise<string | null> {
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, normalEmail(email)))
  return found?.id ?? null
}
