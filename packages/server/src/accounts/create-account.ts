import { randomUUID } from 'node:crypto'
import { Failure, SIGN_UP_CREDITS } from '@plainflow/contract'
import { eq, sql } from 'drizzle-orm'
import { changeCredits } from '../credits/credits.ts'
import type { Queries } from '../store/open-store.ts'
import { users } from '../store/schema.ts'

export interface NewAccount {
  readonly email: string
  readonly username: string | null
  readonly passwordHash: string | null
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly profileImageUrl?: string | null
}

/** An account with its first credits; why a taken address is told: docs/decisions/0012. */
export async function createAccount(tx: Queries, account: NewAccount): Promise<string> {
  const id = randomUUID()
  if (account.username !== null && (await isUsernameTaken(tx, account.username)))
    throw new Failure('account_exists')
  const inserted = await tx
    .insert(users)
    .values({ id, ...account, email: normalEmail(account.email) })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (inserted.length === 0) throw new Failure('account_exists')
  await changeCredits(tx, {
    userId: id,
    kind: 'grant',
    amount: SIGN_UP_CREDITS,
    reason: 'Welcome credits',
    grantKey: `welcome:${id}`,
  })
  return id
}

export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}

export async function isUsernameTaken(db: Queries, username: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.username})`, username.toLowerCase()))
  return found.length > 0
}
