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
  ready: route({
    method: 'GET',
    path: '/api/ready',
    summary: 'Can the server do its work: its store and its files answer',
    public: true,
    answer: z.object({ status: z.literal('ready') }),
  }),
  metrics: route({
    method: 'GET',
    path: '/metrics',
    summary: 'Figures of this process and its queue, as Prometheus reads them',
    role: 'admin',
    operator: true,
    answer: 'text',
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
        /** `release`: work that came to nothing, and why it cost nothing. */
        kind: z.enum(['grant', 'reserve', 'charge', 'release', 'expire', 'refund']),
        amount: z.number().int(),
        reason: z.string(),
        balance: z.number().int(),
        createdAt: z.string(),
      }),
    ),
  }),
}
