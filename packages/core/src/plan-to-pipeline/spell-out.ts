import type { Catalogue } from '../tables/catalogue.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { walkPipeline } from '../pipeline/walk-pipeline.ts'
import type { Column } from '../relation/column.ts'
import { lastNamed, resolvePronouns } from '../sentence-to-plan/resolve-pronouns.ts'
import type { Resolved } from '../sentence-to-plan/resolve-pronouns.ts'
import { spellDates } from '../sentence-to-plan/spell-dates.ts'
import { spellNumbers } from '../sentence-to-plan/spell-numbers.ts'
import { spellMeasure } from '../sentence-to-plan/spell-measure.ts'
import type { SpelledMeasure } from '../sentence-to-plan/spell-measure.ts'
import { spellRequest } from '../sentence-to-plan/question/spell/spell-request.ts'
import { tableWords } from '../tables/table-words.ts'
import { withoutManners } from '../sentence-to-plan/without-manners.ts'
import type { AskContext } from './asked.ts'
import { LONGEST_QUESTION } from './candidates.ts'
import { rowOrder } from './row-order.ts'
import type { RowOrder } from './row-order.ts'

/** With its dates and pronouns replaced by what the day and the conversation say they stand for. */
export function spellOut(
  written: string,
  { catalogue, pipeline, today, history = [] }: AskContext,
): Spelled {
  if (written.length > LONGEST_QUESTION) return { sentence: written, assumptions: [], order: null }
  const bare = spellNumbers(withoutManners(written), catalogue)
  const wanted = pipeline.blocks.length === 0 ? spellRequest(bare, catalogue) : bare
  const dated =
    today !== undefined && hasDates(catalogue)
      ? spellDates(wanted, today)
      : { sentence: wanted, assumptions: [] }
  const columns = columnsAtHand(dated.sentence, pipeline, catalogue)
  const order = rowOrder(written, columns, catalogue, pipeline.blocks.length === 0)
  const table = tableWords(columns, catalogue)
  const isTable = (word: string) => table.isTable(word) || table.isTable(`${word}s`)
  const resolved =
    pipeline.blocks.length === 0 ? dated : resolvePronouns(dated.sentence, history, table)
  const measured = spellMeasure(
    resolved.sentence,
    columns,
    lastNamed(history, table, true),
    isTable,
  )
  if (measured && 'problem' in measured) return measured
  const { sentence } = measured ?? resolved
  const assumptions = new Set([dated, resolved, measured].flatMap((one) => one?.assumptions ?? []))
  return { sentence, assumptions: [...assumptions], order }
}

export type Spelled =
  (Resolved & { readonly order: RowOrder | null }) | Extract<SpelledMeasure, { problem: string }>

/** What leaves the canvas, or else the one table that is spoken of. */
function columnsAtHand(
  sentence: string,
  pipeline: Pipeline,
  catalogue: Catalogue,
): readonly Column[] {
  if (pipeline.blocks.length > 0) {
    const { walked, order } = walkPipeline(pipeline, catalogue)
    return order.flatMap((id) => [walked.get(id)?.columns[0] ?? []]).at(-1) ?? []
  }
  const { datasets } = catalogue
  const said = sentence.toLowerCase()
  const named = datasets.filter(({ name }) => said.includes(name.toLowerCase()))
  const [only, ...others] = named.length > 0 ? named : datasets
  return only && others.length === 0 ? only.columns : []
}

function hasDates({ datasets }: Catalogue): boolean {
  return datasets.some(({ columns }) =>
    columns.some(({ type }) => type === 'date' || type === 'timestamp'),
  )
}
