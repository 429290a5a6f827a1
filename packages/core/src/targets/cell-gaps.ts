import { artifactOutlet, type Program } from '../relation/program.ts'
import type { TargetId } from './target.ts'

/** What is left out where a language has no words for a step without relational meaning, in sentences. */
export function cellGaps({ steps }: Program, language: TargetId): readonly string[] {
  const said = steps.flatMap((step) => {
    const outlet = artifactOutlet(step)
    const cell = outlet?.cells[language]
    if (cell?.kind !== 'gap') return []
    return [`"${outlet?.name}" is not made by the code, which leaves its rows: ${cell.why}`]
  })
  return [...new Set(said)]
}

/** Models that code of a language carries and does not train, in sentences. It is proven all the same. */
export function againGaps({ again = [] }: Program, language: TargetId): readonly string[] {
  const said = again.flatMap(({ outlet: { model, cells } }) => {
    const cell = cells[language]
    return cell.kind === 'gap' ? [`"${model}" is not trained again by the code: ${cell.why}`] : []
  })
  return [...new Set(said)]
}
