import type { CodeGap, ConnectorCode } from '../../connector-code.ts'
import { IN_PANDAS, IN_POLARS } from './in-python.ts'
import { selectRows } from './select-rows.ts'
import { writeTable } from './write-table.ts'

const SPARK: CodeGap = {
  kind: 'gap',
  why: 'Spark would open MySQL through JDBC, which has not been proven to read the same rows.',
}

export const code: ConnectorCode = {
  select: selectRows,
  write: writeTable,
  languages: {
    duckdb: {
      kind: 'gap',
      why: 'DuckDB opens MySQL by an extension that it fetches from the network.',
    },
    postgres: { kind: 'gap', why: 'A script runs in its own database, and does not reach MySQL.' },
    pandas: IN_PANDAS,
    polars: IN_POLARS,
    pyspark: SPARK,
    scala: SPARK,
    dplyr: {
      kind: 'gap',
      why: 'R would open MySQL through RMySQL, which has not been proven to read the same rows.',
    },
  },
}
