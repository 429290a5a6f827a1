import type { ModelName, TrainedModel } from '@plainflow/contract'
import { ALGORITHM_WORDS, sayPurpose } from '@plainflow/core'
import { Link } from '@tanstack/react-router'
import { BrainCircuit } from 'lucide-react'
import { Suspense, useState } from 'react'
import { countOf } from '@/app/count-of.ts'
import { lazy } from '@/app/lazy.ts'
import { modelTitle } from '@/data/model/model-words.ts'
import { Button } from '@/design/button.tsx'
import { DeleteModel } from './delete-model.tsx'
import { ModelVersion } from './model-version.tsx'

const ModelDialog = lazy(async () => ({
  default: (await import('@/data/model/model-dialog.tsx')).ModelDialog,
}))

/** A model by its name: the version that is in use, and the others when asked for. */
export function ModelLine({
  model: { name, pipelineId, pipelineName, versions },
  onCompare,
}: {
  model: ModelName
  onCompare: (pair: readonly [string, string]) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState<TrainedModel | null>(null)
  const [doomed, setDoomed] = useState<TrainedModel | null>(null)
  const used = versions.find(({ inUse }) => inUse) ?? versions[0]
  if (!used) return null
  const { task, target, algorithm } = used.summary
  const shown = isOpen ? versions : [used]
  return (
    <li className="px-5 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span
          data-hue="violet"
          className="hue-soft flex size-8 shrink-0 items-center justify-center rounded-md"
        >
          <BrainCircuit aria-hidden className="size-4" />
        </span>
        <span className="min-w-0 flex-1 basis-48">
          <span className="block truncate font-medium">{modelTitle(name)}</span>
          <span className="block text-xs text-muted">
            {sayPurpose(task, target)} · {ALGORITHM_WORDS[algorithm]} · by{' '}
            <Link
              to="/pipeline/$id"
              params={{ id: pipelineId }}
              className="rounded-sm break-words underline underline-offset-2"
            >
              {pipelineName}
            </Link>
          </span>
        </span>
        {versions.length > 1 && (
          <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide versions' : countOf(versions.length, 'version')}
            <span className="sr-only"> of {modelTitle(name)}</span>
          </Button>
        )}
      </div>
      <ul aria-label={`Versions of ${modelTitle(name)}`} className="mt-2 space-y-1.5 sm:pl-11">
        {shown.map((version) => (
          <ModelVersion
            key={version.id}
            model={version}
            onLook={() => setSeen(version)}
            onDelete={() => setDoomed(version)}
            onCompare={version.id === used.id ? undefined : () => onCompare([used.id, version.id])}
          />
        ))}
      </ul>
      <Suspense>{seen && <ModelDialog model={seen} onClose={() => setSeen(null)} />}</Suspense>
      {doomed && <DeleteModel model={doomed} onClose={() => setDoomed(null)} />}
    </li>
  )
}
