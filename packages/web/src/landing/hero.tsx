import { SIGN_UP_CREDITS } from '@plainflow/contract'
import { Link } from '@tanstack/react-router'
import { ArrowRight, Check, CirclePlay, Download, FileSpreadsheet, Filter } from 'lucide-react'
import { Suspense, useState } from 'react'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { lazy } from '@/app/lazy.ts'
import { Button } from '@/design/button.tsx'

const Demo = lazy(async () => ({ default: (await import('./demo.tsx')).Demo }))

export function Hero() {
  const [demo, setDemo] = useState(false)
  return (
    <section className="relative overflow-hidden">
      <div aria-hidden className="hero-dots absolute inset-0" />
      <div className="relative mx-auto max-w-6xl px-4 pt-16 pb-20 sm:px-6 sm:pt-24">
        <div className="mx-auto max-w-3xl text-center">
          <h1 className="text-[2.125rem] leading-[1.08] font-semibold tracking-[-0.03em] text-balance sm:text-6xl">
            A sentence in. <br />
            <span className="text-primary-text">A data pipeline out.</span>
          </h1>
          <p className="mx-auto mt-6 max-w-xl text-base text-pretty text-muted sm:text-lg">
            Describe what should happen to the data. Plainflow draws the pipeline, runs it on your
            files, and hands over the same pipeline as SQL, Python, R and Spark.
          </p>
          <div className="mt-8 flex flex-wrap justify-center gap-3">
            <Button asChild size="lg">
              <Link to="/auth" search={{ mode: 'signup' }}>
                Start Building Free
                <ArrowRight aria-hidden />
              </Link>
            </Button>
            <Button variant="secondary" size="lg" onClick={() => setDemo(true)}>
              <CirclePlay aria-hidden />
              View Demo
            </Button>
          </div>
          <p className="mt-5 flex flex-wrap justify-center gap-x-5 gap-y-1.5 text-[0.8125rem] text-muted">
            {FACTS.map((fact) => (
              <span key={fact} className="inline-flex items-center gap-1.5">
                <Check aria-hidden className="size-3.5 text-success" />
                {fact}
              </span>
            ))}
          </p>
        </div>
        <Picture />
      </div>
      {demo && (
        <Suspense>
          <Demo onClose={() => setDemo(false)} />
        </Suspense>
      )}
    </section>
  )
}

const FACTS = [
  ...(HAS_PLANS ? [`${SIGN_UP_CREDITS} free credits`, 'No credit card'] : ['Free of charge']),
  'Open source',
]

const STEPS = [
  {
    icon: FileSpreadsheet,
    hue: 'sky',
    label: 'sales.csv',
    text: 'Read sales',
    rows: '12,480 rows',
  },
  {
    icon: Filter,
    hue: 'amber',
    label: 'Filter',
    text: 'Keep amount over 100 in the West',
    rows: '3,117 rows',
  },
  { icon: Download, hue: 'slate', label: 'Export', text: 'Write west.parquet', rows: 'written' },
]

/** The product in one drawing; the words above say the same, so it is hidden from screen readers. */
function Picture() {
  return (
    <div aria-hidden className="mx-auto mt-14 max-w-4xl rounded-xl border bg-surface shadow-lg">
      <div className="flex items-center gap-3 border-b px-5 py-4">
        <span className="rounded-full bg-primary-soft px-2.5 py-1 text-xs font-medium text-primary-text">
          Sentence
        </span>
        <p className="min-w-0 text-sm sm:text-[0.9375rem]">
          Keep sales over 100 in the West, then export as parquet
        </p>
      </div>
      <div className="grid items-center gap-3 bg-canvas bg-[radial-gradient(var(--dots)_1px,transparent_1px)] bg-[size:20px_20px] p-5 sm:grid-cols-[1fr_2rem_1fr_2rem_1fr] sm:gap-0 sm:p-9">
        {STEPS.map(({ icon: Icon, hue, label, text, rows }, index) => (
          <div key={label} className="contents">
            {index > 0 && <div className="hidden h-0.5 bg-wire sm:block" />}
            <div className="rounded-lg border bg-raised p-3.5 shadow-md">
              <div className="flex items-center gap-2.5">
                <span
                  data-hue={hue}
                  className="hue-soft flex size-8 items-center justify-center rounded-md"
                >
                  <Icon className="size-4" />
                </span>
                <span className="font-medium">{label}</span>
              </div>
              <p className="mt-2 truncate text-xs text-muted">{text}</p>
              <p className="mt-2 inline-flex items-center gap-1 rounded-full bg-success-soft px-2 py-0.5 text-2xs font-medium text-success">
                <Check className="size-3" />
                {rows}
              </p>
            </div>
          </div>
        ))}
      </div>
      <pre className="overflow-hidden border-t px-5 py-4 font-mono text-xs leading-5 text-muted">
        {`SELECT * FROM sales\nWHERE amount > 100 AND region = 'West'`}
      </pre>
    </div>
  )
}
