import type { WithArtifactFiles } from './artifact-files.ts'
import type { MadeArtifact } from './keep-artifacts.ts'
import { summarizeArtifact } from './summarize-artifact.ts'

/** What a run left in its folder. */
export interface ArtifactFile extends Omit<MadeArtifact, 'id' | 'bytes' | 'summary'> {
  readonly path: string
}

/** Moves what a run made to where artifacts lie: all of it or nothing. */
export async function takeArtifacts(
  { artifactFiles }: WithArtifactFiles,
  files: readonly ArtifactFile[],
): Promise<readonly MadeArtifact[]> {
  const taken: MadeArtifact[] = []
  try {
    for (const { path, ...about } of files) {
      const summary = await summarizeArtifact(about.kind, path)
      taken.push({ ...about, summary, ...(await artifactFiles.take(path)) })
    }
    return taken
  } catch (error) {
    for (const { id } of taken) await artifactFiles.remove(id)
    throw error
  }
}
