import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { AuthFrame } from '@/account/auth-frame.tsx'
import { FormError } from '@/account/form-error.tsx'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { useTitle } from '@/app/use-title.ts'
import { Button } from '@/design/button.tsx'

/** Where the link of a mail leads: programs that look at links must not answer it. */
export function AlertMailsPage() {
  useTitle('Mails about runs')
  const { answer } = useSearch({ from: '/alert-mails' })
  const [said, setSaid] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(
    answer === '' ? 'This link is invalid or has expired.' : null,
  )
  const [busy, setBusy] = useState(false)
  const say = async (wanted: boolean) => {
    setBusy(true)
    setError(null)
    try {
      const { address } = await call('answerAlerts', { body: { answer, wanted } })
      setSaid(
        wanted
          ? `Alerts go to ${address} from now on.`
          : `No alerts are sent to ${address} any more.`,
      )
    } catch (problem) {
      setError(reasonOf(problem))
    }
    setBusy(false)
  }
  return (
    <AuthFrame
      title="Mails about runs"
      lead="Somebody wants Plainflow to tell you how their data pipelines end."
    >
      <FormError message={error} />
      <output className="block pb-4">{said}</output>
      <div className="flex flex-col gap-3">
        <Button disabled={busy || answer === ''} onClick={() => void say(true)}>
          Yes, send them to me
        </Button>
        <Button
          variant="secondary"
          disabled={busy || answer === ''}
          onClick={() => void say(false)}
        >
          No, send me none
        </Button>
      </div>
    </AuthFrame>
  )
}
