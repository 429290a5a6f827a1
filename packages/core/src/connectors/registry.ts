import type { Connector } from './connector.ts'
import { connector as mongodb } from './mongodb/connector.ts'
import { connector as postgresql } from './postgresql/connector.ts'

/** A connector is a folder here and one in the engine; this line and one there make it known. */
export const CONNECTORS: readonly Connector[] = [postgresql, mongodb]

export function findConnector(name: string): Connector | undefined {
  return CONNECTORS.find((connector) => connector.name === name)
}
