import type { Dataset } from '@plainflow/contract'

/** The datasets of other sheets of the workbook that `before` came from, which `after` has as well. */
export function otherSheets(all: readonly Dataset[], before: Dataset, after: Dataset): Dataset[] {
  const there = new Set(after.sheets.map(({ name }) => name))
  return all.filter(
    ({ id, filename, projectId, sheet }) =>
      id !== before.id &&
      filename === before.filename &&
      projectId === before.projectId &&
      sheet !== undefined &&
      there.has(sheet),
  )
}
