import type { Limits } from '@plainflow/engine'
import { eq } from 'drizzle-orm'
import { planLimits } from '../payments/plan-limits.ts'
import type { WithSettings } from '../settings.ts'
import type { WithStore } from '../store/open-store.ts'
import { users } from '../store/schema.ts'

/** Where the server is free of plans and its operator has said nothing. */
const WITHOUT_PLANS = { runMinutes: 120, runGigabytes: 4 }

/** What a run of somebody may take: as much as the plan says, and never more than the operator does. */
export async function runLimits(
  { store, settings }: WithStore & WithSettings,
  userId: string,
): Promise<Pick<Limits, 'time' | 'memory'>> {
  const [user] = await store.db.select({ plan: users.plan }).from(users).where(eq(users.id, userId))
  const { runMinutes, runGigabytes } = planLimits(settings, user?.plan ?? 'free') ?? WITHOUT_PLANS
  const isFree = settings.billing.kind === 'off'
  // Without plans the operator alone decides, upwards too.
  const within = (ours: number, most: number | null) =>
    most === null ? ours : isFree ? most : Math.min(ours, most)
  return {
    time: within(runMinutes, settings.maxRunMinutes) * 60_000,
    memory: within(runGigabytes * 1e9, settings.maxRunBytes),
  }
}
