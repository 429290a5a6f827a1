import { gapsIn } from '../targets/gaps.ts'
import { gapsOf } from '../targets/gaps-of.ts'
import type { ExportFile, ExportGiven, ExportId, ExportMaker, ExportTarget } from './export.ts'
import { EXPORTS, isPython } from './exports.ts'

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
  const known = [...gapsOf(target, pipeline, program, sources), ...notes]
  const { python, r } = EXPORTS[id]
  if (isPython(target)) return madeBy(python, { ...given, target, gaps: known })
  return typeof r === 'string' ? { refused: [r] } : madeBy(r, { ...given, target, gaps: known })
}

function madeBy<T extends ExportTarget>(
  maker: ExportMaker<T>,
  given: ExportGiven<T>,
): ExportedPipeline {
  const gaps = [...given.gaps, ...(maker.notes?.(given) ?? [])]
  return { files: maker.files({ ...given, gaps }), gaps }
}
