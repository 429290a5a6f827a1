import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { Failure } from '@plainflow/contract'
import { bundleSource } from '@plainflow/engine'
import type { Question, Reply } from './thinker.ts'

/** Far more than any honest pipeline takes; what holds more is refused, and the server goes on. */
const MEMORY_MB = 512
/** In the main thread a quarter of it; trees are walked to their ends. */
const STACK_MB = 4

const IS_SOURCE = import.meta.url.endsWith('.ts')
const ENTRY = fileURLToPath(
  new URL(IS_SOURCE ? './thinker.ts' : '../bundled/thinker.js', import.meta.url),
)
const SOURCES = ['core/src', 'contract/src', 'engine/src', 'server/src']

export interface TimeLimit {
  readonly milliseconds: number
  readonly patience: number
}

/** How often it is looked at how long a thought has taken. */
const LOOKED_AT = 100

/** One thread that thinks about one thing at a time. */
export class ThinkerThread {
  readonly #worker: Worker
  readonly #cpu: () => number | null
  #isGone = false

  private constructor(worker: Worker, cpu: () => number | null) {
    this.#worker = worker
    this.#cpu = cpu
    worker.once('exit', () => (this.#isGone = true))
  }

  /** Resolves once it has loaded what it thinks with. */
  static async start(): Promise<ThinkerThread> {
    const file = IS_SOURCE ? await bundleSource(ENTRY, SOURCES) : ENTRY
    const worker = new Worker(file, {
      // Nothing of ours: neither secrets nor the flags that tests are started with.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, stackSizeMb: STACK_MB },
    })
    // An idle thread does not keep the process alive.
    worker.unref()
    // Rejects where it cannot be loaded.
    const [counted] = await once(worker, 'message')
    return new ThinkerThread(worker, () => cpuTime(counted))
  }

  get isGone(): boolean {
    return this.#isGone
  }

  /**
   * Ends the thread where it takes longer than that: nothing else stops a loop. What counts is its own
   * time of the processor, where the system tells it: on a busy machine little is done in a second, and
   * an honest question is not to blame. Then it has `patience` times as long by the clock.
   */
  async ask(question: Question, { milliseconds, patience }: TimeLimit): Promise<unknown> {
    const heard = new AbortController()
    const { signal } = heard
    const begun = { clock: performance.now(), cpu: this.#cpu() }
    const overdue = setInterval(() => {
      const clock = performance.now() - begun.clock
      const cpu = this.#cpu()
      const spent = cpu === null || begun.cpu === null ? clock : cpu - begun.cpu
      if (spent >= milliseconds || clock >= milliseconds * patience) void this.end()
    }, LOOKED_AT)
    try {
      const replied = once(this.#worker, 'message', { signal })
      const ended = once(this.#worker, 'exit', { signal })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
      this.#worker.postMessage(question)
      // A memory that is full comes as an error, which ends the waiting for either.
      const [reply] = await Promise.race([replied, ended.then(() => [OVERDUE])])
      return answerOf(reply as Reply) // the thread says nothing else
    } catch (error) {
      if (isOutOfMemory(error)) throw new Failure('too_complex')
      throw error
    } finally {
      clearInterval(overdue)
      heard.abort()
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }
}

const OVERDUE: Reply = { failure: ['too_complex', new Failure('too_complex').message, undefined] }

function answerOf(reply: Reply): unknown {
  if ('failure' in reply) throw new Failure(...reply.failure)
  if ('bug' in reply) throw Object.assign(new Error(reply.bug.message), reply.bug)
  return reply.answer
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** Milliseconds a thread has had of the processor; null where the system does not tell. */
function cpuTime(file: unknown): number | null {
  if (typeof file !== 'string') return null
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return null // it is gone
  }
}
