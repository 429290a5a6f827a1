import type { OutsideFailed, Reach } from '../connector.ts'
import { type Answer, type Asked, askOnce } from './ask-once.ts'
import { credentialsOf } from './credentials.ts'
import { isLost, troubleInWords } from './in-words.ts'
import { getToken } from './get-token.ts'
import { originOf } from './origin-of.ts'
import { Pace } from './pace.ts'
import { type Repeating, waitBefore } from './repeating.ts'
import { NotLed, wayAgents } from '../tunnels/tunnel.ts'

/** What is asked through one connection, from the first request to the last. */
export class Session {
  readonly reach: Reach
  readonly origin: string
  /** Repeats of the last request. */
  repeats = 0
  readonly #agents
  readonly #timeLimit: number
  #token: string | null = null

  constructor(reach: Reach) {
    this.reach = reach
    this.origin = originOf(reach.settings)
    this.#agents = wayAgents(reach.way, String(reach.settings['authority'] ?? ''))
    this.#timeLimit = Number(reach.settings['timeLimit'] ?? 60)
  }

  close(): void {
    this.#agents.close()
  }

  /** What may not be told of what was said and heard: secrets, and what was made of them. */
  get hidden(): Readonly<Record<string, string>> {
    const { settings, secrets } = this.reach
    const pair = Buffer.from(`${String(settings['user'])}:${secrets['password'] ?? ''}`)
    const client = Buffer.from(`${String(settings['client'])}:${secrets['clientSecret'] ?? ''}`)
    return {
      ...secrets,
      ...(this.#token === null ? {} : { 'access token': this.#token }),
      ...(secrets['password'] === undefined ? {} : { basic: pair.toString('base64') }),
      ...(secrets['clientSecret'] === undefined ? {} : { client: client.toString('base64') }),
    }
  }

  /** The answer, good or bad; asked again as far as `repeating` says. */
  async ask(asked: Asked, repeating: Repeating, pace = new Pace(0)): Promise<Answer> {
    for (this.repeats = 0; ; this.repeats += 1) {
      await pace.next()
      const outcome = await this.#attempt(asked)
      const wait = waitBefore(outcome, this.repeats, repeating, asked.method)
      if (wait === null) {
        if ('answer' in outcome) return outcome.answer
        throw outcome.error
      }
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }

  async #attempt(asked: Asked): Promise<Outcome> {
    try {
      const answer = await this.#once(asked)
      // A token may have run out, though it was said to last.
      if (answer.status !== 401 || this.#token === null) return { answer }
      this.#token = null
      return { answer: await this.#once(asked) }
    } catch (error) {
      const said = troubleInWords(error, asked.url, this.#timeLimit)
      if (!said) throw error
      const isPassing = said instanceof NotLed ? said.isPassing : isLost(error)
      return { error: said, isPassing }
    }
  }

  async #once(asked: Asked): Promise<Answer> {
    const signal = AbortSignal.timeout(Math.max(1, this.#timeLimit) * 1_000)
    const means = { agents: this.#agents, origin: this.origin, signal }
    const credentials = await credentialsOf(this.reach, async () => {
      const bare = { ...means, credentials: { headers: {}, parameters: {} } }
      this.#token ??= await getToken(this.reach, (request) => askOnce(request, bare))
      return this.#token
    })
    return askOnce(asked, { ...means, credentials })
  }
}

export type Outcome =
  { readonly answer: Answer } | { readonly error: OutsideFailed; readonly isPassing: boolean }
