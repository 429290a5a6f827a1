import type { OnboardingAnswers } from '@plainflow/contract'
import { EXAMPLE_PROMPTS } from '@plainflow/core/example-prompts'
import {
  ArrowRight,
  BarChart3,
  BrainCircuit,
  FileUp,
  Lightbulb,
  ShieldCheck,
  Sparkles,
} from 'lucide-react'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { Button } from '@/design/button.tsx'

export interface Recommendation {
  readonly title: string
  readonly text: string
  readonly icon: typeof BarChart3
  readonly hue: string
  /** What the builder finds in the session when it opens. */
  readonly opens: { readonly key: 'pending_template' | 'pending_prompt'; readonly value: string }
  readonly fits: readonly OnboardingAnswers['interests'][number][]
}

const RECOMMENDATIONS: readonly Recommendation[] = [
  {
    title: 'Sales Analytics Template',
    text: 'A whole pipeline over a sample shop: revenue and margin by category.',
    icon: BarChart3,
    hue: 'emerald',
    opens: { key: 'pending_template', value: 'sales-analytics' },
    fits: ['analytics', 'visualization', 'etl'],
  },
  {
    title: 'ML Pipeline Starter',
    text: 'A sentence that prepares rows for a model: a sample without gaps. Training comes later.',
    icon: BrainCircuit,
    hue: 'rose',
    opens: {
      key: 'pending_prompt',
      value: 'Drop rows with missing values, then take a random sample of 1000 rows',
    },
    fits: ['ml'],
  },
  {
    title: 'Data Quality Checker',
    text: 'A sentence that checks a table and keeps what breaks a rule apart.',
    icon: ShieldCheck,
    hue: 'amber',
    opens: {
      key: 'pending_prompt',
      value: 'Check that order_id is unique and amount is not empty',
    },
    fits: ['automation', 'streaming'],
  },
]

/** Waits in the chat, and brings its sample along when it is sent. */
const SAMPLE_QUESTION: Recommendation['opens'] = {
  key: 'pending_prompt',
  value: EXAMPLE_PROMPTS[0]?.prompt ?? '',
}

const TIPS = [
  'Press ? in the builder for every keyboard shortcut.',
  'Click a block to see its rows, its columns and its code.',
  ...(HAS_PLANS
    ? ['A credit is spent only for an answer to all of the question, and Reject gives it back.']
    : []),
  'The Tutorial button shows the builder part by part.',
]

export function ReadyStep({
  answers,
  onStart,
  onUpload,
}: {
  answers: OnboardingAnswers
  onStart: (opens: Recommendation['opens']) => void
  onUpload: () => void
}) {
  const score = ({ fits }: Recommendation) =>
    fits.filter((interest) => answers.interests.includes(interest)).length
  const ordered = RECOMMENDATIONS.toSorted((a, b) => score(b) - score(a))
  return (
    <>
      <div className="mb-4 grid gap-2 sm:grid-cols-2">
        <Button size="lg" onClick={onUpload}>
          <FileUp aria-hidden />
          Upload a file
        </Button>
        <Button variant="secondary" size="lg" onClick={() => onStart(SAMPLE_QUESTION)}>
          <Sparkles aria-hidden />
          Ask the sample shop
        </Button>
      </div>
      <h3 className="mb-2 text-xs font-medium text-muted">Or start from one of these</h3>
      <ul className="space-y-2">
        {ordered.map(({ title, text, icon: Icon, hue, opens }) => (
          <li key={title}>
            <button
              type="button"
              onClick={() => onStart(opens)}
              className="group flex w-full items-center gap-3 rounded-lg border p-3 text-left transition-colors hover:bg-hover"
            >
              <span
                data-hue={hue}
                className="hue-soft flex size-9 shrink-0 items-center justify-center rounded-lg"
              >
                <Icon aria-hidden className="size-4.5" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{title}</span>
                <span className="block text-[0.8125rem] text-pretty text-muted">{text}</span>
              </span>
              <ArrowRight
                aria-hidden
                className="size-4 shrink-0 text-muted transition-transform group-hover:translate-x-0.5"
              />
            </button>
          </li>
        ))}
      </ul>
      <section aria-labelledby="tips" className="mt-5 rounded-lg bg-sunken p-4">
        <h3 id="tips" className="flex items-center gap-2 text-[0.8125rem] font-medium">
          <Lightbulb aria-hidden className="size-4 text-warning" />
          Tips
        </h3>
        <ul className="mt-2 list-disc space-y-1 pl-5 text-[0.8125rem] text-muted">
          {TIPS.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
