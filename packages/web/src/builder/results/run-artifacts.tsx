import { Download } from 'lucide-react'
import { artifactWords, contentPath } from '@/data/artifacts/artifact-words.ts'
import { useRun } from '../state/run-store.ts'

/** What the run made beside its rows, to take away. */
export function RunArtifacts() {
  const artifacts = useRun((state) => state.execution?.artifacts)
  if (!artifacts || artifacts.length === 0) return null
  return (
    <ul
      aria-label="Made by the run"
      className="flex max-h-20 shrink-0 flex-wrap gap-x-4 gap-y-1 overflow-y-auto border-b px-3 py-1.5 text-[0.8125rem]"
    >
      {artifacts.map((artifact) => (
        <li key={artifact.id} className="flex min-w-0 items-center gap-2">
          <a
            href={contentPath(artifact.id)}
            download={artifact.name}
            className="flex min-w-0 items-center gap-1.5 rounded-sm font-medium text-primary-text hover:underline"
          >
            <Download aria-hidden className="size-4 shrink-0" />
            <span className="min-w-0 truncate">{artifact.name}</span>
          </a>
          <span className="shrink-0 text-muted">{artifactWords(artifact)}</span>
        </li>
      ))}
    </ul>
  )
}
