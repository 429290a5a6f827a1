import type { Dataset } from '@plainflow/contract'
import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { call } from '@/app/call.ts'
import { countOf } from '@/app/count-of.ts'
import { Button } from '@/design/button.tsx'
import { classNames } from '@/design/class-names.ts'
import { Spinner } from '@/design/spinner.tsx'
import { toast } from '@/design/toast.ts'
import { addSample } from './add-sample.ts'

/** Data to try everything with, for somebody who has no file at hand. */
export function SampleOffer({
  onAdded,
  className,
}: {
  onAdded?: (datasets: readonly Dataset[]) => void
  className?: string
}) {
  const samples = useQuery({ queryKey: ['samples'], queryFn: () => call('listSamples') })
  const [busy, setBusy] = useState<string | null>(null)
  // An offer, nothing more: without it the page is whole as well.
  if (!samples.data) return null
  const add = async (sample: (typeof samples.data)[number]) => {
    setBusy(sample.key)
    const added = await addSample(sample.key)
    setBusy(null)
    if (!added) return
    const names = added.map(({ name }) => name).join(', ')
    toast('Sample data added', `${sample.title}: ${names}`, 'success')
    onAdded?.(added)
  }
  return (
    <section aria-label="Sample data" className={classNames('text-left', className)}>
      <h2 className="flex items-center gap-1.5 text-[0.8125rem] font-medium">
        <Sparkles aria-hidden className="size-4 text-primary-text" />
        Try it with sample data
      </h2>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-2">
        {samples.data.map((sample) => (
          <li key={sample.key} className="flex min-w-0 flex-col rounded-lg border bg-surface p-3">
            <p className="text-[0.8125rem] font-medium">{sample.title}</p>
            <p className="mt-0.5 flex-1 text-xs text-pretty text-muted">{sample.description}</p>
            <p className="mt-1.5 text-2xs text-muted">
              {sample.tables
                .map(({ name, rowCount }) => `${name} (${countOf(rowCount, 'row')})`)
                .join(', ')}
            </p>
            <Button
              variant="secondary"
              size="sm"
              className="mt-2.5 self-start"
              disabled={busy !== null}
              aria-label={`Add sample data: ${sample.title}`}
              onClick={() => void add(sample)}
            >
              {busy === sample.key && <Spinner />}
              Add
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
