import { once } from 'node:events'
import { type IncomingMessage, request as askHttp } from 'node:http'
import { request as askHttps } from 'node:https'
import { OutsideFailed, type Reach } from '../connector.ts'
import { wayAgents } from '../tunnels/tunnel.ts'
import { Silent, textOf } from './answer-text.ts'
import type { Asked } from './asked.ts'
import { refuseAnswer, troubleInWords } from './in-words.ts'
import { encodedPath, queryText, sha256, signedHeaders } from './sign.ts'

/** A storage that is asked through one way. */
export class Session {
  readonly settings: Reach['settings']
  readonly #secrets: Reach['secrets']
  readonly #agents
  readonly #asksAgain: boolean
  readonly #limit: number

  /** `agents`: those of who needs no way, and asks again for what is lost on it. */
  constructor({ settings, secrets, way }: Reach, agents?: ReturnType<typeof wayAgents>) {
    this.settings = settings
    this.#secrets = secrets
    this.#asksAgain = agents !== undefined
    this.#agents = agents ?? wayAgents(way, String(settings['authority'] ?? ''))
    this.#limit = Math.min(Math.max(1, Number(settings['timeLimit'] ?? 60)), 3_600) * 1_000
  }

  close(): void {
    this.#agents.close()
  }

  /** The bucket of a source; of none, that of the connection. */
  bucketOf(named: string): string {
    const bucket = named || String(this.settings['bucket'] ?? '')
    if (bucket === '')
      throw new OutsideFailed('No bucket is named: neither in the connection nor by its tables.')
    // It becomes part of the name of a host, or of a path.
    if (!/^[a-z0-9](?:[a-z0-9._-]{0,61}[a-z0-9])?$/i.test(bucket))
      throw new OutsideFailed(`"${bucket.slice(0, 70)}" cannot be the name of a bucket.`)
    return bucket
  }

  /** An answer that is none is told in words; what is asked too often is asked again. */
  async ask(asked: Asked): Promise<IncomingMessage> {
    for (let repeats = 0; ; repeats += 1) {
      const isLast = repeats === WAITS.length
      const answer = await this.#send(asked).catch((error: unknown) => {
        const isLost = error instanceof OutsideFailed && error.isDown
        if (!this.#asksAgain || !isLost || isLast) throw error
        return null
      })
      const status = answer?.statusCode ?? 0
      if (answer && status >= 200 && status < 300) return answer
      if (answer && (!PASSING.has(status) || isLast)) return refuseAnswer(answer, asked, this)
      answer?.destroy()
      await new Promise((resolve) => setTimeout(resolve, WAITS[repeats]))
    }
  }

  /** The same, and its text to the end. */
  async askText(
    asked: Asked,
  ): Promise<{ readonly answer: IncomingMessage; readonly text: string }> {
    const answer = await this.ask(asked)
    return { answer, text: await this.within(() => textOf(answer)) }
  }

  /** What is lost or silent on the way is told in words. */
  async within<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw troubleInWords(error, this)
    }
  }

  #send({ method, bucket, key = '', query = {}, headers = {}, body }: Asked) {
    const { host, path } = this.#placeOf(bucket, key)
    const isSafe = this.settings['scheme'] !== 'http'
    const port = Number(this.settings['port'])
    const named = port === (isSafe ? 443 : 80) ? host : `${host}:${port}`
    const toSign = {
      method,
      path,
      query,
      headers: { host: named, ...headers },
      bodyHash: sha256(body ?? ''),
    }
    const asking = queryText(query)
    return this.within(async () => {
      const sent = (isSafe ? askHttps : askHttp)({
        host,
        port,
        method,
        path: asking === '' ? path : `${path}?${asking}`,
        agent: isSafe ? this.#agents.https : this.#agents.http,
        headers: {
          ...signedHeaders(toSign, this.#signer(), new Date()),
          'user-agent': 'Plainflow',
          ...(body ? { 'content-length': String(body.length) } : {}),
        },
      })
      // Also while a body comes, which may then be as long as it likes.
      sent.setTimeout(this.#limit, () => sent.destroy(new Silent(this.#limit)))
      sent.on('error', () => {})
      sent.end(body)
      const [answer] = await once(sent, 'response', {
        signal: AbortSignal.timeout(this.#limit + Math.ceil((body?.length ?? 0) / SLOWEST)),
      }).catch((error: unknown) => {
        sent.destroy()
        throw error
      })
      // The one thing that this event carries.
      return answer as IncomingMessage
    })
  }

  #placeOf(bucket: string | undefined, key: string) {
    const endpoint = String(this.settings['host'])
    if (bucket === undefined) return { host: endpoint, path: '/' }
    const isHost = this.settings['style'] === 'virtual'
    const behind = encodedPath(key === '' ? '/' : `/${key}`)
    return isHost
      ? { host: `${bucket}.${endpoint}`, path: behind }
      : { host: endpoint, path: key === '' ? `/${bucket}` : `/${bucket}${behind}` }
  }

  #signer() {
    return {
      accessKey: String(this.settings['accessKey'] ?? '').trim(),
      secretKey: (this.#secrets['secretKey'] ?? '').trim(),
      sessionToken: (this.#secrets['sessionToken'] ?? '').trim(),
      region: String(this.settings['region'] ?? '').trim() || 'us-east-1',
    }
  }
}

export async function inSession<T>(
  reach: Reach,
  use: (session: Session) => Promise<T>,
): Promise<T> {
  const session = new Session(reach)
  try {
    return await use(session)
  } finally {
    session.close()
  }
}

/** Answers of a storage that is busy. */
const PASSING = new Set([429, 500, 503])
const WAITS = [300, 1_200]
/** Bytes of a body in a millisecond. */
const SLOWEST = 20
