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

export interface WayOptions {
  readonly host: string
  readonly port: number
  /** All of them checked; tried in their order. */
  readonly addresses: readonly string[]
  readonly path: string
  readonly limits: WayLimits
  readonly log: Log
}

/** One that asks, one that cancels it, and some to spare; more is no way to use a way. */
const MOST_AT_ONCE = 8

/** A socket in the file system; whoever connects to it speaks to one port of the pinned addresses. */
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
    const outer = await this.#reach()
    if (!outer || inner.destroyed) {
      inner.destroy()
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
  async #reach(): Promise<Socket | null> {
    const { host, port, addresses, limits, log } = this.#options
    const start = performance.now()
    const deadline = AbortSignal.timeout(limits.connectMs)
    for (const address of addresses) {
      const outer = connect({ host: address, port })
      this.#hold(outer)
      const outcome = await connected(outer, deadline)
      const ms = Math.round(performance.now() - start)
      log.info({ host, port, address, outcome, ms }, 'An outgoing connection')
      if (outcome === 'connected') return outer
      outer.destroy()
    }
    this.trouble ??= new WayRefused(deadline.aborted ? 'slow' : 'unreachable', { host, port })
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
    const { host, port, log } = this.#options
    this.trouble = new WayRefused(reason, { host, port })
    log.warn({ host, port, reason, bytes: this.#bytes }, 'An outgoing connection was cut')
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
