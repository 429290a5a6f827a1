import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type ModelReply, type ModelRequest, ModelTrouble } from '../language-model.ts'
import type { FromChild, Load, ToChild } from './child/messages.ts'
import { writtenSoFar } from './written-so-far.ts'

/** How a program is started apart from this one, confined: the engine's `startApart`. */
export type StartApart = (
  entry: string,
  options: { readonly memory: number; readonly sources: readonly string[] },
) => Promise<{ readonly process: ChildProcess; end(): Promise<void> }>

export interface ModelProcessOptions extends Load {
  readonly start: StartApart
  /** Bytes its process may use. */
  readonly memory: number
}

/** Built, it is one file, as all that is started apart is. */
const ENTRY = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './child/main.ts' : '../bundled/model-child.js',
    import.meta.url,
  ),
)
const SOURCES = ['core/src', 'models/src']

/** Told to stop it ends what it writes; one that does not hear is ended itself. */
const STOPS_WITHIN_MS = 700

/** One process with a loaded model. It answers one question at a time, and once it is gone none any more. */
export class ModelProcess {
  readonly #started: ReturnType<StartApart>
  #lastId = 0
  #isGone = false
  #listen: (said: FromChild | 'gone') => void = () => {}
  #share = 0

  constructor({ start, memory, ...load }: ModelProcessOptions) {
    this.#started = start(ENTRY, { memory, sources: SOURCES })
    this.#started.then(
      ({ process: child }) => {
        child.on('message', (message) => this.#hear(message as FromChild)) // only our child writes to it
        child.once('close', () => this.#leave())
        child.once('error', () => this.#leave())
        this.#tell({ kind: 'load', load })
      },
      () => this.#leave(),
    )
  }

  get isGone(): boolean {
    return this.#isGone
  }

  async ask(request: ModelRequest, signal: AbortSignal): Promise<ModelReply> {
    const { process: child } = await this.#started.catch(() => {
      throw new ModelTrouble('unreachable')
    })
    if (this.#isGone) throw new ModelTrouble('unreachable')
    holdOn(child, true)
    const id = (this.#lastId += 1)
    let forced: NodeJS.Timeout | undefined
    const stop = () => {
      this.#tell({ kind: 'stop', id })
      forced = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS)
    }
    try {
      return await new Promise<ModelReply>((resolve, reject) => {
        const fail = (kind: ModelTrouble['kind']) => reject(new ModelTrouble(kind))
        this.#listen = (said) => {
          if (said === 'gone') return fail('failed')
          if (said.kind === 'loading') return request.onProgress?.(loadingWords(said.share))
          if (said.kind === 'unloadable') return fail('unreachable')
          if (!('id' in said) || said.id !== id) return undefined
          if (said.kind === 'wrote') return request.onPartial(writtenSoFar(said.text))
          if (said.kind === 'stopped') return reject(signal.reason)
          if (said.kind === 'failed') return fail('failed')
          const value = readJson(said.text)
          if (value === undefined) return fail('unreadable')
          return resolve({ value, tokens: said.tokens })
        }
        if (this.#share < 1) request.onProgress?.(loadingWords(this.#share))
        signal.addEventListener('abort', stop, { once: true })
        if (signal.aborted) stop()
        const { system, messages, tables = null } = request
        this.#tell({ kind: 'ask', id, asked: { system, messages, tables } })
      })
    } catch (error) {
      signal.throwIfAborted()
      throw error
    } finally {
      clearTimeout(forced)
      signal.removeEventListener('abort', stop)
      this.#listen = () => {}
      holdOn(child, false)
    }
  }

  async end(): Promise<void> {
    this.#isGone = true
    const started = await this.#started.catch(() => null)
    await started?.end()
  }

  #hear(said: FromChild): void {
    if (said.kind === 'loading') this.#share = said.share
    if (said.kind === 'loaded') this.#share = 1
    this.#listen(said)
  }

  #leave(): void {
    this.#isGone = true
    this.#listen('gone')
    void this.end()
  }

  #tell(message: ToChild): void {
    // One that is gone is told by its `close`.
    void this.#started.then(({ process: child }) => child.send(message, () => {}))
  }
}

function loadingWords(share: number): string {
  return `Loading the model… ${Math.floor(share * 100)} %`
}

/** While nobody waits for it, it keeps no process from ending: it goes when its parent does. */
function holdOn(child: ChildProcess, isHeld: boolean): void {
  for (const one of [child, child.channel, child.stderr as { ref?(): void; unref?(): void } | null])
    if (isHeld) one?.ref?.()
    else one?.unref?.()
}

function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    // Said for the grammar alone.
    const { tables: _, ...answer } = value as Record<string, unknown>
    return answer
  } catch {
    return undefined
  }
}
