import type { WriteMode } from '../relation/program.ts'
import type { WebRequest } from '../relation/web-request.ts'
import type { ConnectorCode } from './connector-code.ts'

/**
 * What everybody may know of a kind of system outside: how a connection to it is filled in, and what can
 * be asked of it. How it is asked stands in the engine, in the folder of the same name; shared code never
 * asks which one it is looking at.
 */
export interface Connector {
  /** Equal to the folder's name. */
  readonly name: string
  /** `PostgreSQL` */
  readonly label: string
  /** A lucide icon name. */
  readonly icon: string
  /** The form of a connection, in the order of the dialog. */
  readonly fields: readonly ConnectionField[]
  readonly can: ConnectorAbilities
  /** An address as people pass it on (`postgresql://…`), taken apart; null where it is none of this system. */
  readAddress(text: string): ConnectionParts | null
  /** Why an address of this system is not taken, as a sentence; null where it is none, or can be read. */
  whyRefused?(text: string): string | null
  /** Such an address, with words in the place of what it holds; null where there are none. */
  readonly addressExample: string | null
  /** For one that is asked by requests; null where there is no address of its own in one. */
  takeApart?(request: HeldRequest): RequestParts | null
  /** How exported code opens and writes it. */
  readonly code: ConnectorCode
}

export interface ConnectorAbilities {
  /** Its tables can be listed. */
  readonly lists: boolean
  /** A query in its own language can be its source. */
  readonly queries: boolean
  /** What it takes over before rows travel. */
  readonly pushesDown: readonly ('columns' | 'conditions' | 'sorting' | 'limits')[]
  /** Empty: rows only come from it. */
  readonly writes: readonly WriteMode[]
  /** It has no tables: its source is a request. */
  readonly requests?: true
  /** It goes on to other hosts than its own, each of which is checked: redirects, further pages. */
  readonly severalHosts?: true
}

export interface ConnectionField {
  readonly name: string
  readonly label: string
  readonly widget: 'text' | 'number' | 'select' | 'switch' | 'long-text'
  /** Sealed where it is kept, and never shown again. */
  readonly isSecret?: true
  readonly isRequired?: true
  readonly initial: string | number | boolean
  readonly help?: string
  readonly placeholder?: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** It names the host whose address the way out has to check. */
  readonly isHost?: true
  readonly isPort?: true
  /** Another place that secrets are sent to: kept ones are not, once it is changed. */
  readonly takesSecrets?: true
  /** Drawn only where another field has one of these values. */
  readonly showWhen?: { readonly field: string; readonly oneOf: readonly string[] }
}

/** The values of a connection's fields, by their names. */
export type ConnectionValues = Readonly<Record<string, string | number | boolean>>

export interface ConnectionParts {
  readonly settings: ConnectionValues
  readonly secrets: Readonly<Record<string, string>>
}

/** The part of a request in which secrets may stand. */
export type HeldRequest = Pick<WebRequest, 'url' | 'headers' | 'parameters'>

export interface RequestParts {
  /** Of the connection that leads there; null where the request leaves that to its connection. */
  readonly settings: ConnectionValues | null
  readonly secrets: ConnectionParts['secrets']
  /** The same request without them. */
  readonly request: HeldRequest
}
