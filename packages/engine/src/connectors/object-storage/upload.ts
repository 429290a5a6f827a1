import { whenGivenUp } from '../child/given-up.ts'
import { OutsideFailed } from '../connector.ts'
import type { Asked } from './asked.ts'
import { failureOf } from './in-words.ts'
import type { Session } from './session.ts'
import { findAll, readXml } from './xml.ts'

export interface Goal {
  readonly bucket: string
  readonly key: string
  /** Refused where something is there already. */
  readonly isNew: boolean
}

/** Ten thousand parts are the most there can be: so an object is at most of 80 GB. */
const PART = 8_000_000
const MOST_PARTS = 10_000

/**
 * Sends an object whose length nobody knows yet. What fits into one part is sent as one; else the parts wait
 * in the storage until the last, and only then there is an object. Whatever breaks off takes them away again.
 */
export async function upload(
  session: Session,
  goal: Goal,
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  const parts = partsOf(bytes)[Symbol.asyncIterator]()
  const first = await parts.next()
  const body = first.done ? Buffer.alloc(0) : first.value
  const second = first.done ? first : await parts.next()
  const { bucket, key } = goal
  if (second.done) {
    await guarded(session, goal, { method: 'PUT', bucket, key, body })
    return
  }
  await removeOld(session, goal)
  const sending = await Sending.begin(session, goal)
  const abort = () => sending.abort()
  whenGivenUp(abort)
  try {
    await sending.part(body)
    await sending.part(second.value)
    for (let next = await parts.next(); !next.done; next = await parts.next())
      await sending.part(next.value)
    await sending.complete()
  } catch (error) {
    await abort().catch(() => {})
    throw error
  }
}

/** Of one length each, but for the last. */
async function* partsOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let length = 0
  for await (const piece of bytes) {
    for (let at = 0; at < piece.length;) {
      const taken = piece.subarray(at, at + PART - length)
      held.push(taken)
      length += taken.length
      at += taken.length
      if (length < PART) continue
      yield Buffer.concat(held)
      held = []
      length = 0
    }
  }
  if (length > 0) yield Buffer.concat(held)
}

class Sending {
  readonly #session: Session
  readonly #goal: Goal
  readonly #uploadId: string
  readonly #etags: string[] = []

  private constructor(session: Session, goal: Goal, uploadId: string) {
    this.#session = session
    this.#goal = goal
    this.#uploadId = uploadId
  }

  static async begin(session: Session, goal: Goal): Promise<Sending> {
    const { bucket, key } = goal
    const asked: Asked = { method: 'POST', bucket, key, query: { uploads: '' } }
    const { text } = await session.askText(asked)
    const [begun] = findAll(readXml(text), 'InitiateMultipartUploadResult')
    const uploadId = begun?.said('UploadId') ?? ''
    if (uploadId === '') throw new OutsideFailed('The storage began no upload.')
    return new Sending(session, goal, uploadId)
  }

  async part(body: Buffer): Promise<void> {
    const number = this.#etags.length + 1
    if (number > MOST_PARTS)
      throw new OutsideFailed(`The file is longer than ${(PART * MOST_PARTS) / 1e9} GB.`)
    const { bucket, key } = this.#goal
    const query = { partNumber: String(number), uploadId: this.#uploadId }
    const { answer } = await this.#session.askText({ method: 'PUT', bucket, key, query, body })
    const { etag } = answer.headers
    if (!etag) throw new OutsideFailed('The storage did not say what it made of a part.')
    this.#etags.push(etag)
  }

  async complete(): Promise<void> {
    const { bucket, key } = this.#goal
    const parts = this.#etags.map(
      (etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escaped(etag)}</ETag></Part>`,
    )
    const body = Buffer.from(
      `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}</CompleteMultipartUpload>`,
    )
    const query = { uploadId: this.#uploadId }
    await guarded(this.#session, this.#goal, { method: 'POST', bucket, key, query, body })
  }

  async abort(): Promise<void> {
    const { bucket, key } = this.#goal
    const query = { uploadId: this.#uploadId }
    await this.#session.askText({ method: 'DELETE', bucket, key, query })
  }
}

/** The last step, after which there is an object; it may begin with 200 and end in an error. */
async function guarded(session: Session, { isNew }: Goal, asked: Asked): Promise<void> {
  const headers: Record<string, string> = isNew ? { 'if-none-match': '*' } : {}
  const { answer, text } = await session.askText({ ...asked, headers })
  if (/<Error\b/.test(text)) throw failureOf(answer, text, asked, session)
}

/** One that is still going on is not as old as this. */
const OLD_MS = 24 * 3_600_000

/** Parts of an upload of the same object that nobody will go on with: its sender was killed. */
async function removeOld(session: Session, { bucket, key }: Goal): Promise<void> {
  const query = { uploads: '', prefix: key }
  // Who may write need not be allowed to list.
  const listed = await session.askText({ method: 'GET', bucket, query }).catch(() => null)
  if (!listed) return
  for (const found of findAll(readXml(listed.text), 'Upload')) {
    const began = Date.parse(found.said('Initiated'))
    if (found.said('Key') !== key || !(Date.now() - began > OLD_MS)) continue
    const uploadId = found.said('UploadId')
    await session.askText({ method: 'DELETE', bucket, key, query: { uploadId } }).catch(() => null)
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
