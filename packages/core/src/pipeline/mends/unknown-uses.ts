import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Pipeline } from '../pipeline.ts'
import { sameJson } from '../../words/same-json.ts'
import { wirePipeline } from '../wiring.ts'
import { columnUses } from './map-column-uses.ts'
import type { ColumnUse } from './map-column-uses.ts'

/** A use of a column that is not there, as a diagnostic reports it. */
export interface UnknownUse extends ColumnUse {
  readonly block: string
}

/** Which uses the diagnostics are about. */
export function unknownUses(
  pipeline: Pipeline,
  diagnostics: readonly Diagnostic[],
): readonly UnknownUse[] {
  const { blocks } = wirePipeline(pipeline)
  return diagnostics.flatMap(({ code, at: { block = '', field, span } }) => {
    const wired = blocks.get(block)
    if (!code.endsWith('/unknown-column') || !wired?.definition) return []
    return columnUses(wired.definition.form, wired.block.configuration)
      .filter((use) => use.field === field && (!span || sameJson(use.span, span)))
      .map((use) => ({ ...use, block }))
  })
}
