import type { CodeGap, ConnectorCode } from '../../connector-code.ts'

const gap = (why: string): CodeGap => ({ kind: 'gap', why })
const PYTHON =
  'Columns of MongoDB are found in a sample of its documents, which no Python package has been proven to do alike.'
const SPARK =
  'Spark would open MongoDB by a package of its own, which has not been proven to read the same rows.'

/** Nothing that is taken away opens it: rows come as a copy. */
export const code: ConnectorCode = {
  select: unasked,
  write: unasked,
  languages: {
    duckdb: gap('DuckDB does not open MongoDB.'),
    postgres: gap('No database opens MongoDB by itself.'),
    pandas: gap(PYTHON),
    polars: gap(PYTHON),
    pyspark: gap(SPARK),
    scala: gap(SPARK),
    dplyr: gap('R would open MongoDB by a package that has not been proven to read the same rows.'),
  },
}

function unasked(): never {
  throw new Error('No language opens MongoDB')
}
