import { and, eq, sql } from 'drizzle-orm'
import type { WithBackground } from '../background.ts'
import type { WithLog } from '../log.ts'
import { CannotOpen } from '../sealing/seal.ts'
import type { WithSettings } from '../settings.ts'
import type { WithStore } from '../store/open-store.ts'
import { outbox } from '../store/schema.ts'
import { type HandedOver, handOver } from './hand-over.ts'
import type { WithSeal } from './put-into-outbox.ts'
import { sealedPlace } from './sealed-place.ts'

type Needs = WithStore & WithSettings & WithLog & WithBackground & WithSeal
type Row = typeof outbox.$inferSelect

/** Longer than a mail server may take to answer; who has not said what came of a mail by then, died. */
const TRY = sql`now() + interval '3 minutes'`
/** 2 s, 8 s, 32 s, then ever more, at most half an hour, for a day. */
const LATER = sql`now() + least(1800, 2 * power(4, ${outbox.attempts} - 1)) * interval '1 second'`
const GIVEN_UP = sql`${outbox.createdAt} < now() - interval '24 hours'`

/** Sends what waits in the outbox, each mail at most once, whatever is killed when. */
export class MailSender {
  readonly #services: Needs
  #sending: Promise<void> | null = null

  constructor(services: Needs) {
    this.#services = services
  }

  start(): void {
    const { background } = this.#services
    background.every(1_000, 'send mails', () => this.send())
  }

  /** All that is due. */
  async send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null
    })
    await this.#sending
  }

  async #sendAll(): Promise<void> {
    const { store, settings, background } = this.#services
    await store.db
      .update(outbox)
      .set({ state: 'unclear', reason: 'The server ended while it was handed over.' })
      .where(and(eq(outbox.state, 'sending'), sql`${outbox.dueAt} < now()`))
    if (!settings.mail) return
    while (!background.stopping.aborted) {
      const row = await this.#take()
      if (!row) return
      await this.#sendOne(row)
    }
  }

  /** Takes the one that is due first: nobody else tries it for as long as this may take. */
  async #take(): Promise<Row | null> {
    const { db } = this.#services.store
    const [first] = await db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.state, 'waiting'), sql`${outbox.dueAt} <= now()`))
      .orderBy(outbox.dueAt)
      .limit(1)
    if (!first) return null
    const [taken] = await db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: TRY })
      .where(
        and(eq(outbox.id, first.id), eq(outbox.state, 'waiting'), sql`${outbox.dueAt} <= now()`),
      )
      .returning()
    return taken ?? this.#take()
  }

  async #sendOne(row: Row): Promise<void> {
    const { settings, log } = this.#services
    const text = this.#textOf(row)
    const { id, recipient, subject } = row
    const handed =
      text === null || !settings.mail
        ? ({ outcome: 'refused', reason: 'Its text can no longer be opened.' } as const)
        : await handOver(settings.mail, { id, recipient, subject, text }, () => this.#begin(row))
    if (!handed) return
    log.info({ mail: id, run: row.runId, attempt: row.attempts, ...handed }, 'A mail was tried')
    await this.#settle(row, handed)
  }

  #textOf({ id, text, sealedText }: Row): string | null {
    if (sealedText === null) return text
    try {
      return this.#services.seal.open(sealedText, sealedPlace(id))
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error
      return null
    }
  }

  /** From here on nobody sends it again by himself; false where somebody else has it. */
  async #begin(row: Row): Promise<boolean> {
    const began = await this.#services.store.db
      .update(outbox)
      .set({ state: 'sending', dueAt: TRY })
      .where(and(isTry(row), eq(outbox.state, 'waiting')))
      .returning({ id: outbox.id })
    return began.length > 0
  }

  async #settle(row: Row, handed: HandedOver): Promise<void> {
    const { db } = this.#services.store
    const reason = 'reason' in handed ? handed.reason : null
    const gone = { sealedText: null, reason }
    const changes = {
      sent: { ...gone, state: 'sent' as const, sentAt: sql`now()` },
      refused: { ...gone, state: 'failed' as const },
      unclear: { ...gone, state: 'unclear' as const },
      later: {
        reason,
        state: sql`case when ${GIVEN_UP} then 'failed' else 'waiting' end`,
        dueAt: LATER,
      },
    }[handed.outcome]
    await db.update(outbox).set(changes).where(isTry(row))
  }
}

function isTry({ id, attempts }: Row) {
  return and(eq(outbox.id, id), eq(outbox.attempts, attempts))
}

export interface WithMailSender {
  readonly mailSender: MailSender
}
