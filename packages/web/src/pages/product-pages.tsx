import { BLOCKS } from '@plainflow/core'
import { Link } from '@tanstack/react-router'
import { ChoosePlan } from './choose-plan.tsx'
import { FeatureCards } from './feature-cards.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PublicPage } from './public-page.tsx'

export function FeaturesPage() {
  return (
    <PublicPage title="Features" lead="What Plainflow does today.">
      <FeatureCards heading="h2" />
    </PublicPage>
  )
}

export function PricingPage() {
  return (
    <PublicPage
      title="Pricing"
      lead="One credit is one pipeline written by the assistant. Running, previewing and exporting are free."
    >
      <PlanCards heading="h2" renderAction={(plan) => <ChoosePlan plan={plan} />} />
    </PublicPage>
  )
}

export function TemplatesPage() {
  return (
    <PublicPage
      title="Templates"
      lead="There are no ready-made pipelines yet. The builder offers sentences that fit the data at hand instead."
    >
      <p>
        <Link to="/pipeline-builder" className="font-medium text-primary-text hover:underline">
          Open the builder
        </Link>
      </p>
    </PublicPage>
  )
}

export function DocumentationPage() {
  return (
    <PublicPage
      title="Documentation"
      lead="A pipeline is a row of blocks joined by connections. Data flows along the arrows; every block says in a sentence what it does."
    >
      <h2 className="text-lg font-semibold">Blocks</h2>
      <dl className="mt-4 max-w-3xl divide-y rounded-xl border bg-surface shadow-xs">
        {BLOCKS.map((block) => (
          <div key={block.type} className="px-5 py-4">
            <dt className="font-medium">{block.label}</dt>
            <dd className="mt-0.5 text-muted">{block.description}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-10 text-lg font-semibold">Five minutes</h2>
      <ol className="mt-4 max-w-2xl list-decimal space-y-2 pl-5 text-base text-muted marker:text-foreground">
        <li>Upload a CSV file under Files in the builder.</li>
        <li>Write what should happen to it in the chat: keep rows where amount is over 100.</li>
        <li>Look at the proposal on the canvas and accept it.</li>
        <li>Run Pipeline, then look at rows and timings.</li>
        <li>Take the SQL or the Python with you.</li>
      </ol>
      <p className="mt-8">
        <a
          href="/api/openapi.json"
          className="font-medium text-primary-text underline-offset-4 hover:underline"
        >
          The HTTP interface as OpenAPI
        </a>
      </p>
    </PublicPage>
  )
}
