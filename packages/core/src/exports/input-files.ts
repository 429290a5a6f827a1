import { copyOf } from '../targets/copy-of.ts'
import { askedOutside } from '../targets/outside-way.ts'
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
    .filter((from) => !askedOutside(from, sources, target.id))
    .map((from) => {
      const source = sourceOf(sources, from)
      return copyOf(source, target) ?? source.path
    })
  return [...new Set(names)]
}
