import { Failure } from '@plainflow/contract'
import type { Connector, ConnectionParts } from '@plainflow/core'
import { OutsideFailed, type OutsideOptions, type Reach, withoutSecrets } from '@plainflow/engine'
import type { WithWaysOut } from '../outbound/ways-out.ts'
import { WayRefused } from '../outbound/way-refused.ts'
import type { Seal } from '../sealing/seal.ts'
import { goalOf } from './connection-values.ts'
import type { ConnectorsAtHand } from './connectors-at-hand.ts'
import type { StoredConnection } from './own-connections.ts'
import { openedSecrets } from './sealed-secrets.ts'

/** A connection with its secrets opened, for as long as it is used. */
export interface OpenedConnection extends ConnectionParts {
  readonly connector: Connector
}

/** How connections are used: their secrets opened, and a way out to where they lead. */
export class Outside {
  readonly seal: Seal
  readonly connectors: ConnectorsAtHand
  readonly #services: WithWaysOut

  constructor(services: WithWaysOut, seal: Seal, connectors: ConnectorsAtHand) {
    this.#services = services
    this.connectors = connectors
    this.seal = seal
  }

  opened(row: StoredConnection): OpenedConnection {
    const secrets = openedSecrets(row, this.seal)
    return { connector: this.connectors.called(row.connector), settings: row.settings, secrets }
  }

  /** Throws `Failure` `outside_trouble`, in words for the person whose connection it is. */
  async reach<T>(
    opened: OpenedConnection,
    use: (reach: Reach, child: Pick<OutsideOptions, 'entryPath'>) => Promise<T>,
  ): Promise<T> {
    const { connector, settings, secrets } = opened
    const { host, port } = goalOf(connector, settings)
    try {
      const { waysOut } = this.#services
      const along = (way: string) => use({ settings, secrets, way }, this.connectors.child)
      return await (connector.can.severalHosts
        ? waysOut.withWays({ host, port }, along)
        : waysOut.withWay(host, port, along))
    } catch (error) {
      if (!(error instanceof WayRefused || error instanceof OutsideFailed)) throw error
      // A system may repeat what it was told; whatever it says, no secret is passed on.
      const isDown = error instanceof OutsideFailed && error.isDown
      throw new OutsideTrouble(withoutSecrets(error.message, secrets), isDown)
    }
  }
}

export function isOutsideTrouble(error: unknown): error is Failure {
  return error instanceof Failure && error.code === 'outside_trouble'
}

/** Trouble behind a connection. */
class OutsideTrouble extends Failure {
  /** Nobody answered: the same might work later. */
  readonly isDown: boolean

  constructor(message: string, isDown: boolean) {
    super('outside_trouble', message)
    this.isDown = isDown
  }
}

export function isOutage(error: unknown): boolean {
  return error instanceof OutsideTrouble && error.isDown
}

export interface WithOutside {
  readonly outside: Outside
}
