import {
  type JudgedModel,
  type LearningFinding,
  type SaidFinding,
  sayFindings,
} from '@plainflow/core'
import { Info, type LucideIcon, OctagonAlert, TriangleAlert, Wrench } from 'lucide-react'
import { Button } from '@/design/button.tsx'

const LOOKS: Readonly<
  Record<SaidFinding['weight'], { icon: LucideIcon; className: string; said: string }>
> = {
  stop: { icon: OctagonAlert, className: 'text-danger', said: 'Look at this first' },
  warn: { icon: TriangleAlert, className: 'text-warning', said: 'Worth mending' },
  note: { icon: Info, className: 'text-muted', said: 'Good to know' },
}

/** What a click does about a finding: its words, and the click. */
export type MendFinding = (
  finding: LearningFinding,
) => { readonly title: string; readonly apply: () => void } | null

/** What was found while it was trained, and what to do about it: at a click, where it can be done here. */
export function FindingList({ model, mend }: { model: JudgedModel; mend?: MendFinding }) {
  const said = sayFindings(model.evaluation.findings)
  if (said.length === 0) return null
  return (
    <section aria-label="Findings">
      <h3 className="mb-2 text-[0.8125rem] font-semibold">What was found</h3>
      <ul className="divide-y rounded-lg border">
        {said.map(({ what, fix, weight, finding }) => {
          const mended = mend?.(finding)
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
                {mended && (
                  <Button variant="secondary" size="sm" className="mt-1.5" onClick={mended.apply}>
                    <Wrench aria-hidden />
                    {mended.title}
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
