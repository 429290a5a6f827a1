import type { ConnectorCode } from '../../connector-code.ts'
import { IN_PANDAS, IN_POLARS } from './in-python.ts'
import { IN_PYSPARK } from './in-pyspark.ts'
import { IN_R } from './in-r.ts'
import { IN_SCALA } from './in-scala.ts'
import { SESSION } from './session.ts'
import { selectRows } from './select-rows.ts'
import { writeTable } from './write-table.ts'

export const code: ConnectorCode = {
  select: selectRows,
  write: writeTable,
  languages: {
    duckdb: {
      kind: 'gap',
      why: 'DuckDB opens PostgreSQL by an extension that it fetches from the network.',
    },
    postgres: { kind: 'in place', begin: SESSION },
    pandas: IN_PANDAS,
    polars: IN_POLARS,
    pyspark: IN_PYSPARK,
    scala: IN_SCALA,
    dplyr: IN_R,
  },
}
