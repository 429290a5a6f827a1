import { Failure } from '@plainflow/contract'
import { sql } from 'drizzle-orm'
import type { WithBackground } from '../background.ts'
import { isOutage } from '../failure-of.ts'
import { outlastOutage } from '../outlast-outage.ts'
import type { Queries, WithStore } from './open-store.ts'

/** Milliseconds for which whoever waits for the answer goes on waiting for a lost store. */
const PATIENCE = 10_000

export interface SureTransaction<T> {
  /** What no other transaction is about at the same time. */
  readonly about: string
  work(tx: Queries): Promise<T>
  /** What `work` stored, where it did. */
  find(tx: Queries): Promise<T | null>
  /** Removes what was made beside the store, such as files. */
  undo(): Promise<void>
}

/** Nobody knows yet whether it was stored: what lies beside the store must be left alone. */
export class OutcomeUnknown extends Failure {
  constructor() {
    super('unavailable')
  }
}

/**
 * A transaction together with files. Where the store is lost before it has answered `commit`, it may have
 * been done or not, and either guess would lose something: that is looked up when the store is back.
 */
export async function transactSurely<T>(
  { store, background }: WithStore & WithBackground,
  { about, work, find, undo }: SureTransaction<T>,
): Promise<T> {
  // The lock makes whoever looks wait for a `commit` that hangs on a connection we have given up.
  const locked = <R>(then: (tx: Queries) => Promise<R>) =>
    store.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${about}, 0))`)
      return then(tx)
    })
  try {
    return await locked(work)
  } catch (error) {
    if (!isOutage(error)) {
      await undo()
      throw error
    }
    const outcome = outlastOutage(background.stopping, () => locked(find)).then(async (stored) => {
      if (stored === null) await undo()
      return { stored }
    })
    background.run(`find out about ${about}`, async () => void (await outcome))
    const known = await Promise.race([outcome.catch(() => null), after(PATIENCE)])
    if (known === null) throw new OutcomeUnknown()
    if (known.stored === null) throw error
    return known.stored
  }
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds).unref())
}
