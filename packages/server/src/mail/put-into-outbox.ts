import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, count, eq, sql } from 'drizzle-orm'
import type { WithLog } from '../log.ts'
import type { Seal } from '../sealing/seal.ts'
import type { WithSettings } from '../settings.ts'
import { lockUser } from '../store/lock-user.ts'
import type { Queries, WithStore } from '../store/open-store.ts'
import { outbox } from '../store/schema.ts'
import { sealedPlace } from './sealed-place.ts'

export interface AccountMail {
  readonly userId: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
}

export interface WithSeal {
  readonly seal: Seal
}

export type OutboxNeeds = WithStore & WithSettings & WithLog & WithSeal

/** To one address: who signs up with a stranger's must not fill their mailbox. */
const MOST_A_DAY = 20

/**
 * What only its reader may see: until it is sent it stands sealed in the store. Without a mail server it
 * waits in the data folder for the operator to read.
 */
export async function putIntoOutbox(services: OutboxNeeds, mail: AccountMail): Promise<void> {
  const { userId, recipient, subject, text } = mail
  const id = randomUUID()
  const row = { id, userId, recipient, subject, kind: 'account' as const }
  if (services.settings.mail) {
    const sealedText = services.seal.seal(text, sealedPlace(id))
    await keep(services, { ...row, sealedText, state: 'waiting' })
    return
  }
  const folder = join(services.settings.dataFolder, 'outbox')
  const file = `${new Date().toISOString().replaceAll(':', '-')}-${id}.eml`
  if (!(await keep(services, { ...row, file }))) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, file), message(mail, id), { mode: 0o600 })
  services.log.info({ file: join(folder, file) }, 'A mail waits in the outbox')
}

type Row = typeof outbox.$inferInsert & Pick<AccountMail, 'userId' | 'recipient'>

/** False where the address has had its mails of the day; those that come at once are counted too. */
async function keep({ store, log }: OutboxNeeds, row: Row): Promise<boolean> {
  const { userId, subject } = row
  const isKept = await store.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    if ((await toldToday(tx, row)) >= MOST_A_DAY) return false
    await tx.insert(outbox).values(row)
    return true
  })
  if (!isKept) log.warn({ user: userId, subject }, 'An address has had its mails of the day')
  return isKept
}

async function toldToday(db: Queries, { userId, recipient }: Row): Promise<number> {
  const [told] = await db
    .select({ mails: count() })
    .from(outbox)
    .where(
      and(
        eq(outbox.userId, userId),
        eq(outbox.recipient, recipient),
        eq(outbox.kind, 'account'),
        sql`${outbox.createdAt} > now() - interval '24 hours'`,
      ),
    )
  return told?.mails ?? 0
}

function message({ recipient, subject, text }: AccountMail, id: string): string {
  const headers = {
    Date: new Date().toUTCString(),
    'Message-ID': `<${id}@plainflow>`,
    To: recipient,
    Subject: subject,
    'Content-Type': 'text/plain; charset=utf-8',
  }
  // A line break in an address must not become a header of its own.
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${oneLine(value)}`)
  return `${lines.join('\r\n')}\r\n\r\n${text.replaceAll('\n', '\r\n')}`
}

function oneLine(value: string): string {
  return value.replace(/[\r\n]+/g, ' ')
}
