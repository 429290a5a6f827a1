import { z } from 'zod'
import { route } from '../route.ts'
import { userSchema } from './auth.ts'
import { onboardingSchema } from './onboarding-answers.ts'

export const onboardingRoutes = {
  saveOnboarding: route({
    method: 'PUT',
    path: '/api/auth/onboarding',
    summary: 'Keep the answers of the onboarding with the user; they grant nothing',
    body: onboardingSchema,
    answer: z.object({ user: userSchema }),
  }),
}
