import type { TargetId, Verdict } from '@plainflow/core'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useRun } from '../state/run-store.ts'
import { useRunFits } from '../state/use-run-fits.ts'
import { certificateQuery } from './certificate-query.ts'
import { VERDICT_LOOKS } from './verdict-looks.ts'

/** What was found of a language, on its tab; nothing where the canvas is not what was proven. */
export function TabVerdict({ target }: { target: TargetId }) {
  const { status, execution } = useRun()
  const fits = useRunFits()
  const run = status === 'completed' && fits ? (execution?.id ?? null) : null
  const query = certificateQuery(run ?? '')
  const { data } = useQuery(run === null ? { ...query, queryFn: skipToken } : query)
  const found = data?.certificate?.targets.find((each) => each.target === target)
  return run !== null && found ? <VerdictSign verdict={found.verdict} /> : null
}

function VerdictSign({ verdict }: { verdict: Verdict }) {
  const { tone, Icon } = VERDICT_LOOKS[verdict]
  return (
    <span className={`inline-flex ${COLOURS[tone]}`} title={verdict}>
      <Icon aria-hidden className="size-3.5" />
      <span className="sr-only">{verdict}</span>
    </span>
  )
}

const COLOURS = { success: 'text-success', danger: 'text-danger', neutral: 'text-muted' } as const
