import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Compression } from '@plainflow/core'
import { UnreadableFile } from '../../unreadable-file.ts'
import { FileWriter } from './file-writer.ts'
import { zstdPieces } from './zstd-pieces.ts'

/** Texts shrink to a tenth, very even ones to a fiftieth. */
const MOST_RATIO = 200
/** Below this much, any ratio is harmless. */
const HARMLESS = 50_000_000

export interface UnpackOptions {
  /** Stop after about so many bytes. */
  readonly most?: number
  tell?(share: number): void
}

/** Unpacks a gzip or zstd file into another; refuses a small file that would become a huge one. */
export async function unpack(
  from: string,
  to: string,
  compression: Exclude<Compression, 'none'>,
  { most = Infinity, tell }: UnpackOptions = {},
): Promise<void> {
  const { size } = await stat(from)
  const source = createReadStream(from, { highWaterMark: 1 << 16 })
  const pieces =
    compression === 'gzip'
      ? // Whoever reads the pieces is told what goes wrong.
        pipeline(source, createGunzip({ chunkSize: 1 << 18 }), () => {})
      : zstdPieces(source)
  const out = new FileWriter(to)
  let unpacked = 0
  try {
    for await (const piece of pieces) {
      // Streams without an encoding give buffers.
      const bytes = piece as Buffer
      unpacked += bytes.length
      if (unpacked > HARMLESS && unpacked > MOST_RATIO * size) {
        throw new UnreadableFile(
          `The file unpacks to more than ${MOST_RATIO} times its size, which no table does. Sending it unpacked might help.`,
        )
      }
      await out.write(bytes)
      tell?.(source.bytesRead / size)
      if (unpacked >= most) break
    }
  } catch (error) {
    if (error instanceof UnreadableFile || isDiskFull(error)) throw error
    throw new UnreadableFile(
      `The ${compression} file is broken after ${unpacked} unpacked bytes. Sending it again, or unpacked, might help.`,
    )
  } finally {
    source.destroy()
    await out.end()
  }
}

function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && /^E(NOSPC|FBIG|DQUOT)$/.test(String(error.code))
  )
}
