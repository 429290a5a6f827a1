import { Failure } from '@plainflow/contract'
import { type CatalogueConnection, type Connector, CONNECTORS } from '@plainflow/core'
import type { OutsideOptions } from '@plainflow/engine'

/** The connectors of a server: the product's own, unless whoever starts it brings others. */
export class ConnectorsAtHand {
  readonly all: readonly Connector[]
  /** The program that speaks for them, where it is not the product's. */
  readonly child: Pick<OutsideOptions, 'entryPath'>

  constructor(
    all: readonly Connector[] = CONNECTORS,
    child: Pick<OutsideOptions, 'entryPath'> = {},
  ) {
    this.all = all
    this.child = child
  }

  called(name: string): Connector {
    const found = this.#find(name)
    if (found) return found
    throw new Failure('invalid_request', `Plainflow connects to: ${this.labels}.`)
  }

  /** How tables can be written through it. */
  writesOf(name: string): CatalogueConnection['writes'] {
    return this.#find(name)?.can.writes ?? []
  }

  /** Whether its sources are requests. */
  answersRequests(name: string): boolean {
    return this.#find(name)?.can.requests === true
  }

  get labels(): string {
    return this.all.map(({ label }) => label).join(', ')
  }

  #find(name: string): Connector | undefined {
    return this.all.find((connector) => connector.name === name)
  }
}

/** Of `Outside`, what those need who only look at what is kept. */
export interface WithConnectors {
  readonly outside: { readonly connectors: ConnectorsAtHand }
}
