import { randomBytes } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { readdir, rm } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import { socketFolder } from '../socket-folder.ts'
import type { AllowedPlaces } from './allowed-places.ts'
import { askedGoal } from './asked-goal.ts'
import { plainHost } from './plain-host.ts'
import { type Goal, Way, type WayLimits, type WayOptions } from './way.ts'
import { type RefusalReason, WayRefused } from './way-refused.ts'

export interface WaysOutOptions {
  readonly log: Log
  readonly dataFolder: string
  readonly places: AllowedPlaces
  readonly limits: WayLimits
  /** All addresses of a name; the system's own resolver unless told. */
  readonly resolve?: (host: string) => Promise<readonly string[]>
}

/** A host of its own, five redirects, the host of a token, pages that lie elsewhere. */
const MOST_GOALS = 20

/**
 * The one way out: every connection that a connector makes is opened here. A name is resolved once, every
 * answer has to be allowed, and from then on only those addresses are known; whoever uses the way sees a
 * socket in the file system that leads there and nowhere else.
 */
export class WaysOut {
  readonly #options: WaysOutOptions
  readonly #folder: string
  readonly #open = new Set<Way>()

  constructor(options: WaysOutOptions) {
    this.#options = options
    this.#folder = socketFolder(options.dataFolder, null, 'ways')
  }

  /** At start: sockets of a server that was killed. */
  async sweep(): Promise<void> {
    for (const name of await readdir(this.#folder))
      await rm(join(this.#folder, name), { recursive: true, force: true })
  }

  /** Throws `WayRefused`, also in the place of what `use` throws where the way itself was the trouble. */
  async withWay<T>(host: string, port: number, use: (way: string) => Promise<T>): Promise<T> {
    const goal = await this.#goalOf(host, port)
    return this.#along({ place: goal, goalOf: async () => goal }, use)
  }

  /**
   * A way to several hosts, for who is led from one to the next: each is asked for with `CONNECT`, resolved
   * once, checked and pinned as the one host of `withWay` is. Refusals are told to who asked.
   */
  withWays<T>(
    place: { readonly host: string; readonly port: number },
    use: (way: string) => Promise<T>,
  ): Promise<T> {
    const goals = new Map<string, Promise<Goal>>()
    const check = (host: string, port: number) => {
      const key = `${host}:${port}`
      const known = goals.get(key)
      if (known) return known
      if (goals.size >= MOST_GOALS) throw this.#refuse('too-many', place)
      const goal = this.#goalOf(host, port)
      goals.set(key, goal)
      return goal
    }
    return this.#along({ place, goalOf: (inner) => askedGoal(inner, check) }, use)
  }

  async #along<T>(
    leading: Pick<WayOptions, 'place' | 'goalOf'>,
    use: (way: string) => Promise<T>,
  ): Promise<T> {
    const { limits, log } = this.#options
    // By this ending drivers know that it is a socket and no name of a host.
    const path = join(this.#folder, `${randomBytes(5).toString('hex')}.sock`)
    const way = new Way({ ...leading, path, limits, log })
    this.#open.add(way)
    try {
      await way.open()
      return await use(path)
    } catch (error) {
      throw way.trouble ?? error
    } finally {
      this.#open.delete(way)
      await way.close()
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open].map((way) => way.close()))
  }

  async #goalOf(given: string, port: number): Promise<Goal> {
    const host = plainHost(given)
    // What is no host is not logged either: people paste whole addresses, with passwords in them.
    if (host === null) throw this.#refuse('malformed', { host: '', port })
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw this.#refuse('malformed', { host, port })
    const { places } = this.#options
    const addresses = isIP(host) === 0 ? await this.#resolve(host, port) : [host]
    // One good answer does not make up for a bad one: whoever owns the name chose both.
    const isAllowed = addresses.every((address) => places.mayReach(address, host))
    if (!isAllowed) throw this.#refuse('private', { host, port, addresses })
    return { host, port, addresses }
  }

  async #resolve(host: string, port: number): Promise<readonly string[]> {
    const { resolve = resolveAll } = this.#options
    const addresses = await resolve(host).catch(() => [])
    if (addresses.length === 0) throw this.#refuse('unknown', { host, port })
    return addresses
  }

  #refuse(
    reason: RefusalReason,
    goal: { host: string; port: number; addresses?: readonly string[] },
  ) {
    this.#options.log.warn({ ...goal, reason }, 'An outgoing connection was refused')
    return new WayRefused(reason, goal)
  }
}

async function resolveAll(host: string): Promise<readonly string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address)
}

export interface WithWaysOut {
  readonly waysOut: WaysOut
}
