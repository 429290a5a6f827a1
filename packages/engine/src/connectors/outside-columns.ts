import type { OutsideSource } from '@plainflow/core'
import type { OutsideColumn, Reach } from './connector.ts'
import { askConnector, type OutsideOptions } from './ask-connector.ts'

/** The columns of a table or query, without reading rows. */
export function outsideColumns(
  connector: string,
  reach: Reach,
  source: OutsideSource,
  options: OutsideOptions = {},
): Promise<readonly OutsideColumn[]> {
  return askConnector({ kind: 'columns', connector, reach, source }, options)
}
