import { isMailAddress } from '@plainflow/core'
import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { MailServer } from '../mail-server.ts'
import { plainLine } from './plain-line.ts'

export interface Mail {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
}

/** `refused` for good, `later` where another try may do; `unclear` where the answer to it was lost. */
export type HandedOver =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused' | 'later' | 'unclear'; readonly reason: string }

const CONNECT_MS = 15_000
const ANSWER_MS = 60_000

/**
 * Hands one mail to the mail server. `begin` is asked once the server is there and has let us in, before it
 * is told of the mail: where it says no, nothing is sent.
 */
export async function handOver(
  server: MailServer,
  mail: Mail,
  begin: () => Promise<boolean>,
): Promise<HandedOver | null> {
  // A break in an address makes another recipient of it.
  if (!isMailAddress(mail.recipient))
    return { outcome: 'refused', reason: 'The recipient is no mail address.' }
  const message = await composed(server, mail)
  const connection = new SMTPConnection({
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.requireTls,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
  })
  const trouble = new Promise<never>((_, reject) => connection.once('error', reject))
  trouble.catch(() => {})
  try {
    try {
      await Promise.race([step((done) => connection.connect(done)), trouble])
      const { login } = server
      if (login) {
        const auth = { credentials: { user: login.user, pass: login.password } }
        await Promise.race([step((done) => connection.login(auth, done)), trouble])
      }
    } catch (error) {
      return { outcome: 'later', reason: said(error) }
    }
    if (!(await begin())) return null
    try {
      const envelope = { from: server.from, to: [mail.recipient] }
      await Promise.race([step((done) => connection.send(envelope, message, done)), trouble])
      return { outcome: 'sent' }
    } catch (error) {
      return { outcome: outcomeOf(error), reason: said(error) }
    }
  } finally {
    connection.close()
  }
}

/** An answer of the server settles it; where the line broke, it may have been taken all the same. */
function outcomeOf(error: unknown): 'refused' | 'later' | 'unclear' {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : NaN
  if (code >= 500) return 'refused'
  return code >= 400 ? 'later' : 'unclear'
}

function composed(server: MailServer, { id, recipient, subject, text }: Mail): Promise<Buffer> {
  const composer = new MailComposer({
    from: { name: 'Plainflow', address: server.from },
    to: { name: '', address: recipient },
    subject: plainLine(subject),
    text,
    messageId: `<${id}@${server.from.split('@')[1] ?? 'plainflow'}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

function step(start: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => start((error) => (error ? reject(error) : resolve())))
}

function said(error: unknown): string {
  return plainLine(error instanceof Error ? error.message : 'failed').slice(0, 500)
}
