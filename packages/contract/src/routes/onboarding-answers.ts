import { z } from 'zod'
import {
  ONBOARDING_EXPERIENCE,
  ONBOARDING_GOALS,
  ONBOARDING_INTERESTS,
  ONBOARDING_ROLES,
} from '../onboarding-choices.ts'

/** What somebody said of themselves after the sign-up; null and empty: skipped. */
export const onboardingSchema = z.strictObject({
  role: z.enum(ONBOARDING_ROLES).nullable(),
  experience: z.enum(ONBOARDING_EXPERIENCE).nullable(),
  interests: z.array(z.enum(ONBOARDING_INTERESTS)).max(ONBOARDING_INTERESTS.length),
  goals: z.array(z.enum(ONBOARDING_GOALS)).max(ONBOARDING_GOALS.length),
})

export type OnboardingAnswers = z.infer<typeof onboardingSchema>
