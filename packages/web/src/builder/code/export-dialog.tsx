import { callPath, CALLS } from '@plainflow/contract'
import { EXPORT_WORDS, type ExportId, TARGET_WORDS } from '@plainflow/core'
import { useQuery } from '@tanstack/react-query'
import { Download, TriangleAlert } from 'lucide-react'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { Dialog } from '@/design/dialog.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { useAnalysis } from '../state/analysis.tsx'
import { isDirty, useDocument } from '../state/document-store.ts'
import { useWorkspace } from '../state/workspace-store.ts'

/** What an export is, what it leaves out and what of the data is in it, before it is taken. */
export function ExportDialog({ chosen, onClose }: { chosen: ExportId; onClose: () => void }) {
  const { label, about } = EXPORT_WORDS[chosen]
  const { pipeline } = useAnalysis()
  const target = useWorkspace((state) => state.codeTarget)
  const id = useDocument((state) => (state.version === null ? null : state.key))
  const version = useDocument((state) => state.version)
  const isUnsaved = useDocument((state) => isDirty(state, pipeline))
  const isStored = id !== null && !isUnsaved
  const exports = useQuery({
    queryKey: ['exports', id, version, target],
    queryFn: ({ signal }) =>
      call('listExports', { params: { id: id ?? '' }, query: { target }, signal }),
    enabled: isStored,
    gcTime: 60_000,
  })
  const found = exports.data?.find(({ as }) => as === chosen)
  const isReady = isStored && found !== undefined && found.refused.length === 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Download as ${label}`}
      description={about}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          {isReady ? (
            <Button asChild onClick={onClose}>
              <a
                href={callPath(CALLS.downloadExport.path, { id }, { as: chosen, target })}
                download={found.fileName}
              >
                <Download aria-hidden />
                Download
              </a>
            </Button>
          ) : (
            <Button disabled>
              <Download aria-hidden />
              Download
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-3 text-sm">
        {!isStored && <p>The pipeline is taken as it is saved. It can be taken once it is.</p>}
        {isStored && exports.isPending && <Skeleton className="h-16" />}
        {exports.isError && <p role="alert">{reasonOf(exports.error)}</p>}
        {found && found.refused.length === 0 && (
          <p>
            <span className="font-mono text-xs break-all">{found.fileName}</span>, made of{' '}
            {TARGET_WORDS[found.target].label}.
          </p>
        )}
        {found && <Sentences title="Why it cannot be had" sentences={found.refused} />}
        {found && <Sentences title="What to know before" sentences={found.gaps} />}
      </div>
    </Dialog>
  )
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <section>
      <h3 className="text-[0.8125rem] font-semibold">{title}</h3>
      <ul className="mt-1 space-y-1 text-[0.8125rem]">
        {sentences.map((sentence) => (
          <li key={sentence} className="flex gap-2">
            <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0 text-warning" />
            <span className="min-w-0 break-words">{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
