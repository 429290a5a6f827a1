import type { AccountSession, User } from '@plainflow/contract'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedIn, StoredUser } from '../http/signed-in.ts'
import { isHttps, type Settings } from '../settings.ts'
import type { Database, Queries } from '../store/open-store.ts'
import { sessions, users } from '../store/schema.ts'
import { findKeyOwner } from './api-keys.ts'
import { deviceLabel } from './device-label.ts'
import { isStale, noteUse } from './note-use.ts'
import { hashToken, randomToken } from './tokens.ts'

const DAY = 24 * 60 * 60
const REMEMBERED = 30 * DAY

/** Starts a session; the token is known to the caller alone. */
export async function startSession(
  db: Queries,
  userId: string,
  { request, remember = false }: { readonly request: FastifyRequest; readonly remember?: boolean },
) {
  const token = randomToken()
  const seconds = remember ? REMEMBERED : DAY
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    device: deviceLabel(request.headers['user-agent']),
    expiresAt: sql`now() + ${seconds} * interval '1 second'`,
  })
  return token
}

/** Cookie and bearer token lead to the same session, by one join; a bearer may be an API key as well. */
export async function findSession(
  db: Database,
  request: FastifyRequest,
  settings: Settings,
): Promise<SignedIn | null> {
  // With a header of its own a request is exempt from the origin check, so its cookie counts nothing.
  const token =
    request.headers.authorization === undefined
      ? sessionCookie(request, settings)
      : bearerToken(request)
  if (!token) return null
  const sessionHash = hashToken(token)
  const [found] = await db
    .select({ user: users, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sessionHash), gt(sessions.expiresAt, sql`now()`)))
  if (!found) {
    const owner = await findKeyOwner(db, token)
    return owner && { ...owner, sessionHash: null }
  }
  if (isStale(found.lastUsedAt)) await noteUse(db, sessions, eq(sessions.tokenHash, sessionHash))
  return { ...found.user, sessionHash }
}

/** Where this user is signed in, the one used last first. */
export async function listSessions(db: Queries, user: SignedIn): Promise<AccountSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
  return rows.map(({ id, device, tokenHash, createdAt, lastUsedAt }) => ({
    id,
    device,
    isCurrent: tokenHash === user.sessionHash,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }))
}

export async function endSession(db: Queries, sessionHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, sessionHash))
}

export async function endAllSessions(db: Queries, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

export async function forgetExpiredSessions(db: Queries): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
}

export function setSessionCookie(
  reply: FastifyReply,
  settings: Settings,
  token: string,
  remember: boolean,
): void {
  reply.setCookie(cookieName(settings), token, {
    ...cookieOptions(settings),
    ...(remember ? { maxAge: REMEMBERED } : {}),
  })
}

export function clearSessionCookie(reply: FastifyReply, settings: Settings): void {
  reply.clearCookie(cookieName(settings), cookieOptions(settings))
}

/** The token a browser sent along. */
export function sessionCookie(request: FastifyRequest, settings: Settings): string | undefined {
  return request.cookies[cookieName(settings)]
}

/** `__Host-` binds the cookie to this host and to HTTPS; browsers refuse it on plain HTTP. */
function cookieName(settings: Settings): string {
  return isHttps(settings) ? '__Host-session' : 'session'
}

export function cookieOptions(settings: Settings) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(settings) } as const
}

export function publicUser(user: StoredUser): User {
  return {
    id: user.id,
    email: user.email,
    username: user.username,
    plan: user.plan,
    credits: user.credits,
    role: user.role,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    createdAt: user.createdAt.toISOString(),
    onboarding: user.onboarding,
    sharesCells: user.sharesCells,
  }
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]
}
