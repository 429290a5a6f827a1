import { createHmac } from 'node:crypto'
import { type Bucket, ObjectMissing } from '@plainflow/engine/bucket'
import { SettingsError } from '../settings.ts'

/** What lies in the bucket says whose it is. */
export const CLAIM = 'plainflow'

export interface Claiming {
  readonly bucket: Bucket
  readonly prefix: string
  /** The address, for messages. */
  readonly address: string
  /** The server's, and those before it: who has it made what lies there. */
  readonly secret: string
  readonly oldSecrets: readonly string[]
}

/**
 * A server removes what none of its rows knows. In the bucket of another installation, or of somebody else,
 * that would be everything: so the first server writes down whose it is, into an empty place alone.
 */
export async function claimBucket(claiming: Claiming): Promise<void> {
  const { bucket, prefix, address, secret, oldSecrets } = claiming
  const own = markOf(secret)
  const found = await readMark(bucket, prefix + CLAIM)
  if (found === own) return
  if (found === null) {
    for await (const { key } of bucket.list(prefix))
      throw new SettingsError([
        `PLAINFLOW_FILES: ${address} holds something that is not Plainflow's ("${key}"); name an empty prefix`,
      ])
  } else if (!oldSecrets.some((old) => markOf(old) === found))
    throw new SettingsError([
      `PLAINFLOW_FILES: ${address} belongs to another installation, with another PLAINFLOW_SECRET; name another prefix`,
    ])
  await bucket.put(prefix + CLAIM, once(Buffer.from(own)))
}

async function readMark(bucket: Bucket, key: string): Promise<string | null> {
  try {
    const { content } = await bucket.get(key)
    const pieces: Buffer[] = []
    for await (const piece of content) pieces.push(piece as Buffer) // a stream of bytes
    return Buffer.concat(pieces).toString()
  } catch (error) {
    if (error instanceof ObjectMissing) return null
    throw error
  }
}

/** Tells nothing of the secret. */
function markOf(secret: string): string {
  return createHmac('sha256', secret).update('files of this installation').digest('hex')
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
