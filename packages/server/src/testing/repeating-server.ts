import { createServer } from 'node:net'

export interface RepeatingServer {
  readonly port: number
  close(): Promise<void>
}

/**
 * Speaks as much PostgreSQL as it takes to be told a password, and repeats it in its error: as it is, in
 * base64 and percent-encoded.
 *
 * @param onPassword called while whoever asks is still there
 */
export async function startRepeatingServer(onPassword: () => void): Promise<RepeatingServer> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(message('R', Buffer.from([0, 0, 0, CLEARTEXT])))
      socket.once('data', (answer: Buffer) => {
        onPassword()
        const password = answer.toString('utf8', 5, answer.length - 1)
        const base64 = Buffer.from(password).toString('base64')
        const said = `no ${password}, ${base64} or ${encodeURIComponent(password)} here`
        const fields = ['SFATAL', 'CXX000', `M${said}`, `D${said}`, ''].join('\0')
        socket.end(message('E', Buffer.from(`${fields}\0`)))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The kind of proof it asks for. */
const CLEARTEXT = 3

function message(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(kind), length, body])
}
