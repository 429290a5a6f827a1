import type { ArtifactKind, ModelSummary } from '@plainflow/core'
import { inArray, sql } from 'drizzle-orm'
import { refuseBeyondBytes } from '../datasets/receive/storage-limits.ts'
import type { Settings } from '../settings.ts'
import { lockUser } from '../store/lock-user.ts'
import type { Queries } from '../store/open-store.ts'
import { artifactNames, artifacts } from '../store/schema.ts'

/** Its bytes are in their place; it has no row yet. */
export interface MadeArtifact {
  readonly id: string
  readonly name: string
  readonly kind: ArtifactKind
  readonly mediaType: string
  readonly bytes: number
  /** The block whose work it is. */
  readonly blockId?: string
  /** What lists show of it. */
  readonly summary: ModelSummary | null
}

interface Maker {
  readonly userId: string
  readonly pipelineId: string
  readonly runId: string
}

/**
 * Gives each the next version of its name. Meant for the transaction that ends the run; done a second time
 * it changes nothing, as nobody knows whether a lost `commit` took effect.
 */
export async function keepArtifacts(
  tx: Queries,
  settings: Settings,
  { userId, pipelineId, runId }: Maker,
  made: readonly MadeArtifact[],
): Promise<void> {
  if (made.length === 0) return
  await lockUser(tx, userId)
  const ids = made.map(({ id }) => id)
  const [kept] = await tx
    .select({ id: artifacts.id })
    .from(artifacts)
    .where(inArray(artifacts.id, ids))
    .limit(1)
  if (kept) return
  const bytes = made.reduce((sum, one) => sum + one.bytes, 0)
  await refuseBeyondBytes(tx, settings, { userId, bytes })
  for (const { id, name, ...rest } of made) {
    const version = await nextVersion(tx, pipelineId, name)
    await tx.insert(artifacts).values({ id, userId, pipelineId, runId, name, version, ...rest })
  }
}

/** Counts by one row for each name, which also keeps two runs from taking the same number. */
async function nextVersion(tx: Queries, pipelineId: string, name: string): Promise<number> {
  const [counted] = await tx
    .insert(artifactNames)
    .values({ pipelineId, name, versions: 1 })
    .onConflictDoUpdate({
      target: [artifactNames.pipelineId, artifactNames.name],
      set: { versions: sql`${artifactNames.versions} + 1` },
    })
    .returning({ versions: artifactNames.versions })
  if (!counted) throw new Error('No version was counted')
  return counted.versions
}

/** The ids of all there are. */
export async function knownArtifacts(db: Queries): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: artifacts.id }).from(artifacts)
  return new Set(rows.map(({ id }) => id))
}
