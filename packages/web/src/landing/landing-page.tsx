import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowRight, Clock } from 'lucide-react'
import { useSession } from '@/account/session.ts'
import { keepPrompt } from '@/builder/state/pending-prompt.ts'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { Button } from '@/design/button.tsx'
import { useTitle } from '@/app/use-title.ts'
import { ChoosePlan } from '@/pages/choose-plan.tsx'
import { FeatureCards } from '@/pages/feature-cards.tsx'
import { PlanCards } from '@/pages/plan-cards.tsx'
import { PublicFooter } from '@/pages/public-footer.tsx'
import { PublicHeader } from '@/pages/public-header.tsx'
import { USE_CASES } from './content.ts'
import { Hero } from './hero.tsx'
import { Reviews } from './reviews.tsx'

export function LandingPage() {
  useTitle('A sentence becomes a data pipeline')
  return (
    <div className="min-h-full">
      <PublicHeader />
      <main>
        <Hero />
        <Section id="features" title="Everything between the sentence and the answer">
          <FeatureCards heading="h3" />
        </Section>
        <Section
          id="use-cases"
          title="Start from a question people really ask"
          lead="Each opens the builder with its sentence ready to send."
        >
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {USE_CASES.map((useCase) => (
              <UseCase key={useCase.title} {...useCase} />
            ))}
          </ul>
        </Section>
        <Section
          id="reviews"
          title="No need to take our word for it"
          lead="Plainflow is new and has no customers to quote yet. What it claims can be checked instead."
        >
          <Reviews />
        </Section>
        {HAS_PLANS && (
          <Section
            id="pricing"
            title="Plans"
            lead="One credit is one pipeline written by the assistant. Running, previewing and exporting are free."
          >
            <PlanCards renderAction={(plan) => <ChoosePlan plan={plan} />} />
          </Section>
        )}
        <Closing />
      </main>
      <PublicFooter />
    </div>
  )
}

function Section({
  id,
  title,
  lead,
  children,
}: {
  id: string
  title: string
  lead?: string
  children: React.ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t py-20 odd:bg-sunken/50">
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <h2
          id={`${id}-title`}
          className="max-w-2xl text-2xl font-semibold tracking-tight text-balance sm:text-3xl"
        >
          {title}
        </h2>
        {lead && <p className="mt-3 max-w-2xl text-base text-muted">{lead}</p>}
        <div className="mt-10">{children}</div>
      </div>
    </section>
  )
}

function UseCase({ icon: Icon, hue, title, prompt, time, runs }: (typeof USE_CASES)[number]) {
  const navigate = useNavigate()
  const signedIn = useSession((session) => session.status === 'authenticated')
  const start = () => {
    keepPrompt(prompt)
    return signedIn
      ? navigate({ to: '/pipeline-builder' })
      : navigate({ to: '/auth', search: { mode: 'signup' } })
  }
  return (
    <li className="flex flex-col rounded-xl border bg-surface p-5 shadow-xs">
      <div className="flex items-center gap-3">
        <span
          data-hue={hue}
          className="hue-soft flex size-9 shrink-0 items-center justify-center rounded-lg"
        >
          <Icon aria-hidden className="size-4.5" />
        </span>
        <h3 className="min-w-0 flex-1 font-semibold">{title}</h3>
        <span className="flex items-center gap-1 text-xs text-muted">
          <Clock aria-hidden className="size-3.5" />
          {time}
        </span>
      </div>
      <p className="mt-4 flex-1 rounded-lg bg-sunken px-3.5 py-3 text-pretty">“{prompt}”</p>
      {!runs && (
        <p className="mt-2 text-xs text-muted">
          Gives the whole pipeline; some of its blocks do not run yet.
        </p>
      )}
      <Button
        variant="secondary"
        className="mt-4"
        aria-label={`Try this sentence: ${title}`}
        onClick={() => void start()}
      >
        Try this sentence
      </Button>
    </li>
  )
}

function Closing() {
  return (
    <section aria-labelledby="closing-title" className="border-t py-24">
      <div className="mx-auto flex max-w-2xl flex-col items-center px-4 text-center">
        <h2
          id="closing-title"
          className="text-3xl font-semibold tracking-tight text-balance sm:text-4xl"
        >
          Write the sentence. Keep the pipeline.
        </h2>
        <p className="mt-4 text-base text-muted">
          {HAS_PLANS && '5 credits to begin with, no credit card, and '}
          {HAS_PLANS ? 'every' : 'Every'} pipeline leaves as plain code.
        </p>
        <Button asChild size="lg" className="mt-8">
          <Link to="/auth" search={{ mode: 'signup' }}>
            Start Building Free
            <ArrowRight aria-hidden />
          </Link>
        </Button>
      </div>
    </section>
  )
}
