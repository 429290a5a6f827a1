import { hash, verify } from '@node-rs/argon2'
import { Failure } from '@plainflow/contract'
import { COMMON_PASSWORDS } from './common-passwords.ts'

/** OWASP's first choice for Argon2id: 19 MiB, 2 rounds, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), COST)
}

/**
 * Also without a hash (no such account, or one without a password) the work is done, so that the
 * time tells nothing.
 */
export async function passwordFits(password: string, stored: string | null): Promise<boolean> {
  standIn ??= hashPassword('the password of nobody')
  const fits = await verify(stored ?? (await standIn), normal(password))
  return fits && stored !== null
}

let standIn: Promise<string> | undefined

/** Refuses what is tried first when passwords are guessed. */
export function refuseWeakPassword(password: string, own: readonly string[]): void {
  const lower = normal(password).toLowerCase()
  const isOwn = own.some((word) => word.length > 3 && lower === word.toLowerCase())
  if (isOwn || COMMON_PASSWORDS.has(lower) || /^(.)\1+$/u.test(lower))
    throw new Failure(
      'invalid_request',
      'This password is among the first that are guessed. A few unrelated words make a good one.',
    )
}

/** The same password typed on two keyboards may differ in bytes. */
function normal(password: string): string {
  return password.normalize('NFKC')
}
