import { isIP } from 'node:net'
import { type Connection, type ConnectionOptions, createConnection } from 'mysql2'
import type { Reach } from '../connector.ts'
import { encryptionOf } from '../sql/encryption.ts'
import { WaySocket } from '../sql/way-socket.ts'
import { secondsToConnect } from '../sql/words.ts'
import { databaseOf } from './names.ts'

/** A connection through the one way there is, ready for the first question. */
export async function openConnection(reach: Reach): Promise<Connection> {
  const connection = createConnection(configOf(reach))
  // An error while nobody waits for an answer is told by the next question; unheard it would end the process.
  connection.on('error', () => {})
  try {
    await new Promise<void>((resolve, reject) => {
      connection.connect((error) => (error ? reject(error) : resolve()))
    })
  } catch (error) {
    connection.destroy()
    throw error
  }
  return connection
}

/** Only what is named here: nothing of an address or of the environment becomes an option. */
function configOf(reach: Reach): ConnectionOptions {
  const { settings, secrets, way } = reach
  const host = String(settings['host'] ?? '')
  const encryption = encryptionOf(reach)
  return {
    host,
    port: Number(settings['port'] ?? 3306),
    user: String(settings['user'] ?? ''),
    password: secrets['password'] ?? '',
    database: databaseOf(reach),
    charset: 'utf8mb4',
    stream: () => socketTo(way, host),
    connectTimeout: secondsToConnect(reach) * 1_000,
    // No file of ours is ever read for a server, and no second statement taken.
    flags: ['-LOCAL_FILES', '-MULTI_STATEMENTS', '-MULTI_RESULTS', '-PS_MULTI_RESULTS'],
    connectAttributes: { program_name: 'plainflow' },
    // Else code would be made of what a server calls its columns.
    disableEval: true,
    ...(encryption
      ? { ssl: { ...encryption, verifyIdentity: encryption.rejectUnauthorized } }
      : {}),
  }
}

function socketTo(way: string, host: string): WaySocket {
  const socket = new WaySocket(way)
  // The client names no host to TLS where it is an address, and TLS would check for "localhost".
  if (isIP(host)) Object.assign(socket, { _host: host })
  return socket.connect()
}
