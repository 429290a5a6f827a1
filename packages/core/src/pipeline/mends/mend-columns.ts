import { nearestName } from '../../relation/nearest-name.ts'
import type { Catalogue } from '../../tables/catalogue.ts'
import { checkPipeline } from '../check-pipeline.ts'
import { configureBlock } from '../edit.ts'
import type { Block, Pipeline } from '../pipeline.ts'
import { sameJson } from '../../words/same-json.ts'
import { wirePipeline } from '../wiring.ts'
import { mapColumnUses } from './map-column-uses.ts'
import { unknownUses } from './unknown-uses.ts'
import type { UnknownUse } from './unknown-uses.ts'

export interface MendedColumn {
  readonly block: string
  readonly from: string
  readonly to: string
}

export interface MendedColumns {
  readonly pipeline: Pipeline
  readonly mended: readonly MendedColumn[]
}

/**
 * Every column that is not there, by the nearest name that is; what is near to nothing stays as it was.
 * In the order of the rows, since what leaves a block is known once the block is mended.
 */
export function mendColumns(given: Pipeline, catalogue: Catalogue): MendedColumns {
  const mended: MendedColumn[] = []
  const tried = new Set<string>()
  let pipeline = given
  for (;;) {
    const { diagnostics, order, arriving, outputs } = checkPipeline(pipeline, catalogue)
    const unknown = unknownUses(pipeline, diagnostics)
    const at = order.find((id) => !tried.has(id) && unknown.some(({ block }) => block === id))
    if (at === undefined) return { pipeline, mended }
    tried.add(at)
    // What leaves a block with a mistake may not be known; mostly it is what arrives.
    const leaving = [...(outputs[at]?.[0] ?? []), ...(arriving[at]?.flat() ?? [])]
    const namesAt = ({ input }: UnknownUse) =>
      (input === 'out' ? leaving : (arriving[at]?.[input] ?? [])).map(({ name }) => name)
    const found = unknown.flatMap((use) => {
      const to = use.block === at ? nearestName(use.column, namesAt(use)) : null
      return to === null ? [] : [{ use, to }]
    })
    const configuration = renamed(pipeline, at, found)
    if (!configuration) continue
    pipeline = configureBlock(pipeline, at, configuration)
    for (const { use, to } of found) mended.push({ block: at, from: use.column, to })
  }
}

function renamed(
  pipeline: Pipeline,
  id: string,
  found: readonly { readonly use: UnknownUse; readonly to: string }[],
): Block['configuration'] | null {
  const wired = wirePipeline(pipeline).blocks.get(id)
  if (!wired?.definition || found.length === 0) return null
  const mapped = mapColumnUses(wired.definition.form, wired.block.configuration, (use) => {
    const one = found.find(
      ({ use: { field, span } }) => field === use.field && sameJson(span, use.span),
    )
    return one?.to ?? use.column
  })
  return mapped && { ...mapped }
}
