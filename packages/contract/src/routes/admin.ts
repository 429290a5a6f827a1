import { z } from 'zod'
import { PLAN_KEYS } from '../plans.ts'
import { route } from '../route.ts'

const managedUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string().nullable(),
  plan: z.enum(PLAN_KEYS),
  credits: z.number().int(),
  role: z.enum(['user', 'admin']),
  pipelineCount: z.number().int(),
  createdAt: z.string(),
})
export type ManagedUser = z.infer<typeof managedUserSchema>

export const NOTICE_TYPES = [
  'ai_credit_required',
  'revenue_milestone',
  'refund',
  'payment_failed',
] as const
export const URGENCIES = ['low', 'medium', 'high'] as const

const noticeSchema = z.object({
  id: z.string(),
  type: z.enum(NOTICE_TYPES),
  message: z.string(),
  /** In cents: what is to be done about it, or what was reached. */
  amount: z.number().int(),
  urgency: z.enum(URGENCIES),
  read: z.boolean(),
  createdAt: z.string(),
})
export type AdminNotice = z.infer<typeof noticeSchema>

/** One value for each day or month of the last ones, the oldest first; nothing is left out. */
const courseSchema = z.array(z.object({ at: z.string(), value: z.number() }))

const overviewSchema = z.object({
  /** `2026-11`, in UTC. */
  month: z.string(),
  currency: z.string(),
  /** Nobody paid real money yet: the figures are those of the built-in test checkout. */
  isTest: z.boolean(),
  /** In cents, as every amount here; what went back is taken off. */
  totalRevenue: z.number().int(),
  payments: z.number().int(),
  aiProvider: z.number().int(),
  platformProfit: z.number().int(),
  fees: z.number().int(),
  /** Notices that nobody has read. */
  pendingActions: z.number().int(),
  totals: z.object({
    users: z.number().int(),
    paying: z.number().int(),
    generations: z.number().int(),
    runs: z.number().int(),
  }),
  courses: z.object({
    revenue: courseSchema,
    users: courseSchema,
    generations: courseSchema,
    runs: courseSchema,
  }),
})
export type AdminOverview = z.infer<typeof overviewSchema>

const shownRun = {
  id: z.string(),
  /** Whose it is, by email. */
  user: z.string(),
  attempts: z.number().int(),
  createdAt: z.string(),
}

const operationsSchema = z.object({
  waiting: z.number().int(),
  running: z.number().int(),
  oldestWaitingSeconds: z.number().int(),
  /** Mails that are not settled, by state. */
  mails: z.record(z.string(), z.number().int()),
  servers: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['server', 'worker']),
      name: z.string(),
      version: z.string(),
      places: z.number().int(),
      running: z.number().int(),
      startedAt: z.string(),
      seenAt: z.string(),
      /** Not heard of any more: killed, or cut off from the store. */
      isGone: z.boolean(),
    }),
  ),
  active: z.array(
    z.object({
      ...shownRun,
      status: z.enum(['queued', 'running']),
      /** The name of the process that runs it. */
      server: z.string().nullable(),
    }),
  ),
  failures: z.array(
    z.object({
      ...shownRun,
      finishedAt: z.string().nullable(),
      /** The type of the block that failed; what it said is the user's. */
      block: z.string().nullable(),
      /** Its process died at each of its attempts. */
      wasInterrupted: z.boolean(),
    }),
  ),
})
export type Operations = z.infer<typeof operationsSchema>

const id = z.object({ id: z.string().max(64) })

/** What administrators see of accounts: never what is in them. */
export const adminRoutes = {
  adminOverview: route({
    method: 'GET',
    path: '/api/admin/overview',
    summary:
      'Revenue of this month and how it is shared out; users, generations and runs over time',
    role: 'admin',
    answer: overviewSchema,
  }),
  adminOperations: route({
    method: 'GET',
    path: '/api/admin/operations',
    summary: 'The queue of runs, the processes that take them, and what failed in the last week',
    role: 'admin',
    answer: operationsSchema,
  }),
  adminNotices: route({
    method: 'GET',
    path: '/api/admin/notifications',
    summary: 'What has happened that somebody has to know or do, the newest first',
    role: 'admin',
    query: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
    answer: z.object({ notices: z.array(noticeSchema), unread: z.number().int() }),
  }),
  markNotice: route({
    method: 'PATCH',
    path: '/api/admin/notifications/:id',
    summary: 'Mark as read, or as unread again, for all administrators',
    role: 'admin',
    params: id,
    body: z.strictObject({ read: z.boolean() }),
    answer: noticeSchema,
  }),
  markAllNotices: route({
    method: 'POST',
    path: '/api/admin/notifications/read-all',
    summary: 'Mark everything as read',
    role: 'admin',
    answer: 'empty',
  }),
  adminUsers: route({
    method: 'GET',
    path: '/api/admin/users',
    summary: 'Accounts with plan and credits, the newest first',
    role: 'admin',
    query: z.object({
      /** A part of the email or the username. */
      search: z.string().trim().max(254).default(''),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: z.object({
      users: z.array(managedUserSchema),
      /** Of all that match. */
      count: z.number().int(),
    }),
  }),
  grantCredits: route({
    method: 'POST',
    path: '/api/admin/users/:id/credits',
    summary: 'Give credits, or take some back; the ledger tells how many, why and by whom',
    role: 'admin',
    params: id,
    body: z.strictObject({
      credits: z
        .number()
        .int('The number of credits must be whole.')
        .min(-100_000)
        .max(100_000)
        .refine((credits) => credits !== 0, 'The number of credits must be other than 0.'),
      reason: z.string().trim().min(1, 'A reason is required.').max(200),
    }),
    answer: z.object({ user: managedUserSchema }),
  }),
}
