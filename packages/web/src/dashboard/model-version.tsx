import type { TrainedModel } from '@plainflow/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowUpToLine, ChartColumn, Download, GitCompareArrows, Trash2 } from 'lucide-react'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { contentPath } from '@/data/artifacts/artifact-words.ts'
import { modelTitle, sayScore } from '@/data/model/model-words.ts'
import { Badge } from '@/design/badge.tsx'
import { IconButton } from '@/design/icon-button.tsx'
import { toast } from '@/design/toast.ts'
import { timeAgo } from './time-ago.ts'

/** One version: how good it is, and what can be done with it. */
export function ModelVersion({
  model,
  onLook,
  onDelete,
  onCompare,
}: {
  model: TrainedModel
  onLook: () => void
  onDelete: () => void
  /** With the one in use; not offered for that one itself. */
  onCompare: (() => void) | undefined
}) {
  const { id, name, version, inUse, isPromoted, createdAt } = model
  const queries = useQueryClient()
  const promote = useMutation({
    mutationFn: () => call('promoteTrainedModel', { params: { id } }),
    onSuccess: () => {
      toast(`Version ${version} is in use`, 'It is meant wherever the model is named.', 'success')
      return queries.invalidateQueries({ queryKey: ['models'] })
    },
    onError: (error) => toast('It was not promoted', reasonOf(error), 'danger'),
  })
  const what = `version ${version} of ${modelTitle(name)}`
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken/60 py-1 pr-1 pl-3">
      <span className="min-w-0 flex-1 basis-44 text-[0.8125rem]">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">Version {version}</span>
          {inUse && (
            <Badge
              tone="success"
              title={isPromoted ? 'Promoted by you' : 'The newest, as none was promoted'}
            >
              In use
            </Badge>
          )}
        </span>
        <span className="block text-xs text-muted tabular-nums">
          {sayScore(model)} · {timeAgo(createdAt)}
        </span>
      </span>
      <span className="flex">
        <IconButton label={`Look at ${what}`} onClick={onLook}>
          <ChartColumn aria-hidden />
        </IconButton>
        {onCompare && (
          <IconButton label={`Compare ${what} with the one in use`} onClick={onCompare}>
            <GitCompareArrows aria-hidden />
          </IconButton>
        )}
        {!isPromoted && (
          <IconButton
            label={`Promote ${what}`}
            disabled={promote.isPending}
            onClick={() => promote.mutate()}
          >
            <ArrowUpToLine aria-hidden />
          </IconButton>
        )}
        <IconButton asChild label={`Download ${what}`}>
          <a href={contentPath(id)} download={name}>
            <Download aria-hidden />
          </a>
        </IconButton>
        <IconButton label={`Delete ${what}`} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </span>
    </li>
  )
}
