import { hasErrors } from '../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { checkPipeline } from '../pipeline/check-pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { placeBlocks } from '../pipeline/place-blocks.ts'
import { Draft } from './draft.ts'
import { firstDataset } from './find-dataset.ts'
import { parseSql } from './parse-sql.ts'
import { planQuery } from './plan-query.ts'
import { selectColumns } from './steps.ts'
import { SqlStop } from './sql-problem.ts'

/** Without a pipeline there is an error among the diagnostics; with one there may be notes. */
export type ImportedSql =
  | { readonly pipeline: Pipeline; readonly diagnostics: readonly Diagnostic[] }
  | { readonly diagnostics: readonly Diagnostic[] }

/**
 * A SELECT as blocks: `importSql('select region from sales', catalogue)` loads sales and keeps one
 * column. The text is parsed and never run; what no blocks can say is told with its place in the text.
 */
export function importSql(sql: string, catalogue: Catalogue, now = 0): ImportedSql {
  const draft = new Draft(catalogue, now)
  try {
    const query = parseSql(sql)
    draft.ground = firstDataset(query, catalogue.datasets)
    const { rows, columns } = planQuery(draft, query, new Map())
    // Names of a dataset's own columns may differ from those the query gave its tables.
    draft.at = query.at
    selectColumns(
      draft,
      rows,
      columns.map((slot) => ({ slot, name: slot.name })),
    )
    const pipeline = placeBlocks(draft.pipeline)
    const { diagnostics } = checkPipeline(pipeline, catalogue)
    if (hasErrors(diagnostics)) {
      // The blocks were checked one by one: together they cannot be wrong.
      throw new Error(diagnostics.find(({ severity }) => severity === 'error')?.message)
    }
    return { pipeline, diagnostics: draft.diagnostics }
  } catch (stop) {
    if (stop instanceof SqlStop) return { diagnostics: [stop.problem, ...draft.diagnostics] }
    throw stop
  }
}
