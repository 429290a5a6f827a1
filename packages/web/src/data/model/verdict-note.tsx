import { type JudgedModel, type ModelVerdict, modelVerdict } from '@plainflow/core'
import { CircleCheck, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'

const LOOKS: Readonly<
  Record<ModelVerdict['tone'], { icon: LucideIcon; className: string; said: string }>
> = {
  good: { icon: CircleCheck, className: 'bg-success-soft text-success', said: 'Worth using' },
  fair: { icon: CircleHelp, className: 'bg-warning-soft text-warning', said: 'To be looked into' },
  poor: { icon: TriangleAlert, className: 'bg-danger-soft text-danger', said: 'Not worth using' },
}

/** What a person has to know before trusting a model, in plain words. */
export function VerdictNote({ model }: { model: JudgedModel }) {
  const { tone, headline, more } = useMemo(() => modelVerdict(model), [model])
  const { icon: Icon, className, said } = LOOKS[tone]
  return (
    <section aria-label="Verdict" className="flex gap-3 rounded-lg border bg-raised p-3.5">
      <span
        title={said}
        className={`${className} flex size-8 shrink-0 items-center justify-center rounded-full`}
      >
        <Icon aria-hidden className="size-4.5" />
        <span className="sr-only">{said}</span>
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="text-[0.9375rem] font-medium text-pretty">{headline}</p>
        {more.length > 0 && (
          <p className="mt-1 text-[0.8125rem] text-pretty text-muted">{more.join(' ')}</p>
        )}
      </div>
    </section>
  )
}
