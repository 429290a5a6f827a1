import type { Finding, FindingSeverity, Impact } from '@plainflow/core'
import {
  CircleAlert,
  CircleCheck,
  Info,
  type LucideIcon,
  LocateFixed,
  TriangleAlert,
  Wand2,
} from 'lucide-react'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { classNames } from '@/design/class-names.ts'
import { useJump } from '../canvas/use-jump.ts'
import { toneOf } from './tone-of.ts'

const LOOKS = {
  critical: { icon: CircleAlert, word: 'Critical', colour: 'text-danger' },
  warning: { icon: TriangleAlert, word: 'Warning', colour: 'text-warning' },
  info: { icon: Info, word: 'Info', colour: 'text-primary-text' },
  success: { icon: CircleCheck, word: 'Good', colour: 'text-success' },
} satisfies Record<FindingSeverity, { icon: LucideIcon; word: string; colour: string }>

const IMPACTS = {
  high: 'danger',
  medium: 'warning',
  low: 'neutral',
} as const satisfies Record<Impact, string>

const CONFIDENCE = { success: 'text-success', warning: 'text-warning', danger: 'text-danger' }

/** One finding: what, why, what to do, how sure, and the two ways on. */
export function FindingCard({
  finding,
  onFix,
}: {
  finding: Finding
  /** Absent while no fix can be proposed. */
  onFix?: (() => void) | undefined
}) {
  const jump = useJump()
  const { icon: Icon, word, colour } = LOOKS[finding.severity]
  const [block] = finding.blocks
  return (
    <article
      aria-label={finding.title}
      className="space-y-2 rounded-lg border bg-raised p-3 text-[0.8125rem]"
    >
      <header className="flex gap-2">
        <Icon aria-hidden className={classNames('mt-0.5 size-4 shrink-0', colour)} />
        <div className="min-w-0 flex-1">
          <p className="text-xs text-muted">
            <span className={classNames('font-medium', colour)}>{word}</span> · {finding.category}
          </p>
          <h3 className="font-semibold break-words">{finding.title}</h3>
        </div>
      </header>
      <p className="break-words text-muted">{finding.description}</p>
      <p className="break-words">
        <span className="font-medium">Recommendation: </span>
        {finding.recommendation}
      </p>
      <p className="text-xs break-words text-muted">
        {finding.evidence} <code className="font-mono text-2xs">{finding.rule}</code>
      </p>
      <div className="flex flex-wrap items-center gap-1.5">
        <span
          className={classNames(
            'text-xs font-medium tabular-nums',
            CONFIDENCE[toneOf(finding.confidence)],
          )}
        >
          {finding.confidence}% confidence
        </span>
        <Badge tone={IMPACTS[finding.impact]} className="capitalize">
          {finding.impact} impact
        </Badge>
      </div>
      {(block !== undefined || finding.fix) && (
        <div className="flex flex-wrap gap-1.5">
          {block !== undefined && (
            <Button variant="secondary" size="sm" onClick={() => jump(block)}>
              <LocateFixed aria-hidden />
              Show me
            </Button>
          )}
          {finding.fix && (
            <Button size="sm" title={finding.fix.title} disabled={!onFix} onClick={onFix}>
              <Wand2 aria-hidden />
              Apply fix
            </Button>
          )}
        </div>
      )}
      {finding.fix && <p className="text-xs break-words text-muted">{finding.fix.title}</p>}
    </article>
  )
}
