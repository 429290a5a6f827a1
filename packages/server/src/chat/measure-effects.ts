import { type ChatEffect, SAID_AT_ONCE } from '@plainflow/contract'
import { type Cell, comparedEnds, type Pipeline, pipelineUpTo } from '@plainflow/core'
import type { WithFilesNeeds } from '../inputs/with-files.ts'
import type { WithThinkers } from '../thinking/thinkers.ts'
import { type Measured, type Trial, type TrialOptions, tryOnData } from './try-on-data.ts'

const MOST_ENDS = 3
const MOST_NAMES = 12

interface Change {
  readonly before: Pipeline
  readonly after: Pipeline
  /** The changed pipeline, as it ran. */
  readonly trial: Trial
}

/** Rows and columns before and after, at each end where the change shows. */
export async function measureEffects(
  services: WithThinkers & WithFilesNeeds,
  { before, after, trial }: Change,
  { userId, owned, signal }: Pick<TrialOptions, 'userId' | 'owned' | 'signal'>,
): Promise<ChatEffect[]> {
  const effects: ChatEffect[] = []
  for (const end of comparedEnds(before, after).slice(0, MOST_ENDS)) {
    const measured = trial.measured.get(end.block)
    const label = after.blocks.find(({ id }) => id === end.block)?.label ?? end.block
    if (!measured) continue
    const was = end.before === null ? null : await measureAt(end.before)
    effects.push({
      block: end.block,
      label,
      before: was && sizeOf(was),
      after: sizeOf(measured),
      columnsAdded: was ? lacking(measured, was) : [],
      columnsRemoved: was ? lacking(was, measured) : [],
      sampled: trial.sampled,
      found: trial.sampled === null ? saidAtOnce(measured) : null,
    })
  }
  return effects

  /** Null where it did not run before, or not in the same way: nothing fair to compare with. */
  async function measureAt(block: string): Promise<Measured | null> {
    const sampled = trial.sampled === null ? {} : { wholeMs: 0 }
    const options = { userId, owned, blocks: [block], signal, ...sampled }
    try {
      const was = await tryOnData(services, pipelineUpTo(before, block), options)
      return was.sampled === trial.sampled ? (was.measured.get(block) ?? null) : null
    } catch {
      signal?.throwIfAborted()
      return null
    }
  }
}

function sizeOf({ rows, columns }: Measured): { rows: number; columns: number } {
  return { rows, columns: columns.length }
}

function lacking(here: Measured, there: Measured): string[] {
  const known = new Set(there.columns.map(({ name }) => name))
  const names = here.columns.map(({ name }) => name)
  return names.filter((name) => !known.has(name)).slice(0, MOST_NAMES)
}

/** Who asks wants the answer, not the news that one row with one column comes out. */
function saidAtOnce({ rows, columns, first }: Measured): ChatEffect['found'] {
  if (rows === 0 || columns.length > SAID_AT_ONCE.columns) return null
  if (first.some((row) => row.some(isLong))) return null
  return { columns: [...columns], rows: first.map((row) => [...row]) }
}

function isLong(cell: Cell): boolean {
  return String(cell).length > SAID_AT_ONCE.characters
}
