import type { users } from '../store/schema.ts'

/** Whose session a request carries. */
export interface SignedIn extends StoredUser {
  readonly sessionHash: string
}

export type StoredUser = typeof users.$inferSelect
