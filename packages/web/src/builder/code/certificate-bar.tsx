import { againWords, TARGET_WORDS, type TargetId } from '@plainflow/core'
import { LoaderCircle, ShieldCheck, Square } from 'lucide-react'
import { useState } from 'react'
import { countOf } from '@/app/count-of.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { Progress } from '@/design/progress.tsx'
import { useRun } from '../state/run-store.ts'
import { useRunFits } from '../state/use-run-fits.ts'
import { useActions } from '../shell/use-actions.ts'
import { DifferenceTable } from './difference-table.tsx'
import { type CertificateState, useCertificate } from './use-certificate.ts'
import { VerdictBadge } from './verdict-badge.tsx'

/** Whether the code is proven to give what the canvas gives, and the button that finds out. */
export function CertificateBar({ target }: { target: TargetId }) {
  const { status, execution } = useRun()
  const fits = useRunFits()
  const { run } = useActions()
  if (status === 'completed' && execution && fits)
    return <Verified key={execution.id} run={execution.id} target={target} />
  const isStale = status === 'completed' && execution !== null
  const isBusy = status === 'starting' || status === 'running'
  return (
    <Row label="Equality certificate">
      <Words>
        {isStale
          ? 'The canvas was changed since the run. Run it again to verify this code.'
          : 'Not verified. Once the pipeline has run, its code can be run and compared.'}
      </Words>
      <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => void run()}>
        {isBusy ? 'Running…' : 'Run'}
      </Button>
    </Row>
  )
}

function Verified({ run, target }: { run: string; target: TargetId }) {
  const state = useCertificate(run)
  const { known, underway, isStarting } = state
  const [isOpen, setOpen] = useState(false)
  const verdict = known?.certificate?.targets.find((each) => each.target === target)
  if (underway || isStarting) return <Underway state={state} />
  const differences = verdict?.differences ?? []
  return (
    <>
      <Row label="Equality certificate">
        {verdict && <VerdictBadge verdict={verdict.verdict} />}
        <Words>{wordsFor(state, target)}</Words>
        {differences.length > 0 && (
          <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide differences' : 'Show differences'}
          </Button>
        )}
        {known?.refusal === null && (
          <Button variant="secondary" size="sm" onClick={() => void state.verify()}>
            <ShieldCheck aria-hidden />
            {known.certificate ? 'Verify again' : 'Verify'}
          </Button>
        )}
      </Row>
      {verdict?.again && verdict.again.length > 0 && (
        <Row label="Trained again">
          <Words>{verdict.again.map(againWords).join(' ')}</Words>
        </Row>
      )}
      {isOpen && differences.length > 0 && <DifferenceTable differences={differences} />}
    </>
  )
}

function wordsFor({ known, error }: CertificateState, target: TargetId): string {
  if (error) return `The certificate could not be loaded: ${reasonOf(error)}`
  if (!known) return 'Looking for a certificate…'
  const verdict = known.certificate?.targets.find((each) => each.target === target)
  if (known.certificate && verdict) {
    if (verdict.verdict !== 'PASS') return verdict.reason ?? ''
    const by = verdict.runtime.map(({ name, version }) => `${name} ${version}`).join(', ')
    const rows = known.certificate.results.reduce((sum, each) => sum + each.rows, 0)
    return `Same columns, types and values as the engine in ${countOf(rows, 'row')}, run with ${by} on ${known.certificate.date.slice(0, 10)}.`
  }
  if (known.error !== null) return known.error
  if (known.refusal !== null) return known.refusal
  return 'Not verified. Verify runs this code in every language that is installed and compares.'
}

function Underway({ state }: { state: CertificateState }) {
  const { underway } = state
  const languages = underway?.blocks ?? []
  const done = languages.filter(({ status }) => status === 'completed' || status === 'failed')
  const at = languages.find(({ status }) => status === 'running')?.id
  // The ids are those the server was asked for, all of them languages.
  const label = at === undefined ? null : TARGET_WORDS[at as TargetId].label
  return (
    <Row label="Equality certificate">
      <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin text-muted" />
      <Words>
        {label === null
          ? 'Verifying waits for its turn…'
          : `Verifying ${label}, ${done.length + 1} of ${languages.length}…`}
      </Words>
      <Progress
        className="w-24"
        label="Languages verified"
        value={languages.length === 0 ? 0 : done.length / languages.length}
      />
      <Button variant="ghost" size="sm" disabled={!underway} onClick={() => void state.stop()}>
        <Square aria-hidden />
        Stop
      </Button>
    </Row>
  )
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <section
      aria-label={label}
      className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 border-b px-3 py-1"
    >
      {children}
    </section>
  )
}

function Words({ children }: { children: React.ReactNode }) {
  return <output className="min-w-48 flex-1 text-xs break-words text-muted">{children}</output>
}
