import { sourceId } from '../relation/relation.ts'
import type { RowCondition } from '../blocks/block.ts'
import { nearestFirst } from '../words/nearest-first.ts'
import { cellsOf } from '../tables/catalogue.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { compileUpTo } from '../pipeline/compile-pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { inputDatasets } from '../targets/program-shape.ts'
import { aloneId, chainedId, conditionsAt } from './conditions-apart.ts'

export interface Blamed {
  readonly said: string
  /** The others, where this one alone is to blame and leaving it out may help. */
  readonly others: readonly RowCondition[]
}

/** Which condition of a block no row meets, or which one takes the last of them; null where nobody knows. */
export function blameCondition(
  pipeline: Pipeline,
  block: string,
  catalogue: Catalogue,
  /** Of its conditions taken apart. */
  counts: ReadonlyMap<string, number>,
): Blamed | null {
  const conditions = conditionsAt(pipeline, block, catalogue)
  const never = conditions.filter(
    (_, at) => conditions.length === 1 || counts.get(aloneId(block, at)) === 0,
  )
  const [first] = never
  if (first) {
    const known = sayKnown(first, cellsBefore(pipeline, block, catalogue))
    return {
      said: `No row meets ${never.map(quoted).join(', and none ')}${known}.`,
      others: never.length === 1 ? conditions.filter((one) => one !== first) : [],
    }
  }
  const at = conditions.findIndex((_, index) => counts.get(chainedId(block, index)) === 0)
  const last = conditions[at]
  const left = counts.get(chainedId(block, at - 1)) ?? 0
  if (!last || left === 0) return null
  const before = conditions.slice(0, at).map(quoted).join(' and ')
  const rows = left === 1 ? '1 row meets' : `${left.toLocaleString('en')} rows meet`
  return {
    said: `${quoted(last)} takes the last of them: ${rows} ${before}, and none of these meets it.`,
    others: conditions.filter((one) => one !== last),
  }
}

function quoted({ says }: RowCondition): string {
  return says.includes('"') ? `(${says})` : `"${says}"`
}

const MOST_KNOWN = 6

/** What stands in the column, where what was asked for is nowhere in it; what is spelled alike first. */
function sayKnown({ wants }: RowCondition, cells: (column: string) => readonly string[]): string {
  const known = cells(wants?.column ?? '')
  const [text] = wants?.texts ?? []
  if (!wants || text === undefined || known.length === 0) return ''
  if (wants.texts.some((one) => known.includes(one))) return ''
  const more = known.length - MOST_KNOWN
  const listed = nearestFirst(text, known).slice(0, MOST_KNOWN).join(', ')
  return `; known for ${wants.column} are ${listed}${more > 0 ? ` and ${more.toLocaleString('en')} more` : ''}`
}

/** The known texts of the columns that arrive at a block, from the tables they come from. */
function cellsBefore(pipeline: Pipeline, block: string, catalogue: Catalogue) {
  const compiled = compileUpTo(pipeline, catalogue, block)
  const steps = 'program' in compiled ? compiled.program.steps : []
  const used = new Set(steps.flatMap(({ relation }) => inputDatasets(relation).map(sourceId)))
  return (column: string): readonly string[] => {
    const cells = catalogue.datasets
      .filter(({ id }) => used.has(id))
      .flatMap((dataset) => cellsOf(dataset, column))
    return [...new Set(cells.filter((cell) => typeof cell === 'string'))]
  }
}
