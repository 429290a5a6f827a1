import { once } from 'node:events'
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

/** One thread that thinks about one thing at a time. */
export class ThinkerThread {
  readonly #worker: Worker
  #isGone = false

  private constructor(worker: Worker) {
    this.#worker = worker
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
    await once(worker, 'message')
    return new ThinkerThread(worker)
  }

  get isGone(): boolean {
    return this.#isGone
  }

  /** Ends the thread where it takes longer than that: nothing else stops a loop. */
  async ask(question: Question, milliseconds: number): Promise<unknown> {
    const heard = new AbortController()
    const { signal } = heard
    const overdue = setTimeout(() => this.end(), milliseconds)
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
      clearTimeout(overdue)
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
