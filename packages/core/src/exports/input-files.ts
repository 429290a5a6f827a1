import { copyOf } from '../targets/copy-of.ts'
import { inputDatasets } from '../targets/program-shape.ts'
import { sourceOf } from '../targets/source-of.ts'
import type { ExportGiven } from './export.ts'

/** The files that the code opens, by the names it opens them under. */
export function inputFiles({
  program,
  sources,
  target,
}: Pick<ExportGiven, 'program' | 'sources' | 'target'>): readonly string[] {
  const names = program.steps
    .flatMap(({ relation }) => inputDatasets(relation))
    .map(({ dataset }) => {
      const source = sourceOf(sources, dataset)
      return copyOf(source, target) ?? source.path
    })
  return [...new Set(names)]
}
