import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** The message as it came. */
  readonly raw: string
  readonly id: string
}

/** What it does with a mail: takes it, puts it off, refuses it, or takes it and hangs up without a word. */
export type MailManner = 'take' | 'later' | 'refuse' | 'hang-up'

/** A real mail server on loopback; what it took is in `mails`. */
export async function startMailServer(port = 0) {
  const mails: ReceivedMail[] = []
  let manner: MailManner = 'take'
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let raw = ''
      stream.on('data', (part: Buffer) => (raw += part.toString()))
      stream.on('end', () => {
        if (manner === 'later') return done(answer(451, 'Try again later'))
        if (manner === 'refuse') return done(answer(550, 'Nobody of that name'))
        const { mailFrom, rcptTo } = session.envelope
        const id = /^message-id: <(.*)>/im.exec(raw)?.[1] ?? ''
        const from = mailFrom === false ? '' : mailFrom.address
        mails.push({ from, to: rcptTo.map(({ address }) => address), raw, id })
        if (manner === 'hang-up') for (const { _socket } of sockets(server)) _socket.destroy()
        else done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: at } = server.server.address() as AddressInfo // of TCP
  return {
    mails,
    port: at,
    url: `smtp://127.0.0.1:${at}`,
    behave: (how: MailManner) => (manner = how),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

/** Its connections, as it keeps them. */
function sockets(server: SMTPServer) {
  return (server as unknown as { connections: Set<{ _socket: { destroy(): void } }> }).connections
}

/** The text of a mail as its reader sees it. */
export function textOf({ raw }: ReceivedMail): string {
  const [, body = ''] = /\r\n\r\n([\s\S]*)$/.exec(raw) ?? []
  const isQuoted = /^content-transfer-encoding: quoted-printable/im.test(raw)
  const text = isQuoted
    ? Buffer.from(
        body
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
        'latin1',
      ).toString()
    : body
  return text.replaceAll('\r\n', '\n')
}
