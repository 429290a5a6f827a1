import type { Catalogue } from '../../tables/catalogue.ts'
import { checkPipeline } from '../check-pipeline.ts'
import { configureBlock } from '../edit.ts'
import type { Pipeline } from '../pipeline.ts'
import { wirePipeline } from '../wiring.ts'
import { mapColumnUses } from './map-column-uses.ts'
import type { Renamed } from './rename-downstream.ts'
import { unknownUses } from './unknown-uses.ts'

/** A formula taken out may take others with it; no honest pipeline is deeper than this. */
const MOST_ROUNDS = 50

/**
 * The pipeline without the uses of a column that is gone: conditions, keys, measures and computed
 * columns go, and what was made from those. Null where a use cannot be taken out.
 */
export function removeUses(
  pipeline: Pipeline,
  catalogue: Catalogue,
  column: string,
): Renamed | null {
  const places = (of: Pipeline) => unknownUses(of, checkPipeline(of, catalogue).diagnostics)
  const others = new Set(
    places(pipeline).flatMap((use) => (use.column === column ? [] : [key(use)])),
  )
  let mended = pipeline
  let uses = 0
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const wrong = places(mended).filter((use) => !others.has(key(use)))
    if (wrong.length === 0) return { pipeline: mended, uses }
    const { blocks } = wirePipeline(mended)
    for (const block of new Set(wrong.map((use) => use.block))) {
      const wired = blocks.get(block)
      const names = wrong.filter((use) => use.block === block)
      if (!wired?.definition) return null
      const configuration = mapColumnUses(
        wired.definition.form,
        wired.block.configuration,
        (use) => {
          const isGone = names.some(
            ({ field, column: name }) => field === use.field && name === use.column,
          )
          return isGone && !use.replaces ? null : use.column
        },
      )
      if (!configuration) return null
      mended = configureBlock(mended, block, configuration)
    }
    uses += wrong.length
  }
  return null
}

/** Other columns that are missing as well are another mend's business, wherever their use moves to. */
function key(use: { readonly block: string; readonly column: string }): string {
  return JSON.stringify([use.block, use.column])
}
