import type { MailState } from '@plainflow/contract'

/** What became of a mail, in a word or two, and whether somebody should look. */
export const MAIL_WORDS = {
  kept: { said: 'kept in the outbox', tone: 'warning' },
  unconfirmed: { said: 'the recipient has to agree first', tone: 'warning' },
  held: { said: 'not sent', tone: 'warning' },
  waiting: { said: 'on its way', tone: 'neutral' },
  sending: { said: 'on its way', tone: 'neutral' },
  sent: { said: 'sent', tone: 'success' },
  failed: { said: 'could not be sent', tone: 'danger' },
  unclear: { said: 'may have been sent', tone: 'warning' },
} as const satisfies Record<
  MailState,
  { said: string; tone: 'neutral' | 'success' | 'warning' | 'danger' }
>
