import {
  EXPORT_IDS,
  EXPORT_TARGETS,
  type ExportedPipeline,
  exportFileName,
  type ExportGiven,
  type ExportId,
  exportPipeline,
  type ExportTarget,
  type TargetId,
} from '@plainflow/core'

/** What an export is made of, with the name of its language: languages are functions, and stay here. */
export type ToExport = Omit<ExportGiven, 'gaps' | 'target'> & {
  readonly target: TargetId
  readonly notes?: readonly string[]
}

export interface ListedExport {
  readonly as: ExportId
  readonly target: TargetId
  readonly fileName: string
  readonly gaps: readonly string[]
  readonly refused: readonly string[]
}

/** Every way to take a pipeline away, and what each leaves out. */
export function exportsOf(given: ToExport): readonly ListedExport[] {
  return EXPORT_IDS.map((id) => {
    const made = exported({ ...given, id })
    const isRefused = 'refused' in made
    return {
      as: id,
      target: given.target,
      fileName: exportFileName(id, given.title),
      gaps: isRefused ? [] : made.gaps,
      refused: isRefused ? made.refused : [],
    }
  })
}

/** The files of one of them. */
export function exported({ id, ...given }: ToExport & { readonly id: ExportId }): ExportedPipeline {
  return exportPipeline(id, { ...given, target: targetOf(given.target) })
}

/** The asked one, or the usual one where exports cannot be made of it. */
export function targetOf(wanted: TargetId | undefined): ExportTarget {
  const target = EXPORT_TARGETS.find(({ id }) => id === wanted) ?? EXPORT_TARGETS[0]
  if (!target) throw new Error('There is no language to export from')
  return target
}
