import type { Dataset } from '@plainflow/contract'
import type { ColumnOverride } from '@plainflow/core'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { toast } from '@/design/toast.ts'
import { readAgain } from '../dataset/read-again.ts'
import { overruleColumn, restoreColumn } from '../dataset/reading-edits.ts'

/** Reads one column in another way, or as it was guessed; whatever else was said of the file stays. */
export async function fixColumn(
  id: string,
  column: string,
  override: Omit<ColumnOverride, 'name'> | null,
): Promise<Dataset | null> {
  try {
    const dataset = await call('getDataset', { params: { id } })
    const others = restoreColumn(dataset.overrides, column)
    return await readAgain(
      dataset,
      override ? overruleColumn(others, { name: column, ...override }) : others,
    )
  } catch (error) {
    toast(`${column} was not read this way`, reasonOf(error), 'danger')
    return null
  }
}
