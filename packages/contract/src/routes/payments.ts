import { z } from 'zod'
import { planKeySchema } from '../plan-key-schema.ts'
import { route } from '../route.ts'

export const paymentRoutes = {
  confirmPayment: route({
    method: 'POST',
    path: '/api/payment-success',
    summary:
      'After a checkout: what the payment provider says of it; the plan sent is not believed',
    body: z.strictObject({
      sessionId: z.string().min(1).max(300),
      plan: planKeySchema,
    }),
    answer: z.object({ plan: planKeySchema, newCredits: z.number().int() }),
  }),
}
