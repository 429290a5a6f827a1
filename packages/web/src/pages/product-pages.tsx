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
