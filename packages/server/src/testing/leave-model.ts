import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Model } from '@plainflow/core'
import { eq } from 'drizzle-orm'
import { ArtifactFiles } from '../artifacts/artifact-files.ts'
import { keepArtifacts } from '../artifacts/keep-artifacts.ts'
import { takeArtifacts } from '../artifacts/take-artifacts.ts'
import { createLog } from '../create-log.ts'
import { openFiles } from '../files/open-files.ts'
import { readSettings } from '../settings.ts'
import { openStore } from '../store/open-store.ts'
import { runs } from '../store/schema.ts'
import type { TestPlace } from './test-settings.ts'

/** Stores models as runs do that trained them, where no server is running. Gives their ids. */
export async function leaveModels(
  { env, dataFolder }: TestPlace,
  runId: string,
  left: readonly { readonly name: string; readonly model: Model; readonly blockId?: string }[],
): Promise<readonly string[]> {
  const settings = readSettings(env)
  const log = createLog('silent')
  const store = await openStore(settings, log)
  const fileStore = await openFiles(settings, log)
  try {
    const [run] = await store.db.select().from(runs).where(eq(runs.id, runId))
    if (!run) throw new Error('There is no such run')
    const ids: string[] = []
    for (const { name, model, blockId } of left) {
      const path = join(dataFolder, 'trained')
      writeFileSync(path, JSON.stringify(model))
      const about = { name, path, kind: 'model', mediaType: 'application/json' } as const
      const artifactFiles = new ArtifactFiles(dataFolder, fileStore)
      const made = await takeArtifacts({ artifactFiles }, [
        { ...about, ...(blockId === undefined ? {} : { blockId }) },
      ])
      await keepArtifacts(store.db, settings, { ...run, runId }, made)
      ids.push(...made.map(({ id }) => id))
    }
    return ids
  } finally {
    fileStore.close()
    await store.close()
  }
}
