import { z } from 'zod'
import { route } from '../route.ts'
import { idParams } from './table.ts'

/**
 * `kept`: there is no mail server; it is read here. `unconfirmed`: the recipient has not agreed yet. `held`:
 * not sent, for the reason given. `unclear`: nobody knows whether it arrived.
 */
export const MAIL_STATES = [
  'kept',
  'unconfirmed',
  'held',
  'waiting',
  'sending',
  'sent',
  'failed',
  'unclear',
] as const
export type MailState = (typeof MAIL_STATES)[number]

export const outboxEntrySchema = z.object({
  id: z.string(),
  /** `account`: about the way into an account; its text is for its reader alone. */
  kind: z.enum(['account', 'alert', 'consent']),
  recipient: z.string(),
  subject: z.string(),
  text: z.string().nullable(),
  state: z.enum(MAIL_STATES),
  reason: z.string().nullable(),
  attempts: z.number().int(),
  /** The run it tells of. */
  executionId: z.string().nullable(),
  /** Whose it is; told to administrators. */
  owner: z.string().optional(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
})
export type OutboxEntry = z.infer<typeof outboxEntrySchema>

export const outboxRoutes = {
  listOutbox: route({
    method: 'GET',
    path: '/api/outbox',
    summary: 'Mails of the caller, newest first; an administrator may see those of everybody',
    query: z.object({
      everybody: z
        .enum(['true', 'false'])
        .default('false')
        .transform((word) => word === 'true'),
    }),
    answer: z.object({
      /** Whether this server hands mails to a mail server. */
      sendsMail: z.boolean(),
      entries: z.array(outboxEntrySchema),
    }),
  }),
  sendAgain: route({
    method: 'POST',
    path: '/api/outbox/:id/send-again',
    summary: 'Try an alert once more that was not sent, or of which nobody knows',
    params: idParams,
    answer: outboxEntrySchema,
  }),
  answerAlerts: route({
    method: 'POST',
    path: '/api/alert-mails',
    summary: 'Say, with the link of a mail, whether alerts of its sender are wanted',
    public: true,
    rate: 'credentials',
    body: z.strictObject({ answer: z.string().min(1).max(2_000), wanted: z.boolean() }),
    answer: z.object({ address: z.string() }),
  }),
}
