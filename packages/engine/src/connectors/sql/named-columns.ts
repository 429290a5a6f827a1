import { MOST_COLUMNS } from '@plainflow/core/most-columns'
import { columnNames } from '../../child/csv/column-names.ts'
import { OutsideFailed } from '../connector.ts'

/** The names that the columns of a source have with us; refused where it has none, or too many. */
export function namedColumns(described: readonly { readonly name: string }[]): readonly string[] {
  if (described.length === 0) throw new OutsideFailed('There are no columns to read.')
  if (described.length > MOST_COLUMNS)
    throw new OutsideFailed(
      `There are ${described.length} columns; a table can have ${MOST_COLUMNS} at most.`,
    )
  return columnNames(described.map(({ name }) => name)).names
}
