import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Catalogue } from '../../tables/catalogue.ts'
import { checkPipeline } from '../check-pipeline.ts'
import type { Pipeline } from '../pipeline.ts'
import { walkPipeline } from '../walk-pipeline.ts'
import { wirePipeline } from '../wiring.ts'
import { removeUses } from './remove-uses.ts'
import { renameDownstream } from './rename-downstream.ts'
import { renamesFor } from './renames-for.ts'
import type { LikelyRename } from './renames-for.ts'
import { unknownUses } from './unknown-uses.ts'
import type { UnknownUse } from './unknown-uses.ts'

/** A change of the pipeline that takes problems away, for one click. */
export interface Mend {
  /** What has happened, and what the click does: `Column "amt" is now "amount": change 3 uses`. */
  readonly title: string
  /** The columns it is about: what they were called, and are now; null where their uses are taken out. */
  readonly columns: readonly { readonly from: string; readonly to: string | null }[]
  /** How many places in the pipeline it changes. */
  readonly uses: number
  readonly pipeline: Pipeline
  /** Those of the diagnostics given that are gone afterwards. */
  readonly mends: readonly Diagnostic[]
}

/** A pipeline as it was, with the tables as they were. */
export interface Earlier {
  readonly pipeline: Pipeline
  readonly catalogue: Catalogue
}

/** Each guess and each removal is tried out on the whole pipeline: no more of them than this. */
const MOST = 6
const MOST_IN_A_LARGE_ONE = 1
const LARGE = 150

/**
 * What one click can mend: uses of columns that are called otherwise now, or are gone. Renames are read
 * off the blocks upstream; `earlier`, a state without these problems, tells those that left no trace.
 * Columns that one block has renamed are mended together.
 */
export function mendsFor(
  pipeline: Pipeline,
  catalogue: Catalogue,
  diagnostics: readonly Diagnostic[],
  earlier?: Earlier,
): readonly Mend[] {
  const unknown = firstOfEach(unknownUses(pipeline, diagnostics))
  if (unknown.length === 0) return []
  const walk = walkPipeline(pipeline, catalogue)
  const before = earlier ? walkPipeline(earlier.pipeline, earlier.catalogue) : null
  const ground = { wiring: wirePipeline(pipeline), walk, before }
  const worth = (one: Omit<Mend, 'mends'>) => judged(one, catalogue, diagnostics)
  const likely = unknown.map((use) => ({ use, renames: renamesFor(use, ground) }))
  const most = pipeline.blocks.length > LARGE ? MOST_IN_A_LARGE_ONE : MOST

  const mends: Mend[] = []
  const settled = new Set<string>()
  const known = likely.flatMap(({ renames }) => renames.find(({ told }) => told) ?? [])
  for (const group of groupsOf(known)) {
    const mend = worth(renamed(group, true))
    if (!mend) continue
    mends.push(mend)
    for (const { from } of group) settled.add(from)
  }
  const guesses = likely
    .filter(({ use }) => !settled.has(use.column))
    .flatMap(({ renames }) => renames.filter(({ told }) => !told).slice(0, 1))
  for (const guess of groupsOf(guesses).flat().slice(0, most)) {
    const mend = worth(renamed([guess], false))
    if (mend) mends.push(mend)
  }
  const gone = new Set(unknown.map(({ column }) => column).filter((name) => !settled.has(name)))
  for (const from of [...gone].slice(0, most)) {
    const removed = removeUses(pipeline, catalogue, from)
    const title = `Column "${from}" is gone: remove ${count(removed?.uses ?? 0, 'use')}`
    const mend = removed && worth({ title, columns: [{ from, to: null }], ...removed })
    if (mend) mends.push(mend)
  }
  return mends

  function renamed(group: readonly LikelyRename[], told: boolean): Omit<Mend, 'mends'> {
    const [{ block, port } = { block: '', port: 0 }] = group
    const columns = group.map(({ from, to }) => ({ from, to }))
    const names = new Map(columns.map(({ from, to }) => [from, to]))
    const changed = renameDownstream(pipeline, catalogue, walk, { block, port, names })
    return { title: titleOf(columns, told, changed.uses), columns, ...changed }
  }
}

/** What is found out for one use of a column is mended for all that lie downstream with it. */
const USES_OF_A_COLUMN = 3

function firstOfEach(uses: readonly UnknownUse[]): readonly UnknownUse[] {
  const counts = new Map<string, number>()
  return uses.filter(({ column }) => {
    const seen = (counts.get(column) ?? 0) + 1
    counts.set(column, seen)
    return seen <= USES_OF_A_COLUMN
  })
}

/** By the block that gave the names, each column once. */
function groupsOf(renames: readonly LikelyRename[]): readonly (readonly LikelyRename[])[] {
  const groups = new Map<string, LikelyRename[]>()
  for (const rename of renames) {
    const key = JSON.stringify([rename.block, rename.port])
    const group = groups.get(key) ?? []
    if (!group.some(({ from, to }) => from === rename.from || to === rename.to)) group.push(rename)
    groups.set(key, group)
  }
  return [...groups.values()]
}

function titleOf(
  columns: readonly { readonly from: string; readonly to: string }[],
  told: boolean,
  uses: number,
): string {
  const [first, ...more] = columns
  const change = `change ${count(uses, 'use')}`
  const now = `"${first?.from}" is now "${first?.to}"`
  if (more.length > 0) return `${columns.length} columns are renamed (${now}, …): ${change}`
  if (told) return `Column ${now}: ${change}`
  return `There is no column "${first?.from}", but "${first?.to}": ${change}`
}

/** A mend is one only if less is wrong afterwards. */
function judged(
  mend: Omit<Mend, 'mends'>,
  catalogue: Catalogue,
  diagnostics: readonly Diagnostic[],
): Mend | null {
  if (mend.uses === 0) return null
  const after = checkPipeline(mend.pipeline, catalogue).diagnostics
  if (errorsIn(after) >= errorsIn(diagnostics)) return null
  const left = new Set(after.map((one) => JSON.stringify([one.code, one.at, one.message])))
  const mends = diagnostics.filter((old) => {
    return !left.has(JSON.stringify([old.code, old.at, old.message]))
  })
  return { ...mend, mends }
}

function errorsIn(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(({ severity }) => severity === 'error').length
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}
