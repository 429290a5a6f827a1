import { z } from 'zod'
import { route } from '../route.ts'

export const systemRoutes = {
  health: route({
    method: 'GET',
    path: '/api/health',
    summary: 'Is the server up',
    public: true,
    answer: z.object({ status: z.literal('ok'), version: z.string() }),
  }),
  openapi: route({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This contract as OpenAPI',
    public: true,
    answer: z.record(z.string(), z.unknown()),
  }),
  creditsLedger: route({
    method: 'GET',
    path: '/api/credits/ledger',
    summary: 'Every credit granted and spent, newest first',
    answer: z.array(
      z.object({
        id: z.string(),
        amount: z.number().int(),
        reason: z.string(),
        balance: z.number().int(),
        createdAt: z.string(),
      }),
    ),
  }),
}
