import type { WithArtifactFiles } from './artifact-files.ts'
import type { MadeArtifact } from './keep-artifacts.ts'

/** What a run left in its folder. */
export interface ArtifactFile extends Omit<MadeArtifact, 'id' | 'bytes'> {
  readonly path: string
}

/** Moves what a run made to where artifacts lie: all of it or nothing. */
export async function takeArtifacts(
  { artifactFiles }: WithArtifactFiles,
  files: readonly ArtifactFile[],
): Promise<readonly MadeArtifact[]> {
  const taken: MadeArtifact[] = []
  try {
    for (const { path, ...about } of files)
      taken.push({ ...about, ...(await artifactFiles.take(path)) })
    return taken
  } catch (error) {
    for (const { id } of taken) await artifactFiles.remove(id)
    throw error
  }
}
