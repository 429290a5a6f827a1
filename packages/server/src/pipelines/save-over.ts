import { Failure } from '@plainflow/contract'
import { type Pipeline, sameJson } from '@plainflow/core'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../store/open-store.ts'
import { pipelines, pipelineVersions } from '../store/schema.ts'
import { type PipelineRow, storedPipeline } from './own-pipelines.ts'
import { at, recordVersion, type VersionRow } from './record-version.ts'

export interface Change extends Pipeline {
  readonly name?: string
  readonly description?: string
  readonly projectId?: string
  readonly isDraft?: boolean
}

export interface HowSaved {
  readonly kind: VersionRow['kind']
  readonly restoredFrom?: number
  readonly sitting?: string | undefined
  /** Work that gave way in a merge: a version of its own, just before. */
  readonly kept?: (Pipeline & { readonly name: string }) | undefined
}

/**
 * Saves over a pipeline whose row is locked, and writes its history. What changes nothing makes no
 * version: a run, or a second look at Ctrl S, is no event.
 */
export async function saveOver(
  tx: Queries,
  current: PipelineRow,
  change: Change,
  { kept, ...how }: HowSaved,
): Promise<PipelineRow> {
  const next = { ...current, ...change }
  const isSame = sameJson(asSaved(current), asSaved(next))
  if (isSame && !kept) {
    if (how.kind === 'save') await keepForGood(tx, current)
    return next.isDraft === current.isDraft ? current : keepDraft(tx, current)
  }
  if (kept) {
    const aside = { ...copyGraph(kept), name: kept.name, version: current.version + 1 }
    await recordVersion(tx, { ...current, ...aside }, { kind: 'kept' })
  }
  const [row] = await tx
    .update(pipelines)
    .set({
      name: next.name,
      description: next.description,
      projectId: next.projectId,
      isDraft: next.isDraft,
      ...copyGraph(next),
      version: current.version + (kept ? 2 : 1),
      updatedAt: sql`now()`,
    })
    .where(eq(pipelines.id, current.id))
    .returning()
  if (!row) throw new Error('The locked pipeline is gone')
  await recordVersion(tx, row, how)
  return row
}

/** Answers with what is stored now, and with what the caller started from, to merge by. */
export async function refuseStale(
  tx: Queries,
  current: PipelineRow,
  version: number,
): Promise<void> {
  if (current.version === version) return
  const [base] = await tx.select().from(pipelineVersions).where(at(current.id, version))
  throw new Failure('stale', undefined, {
    current: storedPipeline(current),
    base: base ? { name: base.name, blocks: base.blocks, connections: base.connections } : null,
  })
}

/** The row's own arrays, which are not readonly. */
export function copyGraph({ blocks, connections }: Pipeline) {
  return { blocks: [...blocks], connections: [...connections] }
}

/** It does what it did: that it is no draft any longer makes no version. */
async function keepDraft(tx: Queries, { id }: PipelineRow): Promise<PipelineRow> {
  const [row] = await tx
    .update(pipelines)
    .set({ isDraft: false })
    .where(eq(pipelines.id, id))
    .returning()
  if (!row) throw new Error('The locked pipeline is gone')
  return row
}

/** Saved by hand: later autosaves of the same sitting begin an entry of their own. */
async function keepForGood(tx: Queries, current: PipelineRow): Promise<void> {
  await tx
    .update(pipelineVersions)
    .set({ kind: 'save' })
    .where(sql`${at(current.id, current.version)} and ${pipelineVersions.kind} = 'autosave'`)
}

function asSaved({
  name,
  description,
  projectId,
  blocks,
  connections,
}: Omit<PipelineRow, keyof Pipeline> & Pipeline) {
  return { name, description, projectId, blocks, connections }
}
