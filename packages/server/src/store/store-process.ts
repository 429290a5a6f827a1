import type { ClientConfig } from 'pg'

/** A database that this server started or was pointed at. */
export interface StoreProcess {
  readonly connection: ClientConfig
  /** How many connections it serves well. */
  readonly connections: number
  stop(): Promise<void>
}
