import type { Artifact } from '@plainflow/contract'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download, FileText, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { artifactWords, contentPath } from '@/data/artifacts/artifact-words.ts'
import { formatBytes } from '@/data/upload/format-bytes.ts'
import { Button } from '@/design/button.tsx'
import { Card } from '@/design/card.tsx'
import { Confirm } from '@/design/confirm.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { IconButton } from '@/design/icon-button.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { toast } from '@/design/toast.ts'
import { timeAgo } from './time-ago.ts'

const PAGE = 20

/** What runs made that is no table, the newest first: taken away, or deleted. */
export function ArtifactsCard() {
  const artifacts = useInfiniteQuery({
    queryKey: ['artifacts'],
    queryFn: ({ pageParam }) =>
      call('listArtifacts', { query: { kind: 'report', offset: pageParam, limit: PAGE } }),
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) => {
      const seen = pages.reduce((sum, page) => sum + page.artifacts.length, 0)
      return seen < count ? seen : undefined
    },
    // They are made in the builder: the list is asked for again on each visit.
    refetchOnMount: 'always',
  })
  return (
    <Card className="mt-4 p-0">
      <h2 className="px-5 pt-5 pb-3 text-base font-semibold">Reports</h2>
      {artifacts.isPending ? (
        <div className="px-5 pb-5">
          <Skeleton className="h-12" />
        </div>
      ) : artifacts.isError ? (
        <EmptyState
          icon={TriangleAlert}
          title="The reports could not be loaded"
          action={
            <Button variant="secondary" onClick={() => void artifacts.refetch()}>
              Try again
            </Button>
          }
        >
          {reasonOf(artifacts.error)}
        </EmptyState>
      ) : artifacts.data.pages[0]?.count === 0 ? (
        <EmptyState icon={FileText} title="No reports yet">
          An Export block with the format “Report (HTML)” leaves one with each run. Every version is
          kept here.
        </EmptyState>
      ) : (
        <ArtifactList artifacts={artifacts.data.pages.flatMap((page) => page.artifacts)} />
      )}
      {artifacts.hasNextPage && (
        <div className="border-t px-5 py-3">
          <Button
            variant="secondary"
            size="sm"
            disabled={artifacts.isFetchingNextPage}
            onClick={() => void artifacts.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </Card>
  )
}

function ArtifactList({ artifacts }: { artifacts: readonly Artifact[] }) {
  const queries = useQueryClient()
  const [doomed, setDoomed] = useState<Artifact | null>(null)
  const remove = useMutation({
    mutationFn: (id: string) => call('deleteArtifact', { params: { id } }),
    onSuccess: () => {
      toast('Deleted', undefined, 'success')
      return queries.invalidateQueries({ queryKey: ['artifacts'] })
    },
    onError: (error) => toast('It was not deleted', reasonOf(error), 'danger'),
  })
  return (
    <>
      <ul aria-label="Reports" className="divide-y border-t">
        {artifacts.map((artifact) => (
          <ArtifactLine
            key={artifact.id}
            artifact={artifact}
            onDelete={() => setDoomed(artifact)}
          />
        ))}
      </ul>
      <Confirm
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title="Delete this version?"
        action="Delete"
        onConfirm={() => doomed && remove.mutate(doomed.id)}
      >
        Version {doomed?.version} of “{doomed?.name}” goes for good. Other versions, the pipeline
        and its runs stay.
      </Confirm>
    </>
  )
}

function ArtifactLine({ artifact, onDelete }: { artifact: Artifact; onDelete: () => void }) {
  const { id, name, version, bytes, pipelineId, pipelineName, createdAt } = artifact
  return (
    <li className="flex items-center gap-3 px-5 py-2.5 transition-colors last:rounded-b-xl hover:bg-hover/60">
      <span
        data-hue="emerald"
        className="hue-soft flex size-8 shrink-0 items-center justify-center rounded-md"
      >
        <FileText aria-hidden className="size-4" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        <span className="block text-xs text-muted">
          {artifactWords(artifact)} · {formatBytes(bytes)} · made {timeAgo(createdAt)} by{' '}
          <Link
            to="/pipeline/$id"
            params={{ id: pipelineId }}
            className="rounded-sm break-words underline underline-offset-2"
          >
            {pipelineName}
          </Link>
        </span>
      </span>
      <span className="flex">
        <IconButton asChild label={`Download version ${version} of ${name}`}>
          <a href={contentPath(id)} download={name}>
            <Download aria-hidden />
          </a>
        </IconButton>
        <IconButton label={`Delete version ${version} of ${name}`} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </span>
    </li>
  )
}
