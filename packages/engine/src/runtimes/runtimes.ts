import type { TargetId } from '@plainflow/core'
import { dplyrRuntime } from './dplyr.ts'
import { duckdbRuntime } from './duckdb.ts'
import { pandasRuntime } from './pandas.ts'
import { polarsRuntime } from './polars.ts'
import { postgresRuntime } from './postgres.ts'
import { pysparkRuntime } from './pyspark.ts'
import type { Runtime } from './runtime.ts'
import { scalaRuntime } from './scala.ts'

/** What runs the code of each language, by its id: one line for each. */
const RUNTIMES: Readonly<Partial<Record<string, Runtime>>> = {
  duckdb: duckdbRuntime,
  postgres: postgresRuntime,
  pandas: pandasRuntime,
  polars: polarsRuntime,
  dplyr: dplyrRuntime,
  pyspark: pysparkRuntime,
  scala: scalaRuntime,
}

/** A language that nothing here runs is told as one whose runtime is missing. */
export function runtimeOf(id: TargetId): Runtime {
  return RUNTIMES[id] ?? NONE
}

const NONE: Runtime = {
  find: async () => ({ missing: 'Plainflow does not run code of this language yet.' }),
}
