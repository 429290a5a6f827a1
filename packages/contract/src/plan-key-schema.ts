import { z } from 'zod'
import { PLAN_KEYS, type PlanKey } from './plans.ts'

/**
 * A plan as it may be sent in: `starter` is an older name of `basic`. Apart from the catalogue, so that
 * a page that only shows prices does not bring the schemas along.
 */
export const planKeySchema = z
  .enum([...PLAN_KEYS, 'starter'])
  .transform((key): PlanKey => (key === 'starter' ? 'basic' : key))
