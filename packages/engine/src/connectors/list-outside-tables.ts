import type { OutsideTable, Reach } from './connector.ts'
import { askConnector, type OutsideOptions } from './ask-connector.ts'

/** The tables and views behind a connection that its owner may read. */
export function listOutsideTables(
  connector: string,
  reach: Reach,
  options: OutsideOptions = {},
): Promise<readonly OutsideTable[]> {
  return askConnector({ kind: 'tables', connector, reach }, options)
}
