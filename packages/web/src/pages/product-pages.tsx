import { HAS_PLANS } from '@/billing/has-plans.ts'
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
  if (!HAS_PLANS)
    return (
      <PublicPage
        title="Free of charge"
        lead="This server has no plans and no credits: everything may be used."
      >
        {null}
      </PublicPage>
    )
  return (
    <PublicPage
      title="Pricing"
      lead="One credit is one pipeline written by the assistant. Running, previewing and exporting are free."
    >
      <PlanCards heading="h2" renderAction={(plan) => <ChoosePlan plan={plan} />} />
    </PublicPage>
  )
}
