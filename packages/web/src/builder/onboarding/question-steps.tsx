import {
  ONBOARDING_EXPERIENCE,
  ONBOARDING_GOALS,
  ONBOARDING_INTERESTS,
  ONBOARDING_ROLES,
  type OnboardingAnswers,
} from '@plainflow/contract'
import { Choices } from './choices.tsx'

interface StepProps {
  readonly answers: OnboardingAnswers
  readonly onChange: (change: Partial<OnboardingAnswers>) => void
}

const ROLE_NAMES = {
  'data-scientist': 'Data scientist',
  'data-engineer': 'Data engineer',
  analyst: 'Analyst',
  student: 'Student',
  other: 'Something else',
} satisfies Record<(typeof ONBOARDING_ROLES)[number], string>

const EXPERIENCE = {
  beginner: { label: 'Beginner', text: 'New to data pipelines' },
  intermediate: { label: 'Intermediate', text: 'Built a few, with or without code' },
  advanced: { label: 'Advanced', text: 'Builds them for a living' },
} satisfies Record<(typeof ONBOARDING_EXPERIENCE)[number], { label: string; text: string }>

const INTERESTS = {
  ml: { label: 'Machine learning', text: 'Prepare data, train, predict' },
  analytics: { label: 'Analytics', text: 'Totals, trends, comparisons' },
  streaming: { label: 'Streaming', text: 'Events as they come' },
  etl: { label: 'ETL', text: 'Extract, transform, load' },
  visualization: { label: 'Visualization', text: 'Profiles and charts' },
  automation: { label: 'Automation', text: 'The same work, without hands' },
} satisfies Record<(typeof ONBOARDING_INTERESTS)[number], { label: string; text: string }>

export function RoleStep({ answers, onChange }: StepProps) {
  return (
    <div className="space-y-5">
      <Choices
        legend="Role"
        isLegendShown
        options={ONBOARDING_ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))}
        chosen={answers.role ? [answers.role] : []}
        onChange={([role = null]) => onChange({ role })}
      />
      <Choices
        legend="Experience"
        isLegendShown
        options={ONBOARDING_EXPERIENCE.map((value) => ({ value, ...EXPERIENCE[value] }))}
        chosen={answers.experience ? [answers.experience] : []}
        onChange={([experience = null]) => onChange({ experience })}
      />
    </div>
  )
}

export function InterestsStep({ answers, onChange }: StepProps) {
  return (
    <Choices
      legend="Interests"
      many
      options={ONBOARDING_INTERESTS.map((value) => ({ value, ...INTERESTS[value] }))}
      chosen={answers.interests}
      onChange={(interests) => onChange({ interests })}
    />
  )
}

export function GoalsStep({ answers, onChange }: StepProps) {
  return (
    <Choices
      legend="Goals"
      many
      options={ONBOARDING_GOALS.map((value) => ({ value, label: value }))}
      chosen={answers.goals}
      onChange={(goals) => onChange({ goals })}
    />
  )
}
