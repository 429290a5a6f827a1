import { type JudgedModel, type SaidFinding, sayFindings } from '@plainflow/core'
import { Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'

const LOOKS: Readonly<
  Record<SaidFinding['weight'], { icon: LucideIcon; className: string; said: string }>
> = {
  stop: { icon: OctagonAlert, className: 'text-danger', said: 'Look at this first' },
  warn: { icon: TriangleAlert, className: 'text-warning', said: 'Worth mending' },
  note: { icon: Info, className: 'text-muted', said: 'Good to know' },
}

/** What was found while it was trained, and what to do about it. */
export function FindingList({ model }: { model: JudgedModel }) {
  const said = sayFindings(model.evaluation.findings)
  if (said.length === 0) return null
  return (
    <section aria-label="Findings">
      <h3 className="mb-2 text-[0.8125rem] font-semibold">What was found</h3>
      <ul className="divide-y rounded-lg border">
        {said.map(({ what, fix, weight }) => {
          const { icon: Icon, className, said: words } = LOOKS[weight]
          return (
            <li key={what} className="flex gap-2.5 px-3 py-2.5 text-[0.8125rem]">
              <span title={words} className={`${className} mt-0.5 shrink-0`}>
                <Icon aria-hidden className="size-4" />
                <span className="sr-only">{words}</span>
              </span>
              <span className="min-w-0 wrap-anywhere">
                <span className="block text-pretty">{what}</span>
                <span className="block text-pretty text-muted">{fix}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
