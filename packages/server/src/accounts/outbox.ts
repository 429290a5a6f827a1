import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import type { Database } from '../store/open-store.ts'
import { outbox } from '../store/schema.ts'

export interface Mail {
  readonly recipient: string
  readonly subject: string
  readonly text: string
}

/** Without a mail server, mail waits in the data folder for the operator to read. */
export async function putIntoOutbox(
  db: Database,
  dataFolder: string,
  mail: Mail,
  log: Log,
): Promise<void> {
  const folder = join(dataFolder, 'outbox')
  const id = randomUUID()
  const file = `${new Date().toISOString().replaceAll(':', '-')}-${id}.eml`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, file), message(mail, id), { mode: 0o600 })
  await db.insert(outbox).values({ id, recipient: mail.recipient, subject: mail.subject, file })
  log.info({ file: join(folder, file) }, 'A mail waits in the outbox')
}

function message({ recipient, subject, text }: Mail, id: string): string {
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
