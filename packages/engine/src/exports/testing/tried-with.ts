import type { ExportTarget } from '@plainflow/core'
import type { ExportCase } from './export-cases.ts'

/** All cases, but for Spark: its virtual machine takes seconds to start, so it shows its way with some. */
export function triedWith(
  { id }: ExportTarget,
  cases: readonly ExportCase[],
  few: readonly ExportCase[],
): readonly ExportCase[] {
  return id === 'pyspark' ? few : cases
}
