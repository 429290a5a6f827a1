import { availableParallelism, loadavg } from 'node:os'
import {
  type LanguageModel,
  type ModelReply,
  type ModelRequest,
  ModelTrouble,
} from '../language-model.ts'
import { MOST_CONTEXT, type ModelFile } from './model-files.ts'
import { ModelProcess, type StartApart } from './model-process.ts'

export interface LocalModelOptions {
  readonly name: string
  /** Its file, looked for whenever it is loaded. */
  find(): Promise<ModelFile>
  readonly start: StartApart
  /** For one answer, with loading and with waiting for those before. */
  readonly timeoutMs: number
  /** Milliseconds without a question after which its memory is given back. */
  readonly idleMs?: number
}

/** A model in a file, which this machine runs itself. */
export interface LocalModel extends LanguageModel {
  /** Whatever it is asked later starts it again. */
  close(): Promise<void>
}

const IDLE_MS = 5 * 60_000

export function openLocalModel(options: LocalModelOptions): LocalModel {
  const { name, start, timeoutMs, idleMs = IDLE_MS } = options
  let running: ModelProcess | null = null
  let before: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  const close = async () => {
    clearTimeout(idle)
    const ended = running
    running = null
    await ended?.end()
  }
  const ask = async (request: ModelRequest, signal: AbortSignal): Promise<ModelReply> => {
    signal.throwIfAborted()
    clearTimeout(idle)
    if (!running || running.isGone) {
      const { path, runtime, memory } = await options.find().catch(() => {
        throw new ModelTrouble('unreachable')
      })
      const load = { path, runtime, threads: freeThreads(), context: MOST_CONTEXT }
      running = new ModelProcess({ ...load, memory, start })
    }
    try {
      return await running.ask(request, signal)
    } finally {
      idle = setTimeout(() => void close(), idleMs).unref()
    }
  }
  return {
    provider: 'file',
    name,
    close,
    async answer(request) {
      const timeout = AbortSignal.timeout(timeoutMs)
      const signal = AbortSignal.any([request.signal, timeout])
      // One at a time: two together take longer than one after the other.
      const turn = before.then(() => ask(request, signal))
      before = turn.catch(() => {})
      try {
        return await untilStopped(turn, signal)
      } catch (error) {
        request.signal.throwIfAborted()
        throw timeout.aborted ? new ModelTrouble('slow') : error
      }
    },
  }
}

/** Whoever waits in the row need not wait to leave it. */
function untilStopped<T>(turn: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
    if (signal.aborted) leave()
    turn.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}

/** Its threads wait by spinning: on a core that others use they only get in the way. */
export function freeThreads(cores = availableParallelism(), busy = loadavg()[0] ?? 0): number {
  return Math.max(1, Math.floor(cores - busy) - 1)
}
