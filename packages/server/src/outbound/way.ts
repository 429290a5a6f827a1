import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import type { Log } from '../log.ts'
import { type RefusalReason, WayRefused } from './way-refused.ts'

export interface WayLimits {
  /** Until one of the addresses has answered. */
  readonly connectMs: number
  /** From when the way is opened. */
  readonly totalMs: number
  /** In both directions together. */
  readonly bytes: number
}

/** One port of a host, whose addresses have been checked; tried in their order. */
export interface Goal {
  readonly host: string
  readonly port: number
  readonly addresses: readonly string[]
}

export interface WayOptions {
  /** Where it leads; of a way to several hosts, where it leads first. */
  readonly place: Pick<Goal, 'host' | 'port'>
  /** Where one of its connections is to lead. */
  readonly goalOf: (inner: Socket) => Promise<AskedGoal | null>
  readonly path: string
  readonly limits: WayLimits
  readonly log: Log
}

export interface AskedGoal extends Goal {
  /** Told before the first byte is passed on, where whoever asked waits for it. */
  readonly answer?: (trouble: WayRefused | null) => void
}

/** One that asks, one that cancels it, and some to spare; more is no way to use a way. */
const MOST_AT_ONCE = 8

/** A socket in the file system; whoever connects to it speaks to one port of pinned addresses. */
export class Way {
  /** What cut or hindered it, if anything did. */
  trouble: WayRefused | null = null
  readonly #options: WayOptions
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly #timer: NodeJS.Timeout
  #bytes = 0

  constructor(options: WayOptions) {
    this.#options = options
    this.#server = createServer((inner) => void this.#relay(inner))
    this.#server.maxConnections = MOST_AT_ONCE
    this.#timer = setTimeout(() => this.#cut('time-limit'), options.limits.totalMs).unref()
  }

  async open(): Promise<void> {
    this.#server.listen(this.#options.path)
    await once(this.#server, 'listening')
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    for (const socket of this.#sockets) socket.destroy()
    if (this.#server.listening)
      await new Promise<void>((resolve) => this.#server.close(() => resolve()))
    await rm(this.#options.path, { force: true })
  }

  async #relay(inner: Socket): Promise<void> {
    this.#hold(inner)
    inner.pause()
    const goal = await this.#options.goalOf(inner)
    const outer = goal && !inner.destroyed ? await this.#reach(goal) : null
    if (!outer || inner.destroyed) {
      // What was answered to it is sent before it ends.
      inner.destroySoon()
      outer?.destroy()
      return
    }
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      from.on('data', ({ length }: Buffer) => this.#count(length))
      from.pipe(to)
      from.once('close', () => to.destroySoon())
    }
  }

  /** The first address that answers; null where none does. */
  async #reach({ host, port, addresses, answer }: AskedGoal): Promise<Socket | null> {
    const { limits, log } = this.#options
    const start = performance.now()
    const deadline = AbortSignal.timeout(limits.connectMs)
    for (const address of addresses) {
      const outer = connect({ host: address, port })
      this.#hold(outer)
      const outcome = await connected(outer, deadline)
      const ms = Math.round(performance.now() - start)
      log.info({ host, port, address, outcome, ms }, 'An outgoing connection')
      if (outcome === 'connected') {
        answer?.(null)
        return outer
      }
      outer.destroy()
    }
    const trouble = new WayRefused(deadline.aborted ? 'slow' : 'unreachable', { host, port })
    // Who is told can try again or go elsewhere; who is not cannot know why it ended.
    if (answer) answer(trouble)
    else this.trouble ??= trouble
    return null
  }

  #hold(socket: Socket): void {
    this.#sockets.add(socket)
    // What went wrong is told by how the conversation ended; unheard, it would end the server.
    socket.on('error', () => {})
    socket.once('close', () => this.#sockets.delete(socket))
  }

  #count(bytes: number): void {
    this.#bytes += bytes
    if (this.#bytes > this.#options.limits.bytes) this.#cut('byte-limit')
  }

  #cut(reason: RefusalReason): void {
    if (this.trouble) return
    const { place, log } = this.#options
    this.trouble = new WayRefused(reason, place)
    log.warn({ ...place, reason, bytes: this.#bytes }, 'An outgoing connection was cut')
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }
}

async function connected(socket: Socket, signal: AbortSignal): Promise<string> {
  try {
    await once(socket, 'connect', { signal })
    return 'connected'
  } catch (error) {
    if (signal.aborted) return 'slow'
    return error instanceof Error && 'code' in error ? String(error.code) : 'failed'
  }
}
