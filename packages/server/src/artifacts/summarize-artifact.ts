import { type ArtifactKind, type ModelSummary, summarizeModel } from '@plainflow/core'
import { readModelFile } from './read-model.ts'

/** What lists show of an artifact; reckoned once, so that no list reads megabytes. */
export function summarizeArtifact(kind: ArtifactKind, path: string): Promise<ModelSummary | null> {
  return SUMMARIES[kind](path)
}

const SUMMARIES: Readonly<Record<ArtifactKind, (path: string) => Promise<ModelSummary | null>>> = {
  report: async () => null,
  model: async (path) => summarizeModel(await readModelFile(path)),
}
