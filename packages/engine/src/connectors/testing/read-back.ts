import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cell, OutsideSource } from '@plainflow/core'
import { DuckDBInstance } from '@duckdb/node-api'
import { readPage } from '../../read-page.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { Reach, ReadRequest } from '../connector.ts'
import { outsideColumns } from '../outside-columns.ts'
import { readOutside } from '../read-outside.ts'

export interface ReadBack {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  /** What lies in the folder afterwards. */
  readonly left: readonly string[]
  /** Asks DuckDB about the table `rows`. */
  ask(sql: string): Promise<unknown[][]>
}

/** A source taken in and looked at: its columns as they are found, its rows as a page of them. */
export async function readBack(
  reach: Reach,
  source: OutsideSource,
  asked: Partial<ReadRequest> = {},
): Promise<ReadBack> {
  const columns = await outsideColumns(source.connector, reach, source)
  const folder = await temporaryFolder()
  const path = join(folder, 'rows.parquet')
  const request: ReadRequest = {
    source,
    columns: columns.map(({ name, type }) => ({ name, type })),
    needed: null,
    conditions: [],
    sort: [],
    limit: null,
    ...asked,
  }
  await readOutside(source.connector, reach, request, { folder, path })
  const page = await readPage({ path, offset: 0, limit: 1_000 })
  return {
    columns: columns.map(({ name, type, nativeType }) => `${name} ${type} ${nativeType}`),
    rows: page.rows,
    left: await readdir(folder),
    ask: (sql) => askParquet(path, sql),
  }
}

export async function askParquet(path: string, sql: string): Promise<unknown[][]> {
  const database = await DuckDBInstance.create()
  const connection = await database.connect()
  try {
    await connection.run(`create view rows as from read_parquet('${path}')`)
    return (await connection.runAndReadAll(sql)).getRows()
  } finally {
    connection.closeSync()
    database.closeSync()
  }
}

export function tableOf(table: string, schema = '', connector = 'postgresql'): OutsideSource {
  return { kind: 'table', connector, connection: 'c1', schema, table }
}

export function queryOf(query: string, connector = 'postgresql'): OutsideSource {
  return { kind: 'query', connector, connection: 'c1', query }
}
