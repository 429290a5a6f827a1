import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { Readable } from 'node:stream'
import { OutsideFailed } from '../connector.ts'
import { Missing } from './in-words.ts'
import { type ListedObject, objects } from './objects.ts'
import { Session } from './session.ts'
import { upload } from './upload.ts'
import { findAll, readAnswer } from './xml.ts'

export { OutsideFailed as BucketFailed } from '../connector.ts'
export { Missing as ObjectMissing } from './in-words.ts'

/** Where a bucket is, as its operator says. */
export interface BucketPlace {
  readonly endpoint: URL
  readonly region: string
  readonly name: string
  readonly isHost: boolean
  readonly accessKey: string
  readonly secretKey: string
  readonly sessionToken: string
}

/**
 * A bucket of whoever runs the program: reached without a way, as nobody else names it. What a moment's
 * trouble breaks is asked for again. Everything else fails with `BucketFailed`.
 */
export class Bucket {
  readonly name: string
  readonly #session: Session

  constructor({ endpoint, region, name, isHost, accessKey, ...secret }: BucketPlace) {
    this.name = name
    const scheme = endpoint.protocol.replace(':', '')
    const port = Number(endpoint.port) || (scheme === 'http' ? 80 : 443)
    const style = isHost ? 'virtual' : 'path'
    const settings = { scheme, host: endpoint.hostname, port, region, style, accessKey }
    const { secretKey, sessionToken } = secret
    const reach = { settings, secrets: { secretKey, sessionToken }, way: '' }
    this.#session = new Session(reach, directAgents())
  }

  /** Whole or not at all; what was there before is there until then. */
  async put(key: string, bytes: AsyncIterable<Buffer>): Promise<void> {
    await upload(this.#session, { bucket: this.name, key, isNew: false }, bytes)
  }

  /** Throws `ObjectMissing` where nothing is there; what breaks off is told by the stream. */
  async get(key: string): Promise<{ readonly bytes: number; readonly content: Readable }> {
    const content = await this.#session.ask({ method: 'GET', bucket: this.name, key })
    const bytes = Number(content.headers['content-length'])
    if (!Number.isSafeInteger(bytes))
      throw new OutsideFailed(`The storage did not say how long "${key}" is.`)
    // Whoever reads it is told as well; nobody reads it yet.
    content.on('error', () => {})
    return { bytes, content }
  }

  /** Also where nothing is there. */
  async remove(key: string): Promise<void> {
    await this.#session.askText({ method: 'DELETE', bucket: this.name, key }).catch(unlessMissing)
  }

  list(prefix: string): AsyncGenerator<ListedObject> {
    return objects(this.#session, this.name, prefix)
  }

  /** Uploads that are neither complete nor taken away. */
  async unfinished(prefix: string): Promise<readonly UnfinishedUpload[]> {
    const query = { uploads: '', prefix }
    const { text } = await this.#session.askText({ method: 'GET', bucket: this.name, query })
    return findAll(readAnswer(text, 'ListMultipartUploadsResult'), 'Upload').map((found) => ({
      key: found.said('Key'),
      id: found.said('UploadId'),
      begunAt: new Date(found.said('Initiated')),
    }))
  }

  async abort({ key, id }: UnfinishedUpload): Promise<void> {
    const query = { uploadId: id }
    await this.#session
      .askText({ method: 'DELETE', bucket: this.name, key, query })
      .catch(unlessMissing)
  }

  close(): void {
    this.#session.close()
  }
}

export interface UnfinishedUpload {
  readonly key: string
  readonly id: string
  readonly begunAt: Date
}

/** So that a large file on its way holds up nobody. */
const SOCKETS = 16

function directAgents() {
  const http = new HttpAgent({ keepAlive: true, maxSockets: SOCKETS })
  const https = new HttpsAgent({ keepAlive: true, maxSockets: SOCKETS })
  return {
    http,
    https,
    close: () => {
      http.destroy()
      https.destroy()
    },
  }
}

function unlessMissing(error: unknown): void {
  if (!(error instanceof Missing)) throw error
}
