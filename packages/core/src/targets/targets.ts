import { dplyr } from './dplyr/dplyr.ts'
import { duckdb } from './duckdb/duckdb.ts'
import { pandas } from './pandas/pandas.ts'
import { polars } from './polars/polars.ts'
import { postgres } from './postgres/postgres.ts'
import { pyspark } from './pyspark/pyspark.ts'
import { scala } from './scala/scala.ts'
import type { Target, TargetId } from './target.ts'

/** Every language a pipeline can be printed in. */
export const targets: Readonly<Record<TargetId, Target>> = {
  duckdb,
  postgres,
  pandas,
  polars,
  pyspark,
  scala,
  dplyr,
}
