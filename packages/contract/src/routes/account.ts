import { z } from 'zod'
import { route } from '../route.ts'
import { newPasswordSchema } from './auth.ts'

export const sessionSchema = z.object({
  id: z.string(),
  /** What signed in, as far as it says: `Firefox on Linux`. */
  device: z.string(),
  /** Whether this very call came from it. */
  isCurrent: z.boolean(),
  createdAt: z.string(),
  /** To the minute. */
  lastUsedAt: z.string(),
})
export type AccountSession = z.infer<typeof sessionSchema>

export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** How it begins, to tell it from others; the rest is known to nobody but its owner. */
  start: z.string(),
  createdAt: z.string(),
  /** To the minute; null: never. */
  lastUsedAt: z.string().nullable(),
})
export type ApiKey = z.infer<typeof apiKeySchema>

const id = z.object({ id: z.string().max(64) })

/** What a person does with their account, signed in: a key that fell into other hands must not do it. */
export const accountRoutes = {
  changePassword: route({
    method: 'POST',
    path: '/api/auth/password',
    summary: 'Change the password; every other session ends',
    person: true,
    rate: 'credentials',
    body: z.strictObject({ current: z.string().max(256), password: newPasswordSchema }),
    answer: 'empty',
  }),
  exportAccount: route({
    method: 'GET',
    path: '/api/auth/export',
    summary: 'Everything of the account in one archive, but secrets',
    person: true,
    rate: 'archive',
    answer: 'download',
  }),
  deleteAccount: route({
    method: 'POST',
    path: '/api/auth/delete-account',
    summary: 'Delete the account with everything in it, for good',
    person: true,
    body: z.strictObject({
      /** Of the account, so that nobody does this by mistake. */
      email: z.string().max(254),
    }),
    answer: 'empty',
  }),
  listSessions: route({
    method: 'GET',
    path: '/api/sessions',
    summary: 'Where the user is signed in, the one used last first',
    person: true,
    answer: z.array(sessionSchema),
  }),
  endSession: route({
    method: 'DELETE',
    path: '/api/sessions/:id',
    summary: 'Sign out there',
    person: true,
    params: id,
    answer: 'empty',
  }),
  endAllSessions: route({
    method: 'DELETE',
    path: '/api/sessions',
    summary: 'Sign out everywhere, here as well',
    person: true,
    answer: 'empty',
  }),
  listApiKeys: route({
    method: 'GET',
    path: '/api/keys',
    summary: 'API keys, the newest first; none of them can be seen again',
    person: true,
    answer: z.array(apiKeySchema),
  }),
  createApiKey: route({
    method: 'POST',
    path: '/api/keys',
    summary: 'A new API key, to be sent as Authorization: Bearer; it is told once',
    person: true,
    // Each is told to the owner by mail, at an address that may be somebody else’s.
    rate: 'mail',
    body: z.strictObject({
      name: z.string().trim().min(1, 'A name is required.').max(60),
    }),
    answer: z.object({ apiKey: apiKeySchema, key: z.string() }),
  }),
  revokeApiKey: route({
    method: 'DELETE',
    path: '/api/keys/:id',
    summary: 'From now on this key opens nothing',
    person: true,
    params: id,
    answer: 'empty',
  }),
}

export const MOST_API_KEYS = 20
