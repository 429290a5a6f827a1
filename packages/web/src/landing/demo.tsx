import { Pause, Play, RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/design/button.tsx'
import { classNames } from '@/design/class-names.ts'
import { Dialog } from '@/design/dialog.tsx'

const STEPS = [
  {
    title: 'Natural language input',
    text: 'A sentence in plain English, about columns that are really there.',
    shown: 'keep rows where amount is over 100 and region is West, then export as parquet',
  },
  {
    title: 'AI pipeline generation',
    text: 'The sentence becomes blocks, shown as a proposal to accept or reject.',
    shown: 'Load CSV sales  →  Filter amount > 100 and region = West  →  Export parquet',
  },
  {
    title: 'Production-ready code',
    text: 'The same pipeline as SQL, Python, R or Spark, to read, run and keep.',
    shown: "SELECT * FROM sales\nWHERE amount > 100 AND region = 'West'",
  },
  {
    title: 'Real business results',
    text: 'The run reports rows and milliseconds for every block, and the file is there to download.',
    shown: 'Load CSV   1,000 rows\nFilter       214 rows\nExport       west.parquet',
  },
] as const

const STEP_MS = 3000

export function Demo({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState(0)
  const [playing, setPlaying] = useState(true)
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => setStep((step + 1) % STEPS.length), STEP_MS)
    return () => clearTimeout(timer)
  }, [playing, step])
  const current = STEPS[step] ?? STEPS[0]
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="From a sentence to a result"
      description={`Step ${step + 1} of ${STEPS.length}`}
      className="max-w-2xl"
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              setStep(0)
              setPlaying(true)
            }}
          >
            <RotateCcw aria-hidden />
            Restart
          </Button>
          <Button onClick={() => setPlaying(!playing)}>
            {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
            {playing ? 'Pause' : 'Play'}
          </Button>
        </>
      }
    >
      <ol className="grid grid-cols-4 gap-2">
        {STEPS.map(({ title }, index) => (
          <li key={title}>
            <button
              type="button"
              aria-label={`Step ${index + 1}: ${title}`}
              aria-current={index === step ? 'step' : undefined}
              onClick={() => setStep(index)}
              className="block w-full rounded-sm py-2"
            >
              <span
                className={classNames(
                  'block h-1.5 rounded-full',
                  index <= step ? 'bg-primary' : 'bg-hover',
                )}
              />
            </button>
          </li>
        ))}
      </ol>
      <h3 className="mt-3 font-semibold">{current.title}</h3>
      <p className="mt-1 text-muted">{current.text}</p>
      <pre className="mt-4 min-h-28 rounded-lg border bg-sunken p-4 font-mono text-[0.8125rem] leading-6 whitespace-pre-wrap">
        {current.shown}
      </pre>
    </Dialog>
  )
}
