import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WithLog } from '../log.ts'
import type { Seal } from '../sealing/seal.ts'
import type { WithSettings } from '../settings.ts'
import type { WithStore } from '../store/open-store.ts'
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

/**
 * What only its reader may see: until it is sent it stands sealed in the store. Without a mail server it
 * waits in the data folder for the operator to read.
 */
export async function putIntoOutbox(services: OutboxNeeds, mail: AccountMail): Promise<void> {
  const { db } = services.store
  const { userId, recipient, subject, text } = mail
  const id = randomUUID()
  const row = { id, userId, recipient, subject, kind: 'account' as const }
  if (services.settings.mail) {
    const sealedText = services.seal.seal(text, sealedPlace(id))
    await db.insert(outbox).values({ ...row, sealedText, state: 'waiting' })
    return
  }
  const folder = join(services.settings.dataFolder, 'outbox')
  const file = `${new Date().toISOString().replaceAll(':', '-')}-${id}.eml`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, file), message(mail, id), { mode: 0o600 })
  await db.insert(outbox).values({ ...row, file })
  services.log.info({ file: join(folder, file) }, 'A mail waits in the outbox')
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
