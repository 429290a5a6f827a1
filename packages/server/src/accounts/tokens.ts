import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, safe in an address. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** How a token is stored. It is random, so a fast hash without salt is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** A value that comes back unchanged or not at all, for a cookie of ours. */
export function sign(value: string, secret: string): string {
  return `${Buffer.from(value).toString('base64url')}.${mac(value, secret)}`
}

export function unsign(signed: string, secret: string): string | null {
  const [encoded = '', given = ''] = signed.split('.')
  const value = Buffer.from(encoded, 'base64url').toString()
  const expected = mac(value, secret)
  return isSame(Buffer.from(given), Buffer.from(expected)) ? value : null
}

/** Compared by bytes: one letter may be several, and different lengths throw. */
function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function mac(value: string, secret: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url')
}
