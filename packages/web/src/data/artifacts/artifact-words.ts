import { type Artifact, callPath, CALLS } from '@plainflow/contract'

const KINDS: Readonly<Record<Artifact['kind'], string>> = { report: 'Report', model: 'Model' }

/** "Report, version 2" */
export function artifactWords({ kind, version }: Pick<Artifact, 'kind' | 'version'>): string {
  return `${KINDS[kind]}, version ${version}`
}

/** Where it is downloaded from. */
export function contentPath(id: string): string {
  return callPath(CALLS.artifactContent.path, { id })
}
