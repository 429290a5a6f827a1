import { Failure } from '@plainflow/contract'
import type { Column } from '@plainflow/core'
import type { WithEngineTurns } from '../../engine-turns.ts'
import type { WithDatasetFiles } from '../dataset-files.ts'
import type { StoredDataset } from '../own-datasets.ts'
import { withData } from '../with-data.ts'
import { copyTable } from './copy-table.ts'
import { readPeek } from './read-peek.ts'
import type { WithTableBrowsers } from './table-browsers.ts'

interface RowsQuery {
  readonly offset: number
  readonly limit: number
  readonly sort?: string | undefined
  readonly order: 'asc' | 'desc'
  readonly search?: string | undefined
  readonly column?: string | undefined
}

/** A page of a dataset's rows; while it is still being read, of its first rows. */
export async function datasetRows(
  services: WithEngineTurns & WithDatasetFiles & WithTableBrowsers,
  row: StoredDataset,
  query: RowsQuery,
) {
  const { offset, limit } = query
  const sort = query.sort === undefined ? undefined : named(row, query.sort)
  const column = query.column === undefined ? undefined : named(row, query.column)
  const peeked = row.dataFile === null ? await readPeek(services, row) : null
  if (peeked && !sort && !query.search) {
    const rows = peeked.slice(offset, offset + limit)
    return { columns: row.columns, rows, rowCount: peeked.length, isComplete: false }
  }
  const asked = {
    offset,
    limit,
    ...(sort ? { sort: { column: sort.name, descending: query.order === 'desc' } } : {}),
    ...(query.search ? { search: { text: query.search, column: column?.name ?? null } } : {}),
  }
  const page = await services.engineTurns.take(row.userId, () =>
    withData(services, row, (path) => services.tableBrowsers.page(path, asked)),
  )
  return { ...copyTable(page), isComplete: true }
}

function named({ columns }: StoredDataset, name: string): Column {
  const found = columns.find((column) => column.name === name)
  if (!found) throw new Failure('invalid_request', `The dataset has no column "${name}".`)
  return found
}
