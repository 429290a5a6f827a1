import { randomUUID } from 'node:crypto'
import { Failure, type MailState } from '@plainflow/contract'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { sign, unsign } from '../accounts/tokens.ts'
import { UNWANTED } from '../mail/unwanted.ts'
import { lockUser } from '../store/lock-user.ts'
import type { Queries, WithStore } from '../store/open-store.ts'
import { alertRecipients, identities, outbox } from '../store/schema.ts'

/** How many strangers one account may have asked in 24 hours. */
const MOST_ASKED_A_DAY = 5

interface Asked {
  readonly userId: string
  readonly recipient: string
}

/** Where a recipient answers whether alerts of a user are wanted: known to who got a mail, and to nobody else. */
export class ConsentLinks {
  readonly #secret: string
  readonly #publicUrl: URL

  constructor(secret: string, publicUrl: URL) {
    this.#secret = secret
    this.#publicUrl = publicUrl
  }

  to(userId: string, recipient: string): string {
    const link = new URL('/alert-mails', this.#publicUrl)
    link.searchParams.set(
      'answer',
      sign(JSON.stringify([PURPOSE, userId, recipient]), this.#secret),
    )
    return link.href
  }

  /** Throws `Failure` `invalid_token`. */
  read(token: string): Asked {
    const value = unsign(token, this.#secret)
    const parts: unknown = value === null ? null : JSON.parse(value)
    if (!Array.isArray(parts) || parts[0] !== PURPOSE) throw new Failure('invalid_token')
    return { userId: String(parts[1]), recipient: String(parts[2]) }
  }
}

const PURPOSE = 'alert-mails'

const NOT_SENT: readonly MailState[] = ['unconfirmed', 'waiting', 'failed', 'unclear']

export interface WithConsentLinks {
  readonly consentLinks: ConsentLinks
}

/** Whether a recipient wants alerts of a user; who was never asked is asked by a mail. */
export async function consentOf(
  tx: Queries,
  services: WithConsentLinks,
  { userId, recipient, owner }: Asked & { readonly owner: string },
): Promise<'yes' | 'no' | null> {
  const [known] = await tx.select().from(alertRecipients).where(isRecipient({ userId, recipient }))
  if (known) return known.wants
  // A provider vouched for the address of the account.
  const [vouched] = await tx.select().from(identities).where(eq(identities.userId, userId)).limit(1)
  if (recipient === owner && vouched) return 'yes'
  const [asked] = await tx
    .select({ count: count() })
    .from(outbox)
    .where(
      and(
        eq(outbox.userId, userId),
        eq(outbox.kind, 'consent'),
        sql`${outbox.createdAt} > now() - interval '24 hours'`,
      ),
    )
  if ((asked?.count ?? 0) >= MOST_ASKED_A_DAY) return null
  await tx.insert(alertRecipients).values({ userId, address: recipient })
  await tx.insert(outbox).values({
    id: randomUUID(),
    userId,
    kind: 'consent',
    recipient,
    subject: 'Plainflow: may alerts be sent to this address?',
    text: question(owner, services.consentLinks.to(userId, recipient)),
    state: 'waiting',
  })
  return null
}

/** What a recipient says, from the link of a mail. */
export async function answerConsent(
  { store, consentLinks }: WithStore & WithConsentLinks,
  token: string,
  wants: 'yes' | 'no',
): Promise<{ address: string }> {
  const asked = consentLinks.read(token)
  await store.db.transaction(async (tx) => {
    // An alert that is just put into the outbox would miss the answer; and whoever has gone tells nobody.
    if (!(await lockUser(tx, asked.userId))) return
    const [known] = await tx
      .update(alertRecipients)
      .set({ wants })
      .where(isRecipient(asked))
      .returning()
    // Of an address that a provider vouched for nobody was asked; it may still want no more.
    if (!known)
      await tx
        .insert(alertRecipients)
        .values({ userId: asked.userId, address: asked.recipient, wants })
        .onConflictDoNothing()
    const waiting = and(
      eq(outbox.userId, asked.userId),
      eq(outbox.recipient, asked.recipient),
      eq(outbox.kind, 'alert'),
      // Whatever could still be sent, also by hand.
      inArray(outbox.state, wants === 'yes' ? ['unconfirmed'] : NOT_SENT),
      // Older ones are no news.
      wants === 'yes' ? sql`${outbox.createdAt} > now() - interval '24 hours'` : undefined,
    )
    await tx
      .update(outbox)
      .set(
        wants === 'yes'
          ? { state: 'waiting', reason: null, dueAt: sql`now()` }
          : { state: 'held', reason: UNWANTED },
      )
      .where(waiting)
  })
  return { address: asked.recipient }
}

function isRecipient({ userId, recipient }: Asked) {
  return and(eq(alertRecipients.userId, userId), eq(alertRecipients.address, recipient))
}

function question(owner: string, link: string): string {
  return `${owner} uses Plainflow and wants it to tell this address how runs of data pipelines end.

Say here whether that is wanted:

${link}

Nothing more is sent unless somebody says yes there.
`
}
