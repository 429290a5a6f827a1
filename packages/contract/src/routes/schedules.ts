import { z } from 'zod'
import { route } from '../route.ts'
import { idParams } from './table.ts'

export const SCHEDULE_LIMITS = {
  /** Of one account. */
  schedules: 20,
  minutesApart: 5,
  /** So many runs in a row that failed, and the schedule is paused. */
  failures: 5,
  /** What begins so much later than it was due has been missed. */
  minutesLate: 5,
} as const

/** What becomes of times at which no server ran, or the run before still did. */
export const MISSED = ['once', 'skip'] as const

const nextRuns = {
  /** Five fields. */
  cron: z.string(),
  /** The same in English. */
  said: z.string(),
  /** Its next five times, whether it is turned on or not. */
  next: z.array(z.string()),
}

export const scheduleSchema = z.object({
  pipelineId: z.string(),
  ...nextRuns,
  timeZone: z.string(),
  missed: z.enum(MISSED),
  isEnabled: z.boolean(),
  /** Why it was turned off by the server, as a sentence. */
  pausedBecause: z.string().nullable(),
})
export type Schedule = z.infer<typeof scheduleSchema>

export const triggerSchema = z.object({
  /** Where a program sends its POST to. */
  url: z.string(),
  /** The secret's first characters. */
  start: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type Trigger = z.infer<typeof triggerSchema>

const when = {
  /** Plain English, or the five fields of cron. */
  when: z.string().max(200),
  /** As in "Europe/Berlin". */
  timeZone: z.string().max(64),
}

export const scheduleRoutes = {
  listSchedules: route({
    method: 'GET',
    path: '/api/schedules',
    summary: 'Schedules of the caller, by the name of their pipeline',
    answer: z.array(scheduleSchema),
  }),
  nextRuns: route({
    method: 'GET',
    path: '/api/schedules/next-runs',
    summary: 'What a schedule would be that is said so, and when it would run; nothing is stored',
    query: z.object(when),
    answer: z.object(nextRuns),
  }),
  getSchedule: route({
    method: 'GET',
    path: '/api/pipelines/:id/schedule',
    summary: 'When a pipeline runs by itself; null where it has no schedule',
    params: idParams,
    answer: z.object({ schedule: scheduleSchema.nullable() }),
  }),
  putSchedule: route({
    method: 'PUT',
    path: '/api/pipelines/:id/schedule',
    summary: 'Run the latest saved version of a pipeline by a schedule, in place of the one it has',
    params: idParams,
    body: z.strictObject({ ...when, missed: z.enum(MISSED), isEnabled: z.boolean() }),
    answer: scheduleSchema,
  }),
  deleteSchedule: route({
    method: 'DELETE',
    path: '/api/pipelines/:id/schedule',
    summary: 'Take the schedule of a pipeline away',
    params: idParams,
    answer: 'empty',
  }),
  getTrigger: route({
    method: 'GET',
    path: '/api/pipelines/:id/trigger',
    summary: 'The address by which programs start a pipeline; null where it has none',
    params: idParams,
    answer: z.object({ trigger: triggerSchema.nullable() }),
  }),
  putTrigger: route({
    method: 'PUT',
    path: '/api/pipelines/:id/trigger',
    summary:
      'Make that address, or keep it with a new secret, which is told here once; the old one opens nothing from then on',
    // It goes on opening when the key that made it was revoked.
    person: true,
    params: idParams,
    answer: z.object({ trigger: triggerSchema, secret: z.string() }),
  }),
  deleteTrigger: route({
    method: 'DELETE',
    path: '/api/pipelines/:id/trigger',
    summary: 'Take that address away',
    params: idParams,
    answer: 'empty',
  }),
  fireTrigger: route({
    method: 'POST',
    path: '/api/triggers/:id',
    summary:
      'Run the latest saved version of a pipeline, with the secret of its trigger as bearer token',
    public: true,
    secret: true,
    rate: 'trigger',
    params: idParams,
    answer: z.object({ executionId: z.string() }),
  }),
}
