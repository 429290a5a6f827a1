import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { OutsideFailed } from '../connector.ts'
import { Otherwise } from './in-words.ts'
import type { Session } from './session.ts'
import type { SourceFile } from './source-files.ts'

/** The bytes of a file, or of a part of it; of the version that was listed, and of no other. */
export async function openFile(
  session: Session,
  { bucket, key, etag }: SourceFile,
  range?: { readonly from: number; readonly to: number },
): Promise<Readable> {
  try {
    return await session.ask({
      method: 'GET',
      bucket,
      key,
      headers: {
        ...(etag === '' ? {} : { 'if-match': etag }),
        ...(range ? { range: `bytes=${range.from}-${range.to - 1}` } : {}),
      },
    })
  } catch (error) {
    if (!(error instanceof Otherwise)) throw error
    throw new OutsideFailed(`"${key}" was changed while it was read. Read it again.`)
  }
}

/** Its text, unpacked, in pieces of bytes. */
export async function* unpacked(session: Session, file: SourceFile): AsyncGenerator<Buffer> {
  const body = await openFile(session, file)
  // What breaks off is told by who reads the pieces.
  const stream = file.kind.isPacked ? pipeline(body, createGunzip(), () => {}) : body
  try {
    // Streams of bytes: nothing decodes them.
    for await (const piece of stream) yield piece as Buffer
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new OutsideFailed(
        `"${file.key}" is not packed with gzip, as its name says, or is cut off.`,
      )
    throw error
  } finally {
    body.destroy()
  }
}
