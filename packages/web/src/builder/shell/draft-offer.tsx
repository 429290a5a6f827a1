import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FilePenLine } from 'lucide-react'
import { useState } from 'react'
import { call } from '@/app/call.ts'
import { countOf } from '@/app/count-of.ts'
import { timeAgo } from '@/dashboard/time-ago.ts'
import { Button } from '@/design/button.tsx'
import { useDocument } from '../state/document-store.ts'
import { usePipeline } from '../state/pipeline-store.ts'

/** Over an empty canvas: the draft there is. It is neither gone on with nor left without a word. */
export function DraftOffer() {
  const opened = useDocument((state) => state.opened)
  const isNew = useDocument((state) => state.key === 'new')
  const isEmpty = usePipeline((state) => state.pipeline.blocks.length === 0)
  const [declined, setDeclined] = useState(0)
  const { data = [] } = useQuery({
    queryKey: ['pipelines'],
    queryFn: () => call('listPipelines'),
    enabled: isNew,
  })
  const draft = data.find(({ isDraft, blockCount }) => isDraft && blockCount > 0)
  if (!isNew || !isEmpty || !draft || declined === opened) return null
  const startNew = () => {
    setDeclined(opened)
    useDocument.setState({ replaces: { id: draft.id, version: draft.version } })
  }
  return (
    <section
      aria-label="Your draft"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b bg-primary-soft px-4 py-2 text-[0.8125rem]"
    >
      <FilePenLine aria-hidden className="size-4 shrink-0 text-primary-text max-sm:hidden" />
      <p className="min-w-0 flex-1 basis-56 break-words">
        <span className="font-medium">Continue your draft of “{draft.name}”?</span>{' '}
        <span className="text-muted">
          {countOf(draft.blockCount, 'block')}, changed {timeAgo(draft.updatedAt)}.
        </span>
      </p>
      <div className="flex gap-1.5">
        <Button
          variant="ghost"
          size="sm"
          title="What is begun here takes the draft's place; the draft stays in its history"
          onClick={startNew}
        >
          Start new
        </Button>
        <Button asChild size="sm">
          <Link to="/pipeline/$id" params={{ id: draft.id }}>
            Continue
          </Link>
        </Button>
      </div>
    </section>
  )
}
