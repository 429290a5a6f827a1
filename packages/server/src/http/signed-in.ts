import type { users } from '../store/schema.ts'

/** Whose session or API key a request carries. */
export interface SignedIn extends StoredUser {
  /** Null where it came with an API key. */
  readonly sessionHash: string | null
}

export type StoredUser = typeof users.$inferSelect
