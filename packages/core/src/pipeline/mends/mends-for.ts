import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Catalogue } from '../catalogue.ts'
import { checkPipeline } from '../check-pipeline.ts'
import type { Pipeline } from '../pipeline.ts'
import { sameJson } from '../same-json.ts'
import { walkPipeline } from '../walk-pipeline.ts'
import { removeUses } from './remove-uses.ts'
import { renameDownstream } from './rename-downstream.ts'
import { renamesFor } from './renames-for.ts'
import type { Earlier } from './renames-for.ts'
import { unknownUses } from './unknown-uses.ts'

/** A change of the pipeline that takes problems away, for one click. */
export interface Mend {
  /** What has happened, and what the click does: `Column "amt" is now "amount": change 3 uses`. */
  readonly title: string
  readonly column: string
  /** The name it has now; null where its uses are taken out. */
  readonly to: string | null
  /** How many places in the pipeline it changes. */
  readonly uses: number
  readonly pipeline: Pipeline
  /** Those of the diagnostics given that are gone afterwards. */
  readonly mends: readonly Diagnostic[]
}

/** More names than this are not mended one by one. */
const MOST = 20

/**
 * What one click can mend: uses of columns that are called otherwise now, or are gone. Renames are read
 * off the blocks upstream; `earlier`, a state without these problems, tells those that left no trace.
 */
export function mendsFor(
  pipeline: Pipeline,
  catalogue: Catalogue,
  diagnostics: readonly Diagnostic[],
  earlier?: Earlier,
): readonly Mend[] {
  const unknown = unknownUses(pipeline, diagnostics)
  if (unknown.length === 0) return []
  const walk = walkPipeline(pipeline, catalogue)
  const worth = (one: Omit<Mend, 'mends'>) => judged(one, catalogue, diagnostics)
  const found = new Map<string, Mend>()
  const gone = new Map<string, Mend | null>()
  // What is known to be called otherwise is not gone.
  const told = new Set<string>()
  for (const use of unknown.slice(0, MOST)) {
    for (const rename of renamesFor(use, pipeline, walk, earlier)) {
      const key = JSON.stringify([rename.block, rename.port, rename.from, rename.to])
      if (found.has(key)) break
      const { from: column, to } = rename
      const renamed = renameDownstream(pipeline, catalogue, walk, rename)
      const title = rename.told
        ? `Column "${column}" is now "${to}": change ${count(renamed.uses)}`
        : `There is no column "${column}", but "${to}": change ${count(renamed.uses)}`
      const mend = worth({ title, column, to, ...renamed })
      if (!mend) continue
      found.set(key, mend)
      if (rename.told) told.add(column)
      break
    }
    if (gone.has(use.column) || told.has(use.column)) continue
    const removed = removeUses(pipeline, catalogue, use.column)
    const title = `Column "${use.column}" is gone: remove ${count(removed?.uses ?? 0)}`
    gone.set(use.column, removed && worth({ title, column: use.column, to: null, ...removed }))
  }
  return [...found.values(), ...[...gone.values()].filter((mend) => mend !== null)]
}

/** A mend is one only if less is wrong afterwards. */
function judged(
  mend: Omit<Mend, 'mends'>,
  catalogue: Catalogue,
  diagnostics: readonly Diagnostic[],
): Mend | null {
  const after = checkPipeline(mend.pipeline, catalogue).diagnostics
  if (mend.uses === 0 || errorsIn(after) >= errorsIn(diagnostics)) return null
  const mends = diagnostics.filter((old) => !after.some((one) => sameJson(one, old)))
  return { ...mend, mends }
}

function count(uses: number): string {
  return uses === 1 ? '1 use' : `${uses} uses`
}

function errorsIn(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(({ severity }) => severity === 'error').length
}
