import { gapsIn } from '../targets/gaps.ts'
import { gapsOf } from '../targets/gaps-of.ts'
import type { ExportFile, ExportGiven, ExportId } from './export.ts'
import { EXPORTS } from './exports.ts'

export type ExportedPipeline =
  | {
      readonly files: readonly ExportFile[]
      /** What it does not do as the canvas does, to be read before it is taken away. */
      readonly gaps: readonly string[]
    }
  | { readonly refused: readonly string[] }

/** A pipeline to take away; refused where its language cannot say what the pipeline does. */
export function exportPipeline(
  id: ExportId,
  given: Omit<ExportGiven, 'gaps'> & { readonly notes?: readonly string[] },
): ExportedPipeline {
  const { target, pipeline, program, sources, notes = [] } = given
  if (program.steps.length === 0) return { refused: ['The pipeline has no blocks yet.'] }
  const missing = gapsIn(program, target.gaps)
  if (missing.length > 0) return { refused: missing }
  const complete = { ...given, gaps: gapsOf(target, pipeline, program, sources) }
  const gaps = [...complete.gaps, ...notes, ...(EXPORTS[id].notes?.(complete) ?? [])]
  return { files: EXPORTS[id].files({ ...complete, gaps }), gaps }
}
