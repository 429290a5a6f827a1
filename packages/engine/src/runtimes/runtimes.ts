import type { TargetId } from '@plainflow/core'
import { duckdbRuntime } from './duckdb.ts'
import { pandasRuntime } from './pandas.ts'
import { polarsRuntime } from './polars.ts'
import { postgresRuntime } from './postgres.ts'
import type { Runtime } from './runtime.ts'

/** What runs the code of each language: one line for each. */
export const RUNTIMES: Readonly<Record<TargetId, Runtime>> = {
  duckdb: duckdbRuntime,
  postgres: postgresRuntime,
  pandas: pandasRuntime,
  polars: polarsRuntime,
}
