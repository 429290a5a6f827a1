import { setTimeout as pause } from 'node:timers/promises'
import { SALES_CSV, salesGraph } from './sales.ts'

type Kind = 'pipeline' | 'dataset' | 'run' | 'chat'

interface Place {
  url: string
  readonly token: string
}

/**
 * Somebody who works on while things are killed beneath them. Whatever they do carries a key of its own
 * and is sent again until it is answered, one thing of a kind at a time; nothing but success, an outage
 * (503 with Retry-After) or a lost connection may come back. What must be there is then looked up from
 * outside, by names and ids, against the list of what was acknowledged.
 */
export class SteadyLoad {
  /** Answers that must not be given. */
  readonly wrong: string[] = []
  readonly lost = new Set<string>()
  readonly doubled = new Set<string>()
  readonly #place: Place
  /** A run that took three servers with it, for all anybody knows, is given up and says so. */
  readonly #mayInterrupt: boolean
  /** By kind: what was sent, by its number, and the id it was acknowledged with. */
  readonly #acknowledged: Record<Kind, Map<number, string>> = {
    pipeline: new Map(),
    dataset: new Map(),
    run: new Map(),
    chat: new Map(),
  }
  readonly #begun: Record<Kind, number> = { pipeline: 0, dataset: 0, run: 0, chat: 0 }
  #pipelineId = ''
  #graph = salesGraph('')
  #workers: Promise<void>[] = []
  #isStopping = false
  #isAbandoned = false

  constructor(place: Place, { mayInterrupt = false } = {}) {
    this.#place = place
    this.#mayInterrupt = mayInterrupt
  }

  get figures(): Record<Kind, number> {
    const { pipeline, dataset, run, chat } = this.#acknowledged
    return { pipeline: pipeline.size, dataset: dataset.size, run: run.size, chat: chat.size }
  }

  async begin(): Promise<void> {
    this.#graph = salesGraph(await this.#do('dataset'))
    this.#pipelineId = await this.#do('pipeline')
    const kinds: Kind[] = ['pipeline', 'dataset', 'run', 'chat']
    this.#workers = kinds.map(async (kind) => {
      while (!this.#isStopping) await this.#do(kind)
    })
    // Why one of them gave up is among what is wrong.
    for (const worker of this.#workers) worker.catch(() => {})
  }

  /** Ends once everything that was begun is acknowledged. */
  async end(): Promise<void> {
    this.#isStopping = true
    await Promise.all(this.#workers)
  }

  /** The test failed: nobody will ever answer. */
  abandon(): void {
    this.#isAbandoned = true
  }

  /** Everything is whole when something can be stored again. */
  async untilWhole(): Promise<void> {
    await this.#do('pipeline')
  }

  async check(): Promise<void> {
    const known = structuredClone(this.#acknowledged)
    const list = async (path: string) => (await this.#get(path)) as Listed[] // as the contract says
    const [pipelines, datasets] = [await list('/api/pipelines'), await list('/api/datasets')]
    this.#compare('pipeline', known, pipelines)
    this.#compare('dataset', known, datasets)
    const runs = await list(`/api/executions?pipelineId=${this.#pipelineId}`)
    const ids = new Set(this.#acknowledged.run.values())
    // One may be stored whose answer is on its way.
    const unknown = runs.filter(({ id }) => !ids.has(id)).map(({ id }) => `run ${id}`)
    for (const run of unknown.slice(this.#isStopping ? 0 : 1)) this.doubled.add(run)
    const reasons = (await list('/api/credits/ledger')).filter(({ amount }) => (amount ?? 0) < 0)
    for (const number of known.chat.keys()) {
      const paid = reasons.filter(({ reason }) => reason?.includes(`over ${number}"`)).length
      if (paid === 0) this.lost.add(`chat ${number}`)
      if (paid > 1) this.doubled.add(`chat ${number}`)
    }
  }

  /** At the end: what was taken in is there byte by byte, and every run has come to its end. */
  async checkContents(): Promise<void> {
    for (const [number, id] of this.#acknowledged.dataset) {
      const text = await this.#get(`/api/datasets/${id}/original`, true)
      if (text !== contentOf(number)) this.lost.add(`content of dataset ${number}`)
    }
    for (const id of this.#acknowledged.run.values()) {
      const { status, error } = await this.#untilEnded(id)
      const isGivenUp = this.#mayInterrupt && status === 'failed' && error === 'interrupted'
      if (status !== 'completed' && !isGivenUp) this.lost.add(`run ${id}: ${status} ${error}`)
    }
  }

  #compare(kind: Kind, known: Record<Kind, Map<number, string>>, listed: readonly Listed[]): void {
    const ids = new Set(listed.map(({ id }) => id))
    for (const [number, id] of known[kind]) if (!ids.has(id)) this.lost.add(`${kind} ${number}`)
    // A second dataset of a name is called otherwise.
    const names = new Set<string>()
    for (const { name = '' } of listed) {
      if (names.has(name) || !/^\w+ \d+$/.test(name)) this.doubled.add(name)
      names.add(name)
    }
  }

  async #do(kind: Kind): Promise<string> {
    this.#begun[kind] += 1
    const number = this.#begun[kind]
    const { path, body } = this.#request(kind, number)
    const key = `${kind} ${number}`
    const answer = await this.#untilAnswered(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    })
    const { id, dataset, executionId } = JSON.parse(answer) as Acknowledged
    const found = id ?? dataset?.id ?? executionId ?? key
    this.#acknowledged[kind].set(number, found)
    if (kind === 'run') await this.#untilEnded(found)
    return found
  }

  #request(kind: Kind, number: number): { path: string; body: unknown } {
    const name = `${kind} ${number}`
    if (kind === 'run') return { path: `/api/pipelines/${this.#pipelineId}/execute`, body: {} }
    if (kind === 'dataset') {
      const body = { name, filename: `${number}.csv`, csvData: contentOf(number) }
      return { path: '/api/datasets/upload', body }
    }
    if (kind === 'chat') {
      const message = `keep rows where amount is over ${number}`
      const body = {
        message,
        currentPipeline: this.#graph,
        availableDatasets: [],
        conversationHistory: [],
      }
      return { path: '/api/conversational-pipeline', body }
    }
    const { blocks, connections } = this.#graph
    const graph = { blocks: JSON.stringify(blocks), connections: JSON.stringify(connections) }
    return { path: '/api/pipelines', body: { name, ...graph } }
  }

  async #untilEnded(id: string): Promise<Ended> {
    for (;;) {
      const run = (await this.#get(`/api/executions/${id}`)) as Ended // as the contract says
      if (run.status !== 'queued' && run.status !== 'running') return run
      await pause(20)
    }
  }

  async #get(path: string, isText = false): Promise<unknown> {
    const text = await this.#untilAnswered(path, {})
    return isText ? text : JSON.parse(text)
  }

  async #untilAnswered(path: string, { headers, ...request }: RequestInit): Promise<string> {
    while (!this.#isAbandoned) {
      const authorization = `Bearer ${this.#place.token}`
      const response = await fetch(this.#place.url + path, {
        ...request,
        headers: { ...(headers as Record<string, string>), authorization }, // of no other kind above
      }).catch(() => null)
      const text = await response?.text().catch(() => null)
      if (response && text != null) {
        if (response.ok) return text
        const isOutage = response.status === 503 && response.headers.has('retry-after')
        if (!isOutage) this.wrong.push(`${response.status} ${path}: ${text.slice(0, 300)}`)
        // Never to be answered: sent again it would be the same for ever.
        if (response.status < 500 && response.status !== 409) throw new Error(this.wrong.at(-1))
      }
      await pause(10)
    }
    throw new Error('Abandoned')
  }
}

function contentOf(number: number): string {
  return SALES_CSV.replaceAll('West', number === 1 ? 'West' : `West ${number}`)
}

interface Acknowledged {
  readonly id?: string
  readonly executionId?: string
  readonly dataset?: { readonly id: string }
}

interface Ended {
  readonly status: string
  readonly error: string | null
}

interface Listed {
  readonly id: string
  readonly name?: string
  readonly amount?: number
  readonly reason?: string
}
