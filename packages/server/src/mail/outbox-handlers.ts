import { Failure, type OutboxEntry } from '@plainflow/contract'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Handlers } from '../http/call.ts'
import type { WithSettings } from '../settings.ts'
import { lockUser } from '../store/lock-user.ts'
import type { Queries, WithStore } from '../store/open-store.ts'
import { alertRecipients, outbox, users } from '../store/schema.ts'
import { UNWANTED } from './unwanted.ts'

const MOST_LISTED = 200

type OutboxRoutes = 'listOutbox' | 'sendAgain'

export function outboxHandlers(services: WithStore & WithSettings): Pick<Handlers, OutboxRoutes> {
  const { settings } = services
  const { db } = services.store
  return {
    async listOutbox({ user, query }) {
      const { everybody } = query
      // Not to a key either: administration is for the person.
      const isAdmin = user.role === 'admin' && user.sessionHash !== null
      if (everybody && !isAdmin) throw new Failure('forbidden')
      const rows = await db
        .select({ mail: outbox, owner: users.email })
        .from(outbox)
        .leftJoin(users, eq(users.id, outbox.userId))
        .where(everybody ? undefined : eq(outbox.userId, user.id))
        .orderBy(desc(outbox.createdAt))
        .limit(MOST_LISTED)
      const entries = rows.map(({ mail, owner }) =>
        everybody && owner !== null ? { ...publicEntry(mail), owner } : publicEntry(mail),
      )
      return { sendsMail: settings.mail !== null, entries }
    },
    async sendAgain({ user, params }) {
      const isOwn = and(eq(outbox.id, params.id), eq(outbox.userId, user.id))
      const [found] = await db.select({ id: outbox.id }).from(outbox).where(isOwn)
      if (!found) throw new Failure('not_found', 'There is no such mail.')
      if (!settings.mail) throw new Failure('not_configured', 'This server sends no mail.')
      return db.transaction(async (tx) => {
        // Recipients answer under the same lock: who says no in this moment gets nothing.
        await lockUser(tx, user.id)
        if (await isUnwanted(tx, isOwn)) throw new Failure('conflict', UNWANTED)
        const [changed] = await tx
          .update(outbox)
          // Another number of tries: whoever still has it in hand says nothing about it any more.
          .set({
            state: 'waiting',
            reason: null,
            dueAt: sql`now()`,
            attempts: sql`${outbox.attempts} + 1`,
          })
          .where(and(isOwn, eq(outbox.kind, 'alert'), inArray(outbox.state, ['failed', 'unclear'])))
          .returning()
        if (changed) return publicEntry(changed)
        throw new Failure('conflict', 'It was sent, or is about to be.')
      })
    },
  }
}

async function isUnwanted(tx: Queries, isMail: SQL | undefined): Promise<boolean> {
  const refused = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .innerJoin(
      alertRecipients,
      and(
        eq(alertRecipients.userId, outbox.userId),
        eq(alertRecipients.address, outbox.recipient),
        eq(alertRecipients.wants, 'no'),
      ),
    )
    .where(isMail)
  return refused.length > 0
}

/** Of an account nothing but that there was a mail. */
function publicEntry(mail: typeof outbox.$inferSelect): OutboxEntry {
  return {
    id: mail.id,
    kind: mail.kind,
    recipient: mail.recipient,
    subject: mail.subject,
    // The link to consent is for who reads the mail: whoever asked for it must not answer it himself.
    text: mail.kind === 'alert' ? withoutConsentLink(mail.text) : null,
    state: mail.state,
    reason: mail.reason,
    attempts: mail.attempts,
    executionId: mail.runId,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
  }
}

function withoutConsentLink(text: string | null): string | null {
  return text?.replace(/\n\nWant no more of these mails\? \S+\n$/, '\n') ?? null
}
