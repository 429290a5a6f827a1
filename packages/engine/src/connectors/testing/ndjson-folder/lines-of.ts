import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { OutsideFailed, type Reach } from '../../connector.ts'

/** The lines of a file of the folder, as they come; whoever stops early ends the request. */
export async function* linesOf(reach: Reach, file: string): AsyncGenerator<string> {
  const { settings, secrets, way } = reach
  const asked = request({
    socketPath: way,
    path: `${String(settings['folder']).replace(/\/$/, '')}/${file}`,
    headers: {
      host: `${String(settings['host'])}:${String(settings['port'])}`,
      authorization: `Bearer ${secrets['token'] ?? ''}`,
    },
  })
  // What is ended early tells so to nobody; unheard it would end the process.
  asked.on('error', () => {})
  try {
    asked.end()
    // The one thing that this event carries.
    const [answer] = (await once(asked, 'response').catch(tellLost)) as [IncomingMessage]
    refuse(answer.statusCode ?? 0)
    yield* linesIn(answer.setEncoding('utf8'))
  } finally {
    asked.destroy()
  }
}

async function* linesIn(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  try {
    for await (const piece of text) {
      const lines = (rest + piece).split('\n')
      rest = lines.pop() ?? ''
      yield* lines.filter((line) => line !== '')
    }
  } catch (error) {
    const isBroken = error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
    throw isBroken ? new OutsideFailed('The connection broke off.') : error
  }
  if (rest !== '') yield rest
}

/** A redirect is refused as well: the way leads to one host alone. */
function refuse(status: number): void {
  if (status === 401) throw new OutsideFailed('The token was refused.')
  if (status === 404) throw new OutsideFailed('There is no such table.')
  if (status !== 200) throw new OutsideFailed(`The folder answered with ${status}.`)
}

function tellLost(): never {
  throw new OutsideFailed('The connection was lost or never came about.')
}
