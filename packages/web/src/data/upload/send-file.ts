import type { Client, ReadingProgress, Upload } from '@plainflow/contract'
import { statusOf } from '@/app/reason-of.ts'
import { pause } from './pause.ts'

/** Small at first, so that progress is seen on a slow line; then as large as a second carries. */
const FIRST_PART = 512 * 1024
const LARGEST_PART = 8_000_000
const PART_MS = 1000
/** Tries without a single new byte before a person is asked. */
const MOST_TRIES = 10
const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 15_000
const LOOK_MS = 900

export interface Sending {
  readonly file: Blob
  /** Begins the upload, or finds the one an earlier attempt began. */
  readonly begin: (signal: AbortSignal) => Promise<Upload>
  readonly call: Client
  readonly signal: AbortSignal
  readonly onProgress: (sent: number) => void
  /** All bytes are there; the answer comes when the server has looked at them. */
  readonly onSent?: () => void
  /** Told about once a second while the answer is waited for. */
  readonly onReading?: (progress: ReadingProgress) => void
  /** The connection is gone and tried again; false: it is back. */
  readonly onWaiting: (isWaiting: boolean) => void
  /** Replaced in tests, where nobody waits. */
  readonly wait?: typeof pause
}

/** The connection stayed away. What arrived is kept, and sending may go on later. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

/** The file cannot be read any more: moved, changed or on a disk that is gone. */
export class FileGone extends Error {
  override readonly name = 'FileGone'
}

/**
 * Sends a file in parts and makes it a dataset. After a failure the server is asked how far it got, and
 * sending goes on from there: no byte is sent for nothing, none is left out.
 */
export async function sendFile({
  file,
  begin,
  call,
  signal,
  onProgress,
  onSent,
  onReading,
  onWaiting,
  wait = pause,
}: Sending) {
  let tries = 0
  /** Repeats a call until it answers; every call of an upload may be repeated. */
  const insist = async <T>(attempt: () => Promise<T>): Promise<T> => {
    for (;;) {
      signal.throwIfAborted()
      try {
        return await attempt()
      } catch (error) {
        await recover(error)
      }
    }
  }
  const recover = async (error: unknown): Promise<void> => {
    signal.throwIfAborted()
    if (!isPassing(error)) throw error
    tries += 1
    if (tries > MOST_TRIES) throw new ConnectionLost('The connection was lost.', { cause: error })
    onWaiting(true)
    await wait(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1)), signal)
  }

  let upload = await insist(() => begin(signal))
  const params = { id: upload.id }
  let partSize = FIRST_PART
  onProgress(upload.offset)
  while (upload.offset < file.size) {
    signal.throwIfAborted()
    const { offset } = upload
    const bytes = await read(file, offset, offset + partSize)
    const begun = performance.now()
    try {
      upload = await call('sendPart', { params, query: { offset }, bytes, signal })
      tries = 0
      onWaiting(false)
      partSize = nextPartSize(partSize, performance.now() - begun)
    } catch (error) {
      await recover(error)
      upload = await insist(() => call('getUpload', { params, signal }))
      if (upload.offset > offset) tries = 0
    }
    onProgress(upload.offset)
  }
  onSent?.()
  let isRead = false
  const watch = async () => {
    for (;;) {
      await wait(LOOK_MS, signal)
      if (isRead) return
      const { reading } = await call('getUpload', { params, signal })
      if (reading && !isRead) onReading?.(reading)
    }
  }
  // What cannot be looked at now is told by the answer.
  if (onReading) watch().catch(() => undefined)
  try {
    return await insist(() => call('completeUpload', { params, signal }))
  } finally {
    isRead = true
  }
}

async function read(file: Blob, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.slice(from, to).arrayBuffer())
  } catch (error) {
    throw new FileGone('The file was moved or changed while it was being read.', { cause: error })
  }
}

function nextPartSize(size: number, ms: number): number {
  const fitting = size * (PART_MS / Math.max(ms, 1))
  return Math.round(Math.min(LARGEST_PART, Math.max(FIRST_PART, Math.min(size * 2, fitting))))
}

/** Whether the same call may go well a moment later. */
function isPassing(error: unknown): boolean {
  const status = statusOf(error)
  if (status !== null) return PASSING.has(status)
  // What fetch throws where no answer came.
  return error instanceof TypeError
}

/** 409: bytes of a broken connection arrived after all, or are still being written. */
const PASSING: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])
