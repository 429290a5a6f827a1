import { Bell } from 'lucide-react'
import { MAIL_WORDS } from '@/outbox/mail-words.ts'
import { useRun } from '../state/run-store.ts'

/** Who was told of the run's end; amber where that has not reached anybody. */
export function RunAlerts() {
  const alerts = useRun((state) => state.execution?.alerts) ?? []
  if (alerts.length === 0) return null
  const isAmber = alerts.some(({ state }) => /warning|danger/.test(MAIL_WORDS[state].tone))
  return (
    <p
      role="note"
      aria-label="Alerts of the run"
      className={`flex shrink-0 gap-1.5 border-b px-3 py-1.5 text-[0.8125rem] ${isAmber ? 'bg-warning-soft text-warning' : 'text-muted'}`}
    >
      <Bell aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span className="min-w-0 break-words">
        {alerts
          .map(({ recipient, state }) => `Alert to ${recipient}: ${MAIL_WORDS[state].said}`)
          .join('; ')}
        .{' '}
        <a href="/outbox" target="_blank" className="rounded-sm underline underline-offset-2">
          Outbox
        </a>
      </span>
    </p>
  )
}
