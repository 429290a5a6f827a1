import type { MailState } from '@plainflow/contract'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { WithSettings } from '../settings.ts'
import type { Queries } from '../store/open-store.ts'
import { outbox } from '../store/schema.ts'
import { consentOf, type WithConsentLinks } from './consent.ts'

/** What one account may have mailed in 24 hours. */
const MOST_A_DAY = 20

/** What becomes of an alert to somebody, and the link by which they say that no more is wanted. */
export async function mailState(
  tx: Queries,
  services: WithSettings & WithConsentLinks,
  userId: string,
  recipient: string,
  owner: string,
): Promise<{ state: MailState; reason: string | null; link: string | null }> {
  const link = services.consentLinks.to(userId, recipient)
  if (!services.settings.mail) return { state: 'kept', reason: null, link: null }
  const [sent] = await tx
    .select({ count: count() })
    .from(outbox)
    .where(
      and(
        eq(outbox.userId, userId),
        eq(outbox.kind, 'alert'),
        inArray(outbox.state, ['waiting', 'sending', 'sent', 'unclear', 'unconfirmed']),
        sql`${outbox.createdAt} > now() - interval '24 hours'`,
      ),
    )
  if ((sent?.count ?? 0) >= MOST_A_DAY)
    return { state: 'held', reason: `More than ${MOST_A_DAY} alerts in 24 hours.`, link }
  const wants = await consentOf(tx, services, { userId, recipient, owner })
  if (wants === 'yes') return { state: 'waiting', reason: null, link }
  return wants === 'no'
    ? { state: 'held', reason: 'The recipient wants no such mails.', link }
    : { state: 'unconfirmed', reason: 'The recipient was asked and has not agreed yet.', link }
}
