import { randomUUID } from 'node:crypto'
import { Failure, type PlanKey, PLANS } from '@plainflow/contract'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { checkouts, subscriptions } from '../store/schema.ts'
import type { Cashier } from './cashier.ts'
import { closeOpenCheckouts } from './close-checkouts.ts'
import { CURRENCY } from './money.ts'
import type { SubscriptionRow } from './payment-provider.ts'
import { quote } from './quote.ts'
import { currentSubscription, isLarger } from './subscriptions.ts'

export interface Wanted {
  readonly user: { readonly id: string; readonly email: string }
  readonly plan: PlanKey
  /** Pages of ours. */
  readonly success: URL
  readonly cancel: URL
}

/** Begins to buy a plan, and says where the browser has to go. */
export async function beginCheckout(cashier: Cashier, wanted: Wanted): Promise<{ url: string }> {
  const { store, provider } = cashier
  const { user, plan } = wanted
  await closeOpenCheckouts(cashier, user.id)
  const current = await currentSubscription(store.db, user.id)
  refuseWhatIsNotBought(plan, current)
  const { credit, due } = quote(plan, creditable(current, cashier))
  const successUrl = addressAfter(wanted)
  const cancelUrl = withSearch(wanted.cancel, { cancelled: 'true' }).href
  const id = randomUUID()
  const began = await store.db
    .insert(checkouts)
    .values({
      id,
      userId: user.id,
      provider: provider.name,
      session: `beginning ${id}`,
      plan,
      replaces: credit > 0 ? (current?.id ?? null) : null,
      amount: due,
      currency: CURRENCY,
      status: 'open',
      successUrl,
      cancelUrl,
      url: '',
    })
    .onConflictDoNothing()
    .returning()
  if (began.length === 0) throw new Failure('conflict', 'Another checkout is just beginning.')
  const ofThis = eq(checkouts.id, id)
  try {
    const { email } = user
    const customer = await customerOf(cashier, user.id)
    const order = { checkout: id, email, plan, credit, successUrl, cancelUrl, customer }
    const { session, url } = await provider.begin(order)
    const [kept] = await store.db
      .update(checkouts)
      .set({ session, url })
      .where(and(ofThis, eq(checkouts.status, 'open')))
      .returning()
    if (kept) return { url }
    // A later one took its place meanwhile: two that could be paid would take the same month off twice.
    await provider.close(session)
    throw new Failure('conflict', 'Another checkout was begun.')
  } catch (error) {
    await store.db.update(checkouts).set({ status: 'expired' }).where(ofThis)
    throw error
  }
}

/** What of the plan before counts as paid: nothing that is past due, and no play money for a real plan. */
export function creditable(
  current: SubscriptionRow | null,
  { provider }: Cashier,
): SubscriptionRow | null {
  return current?.status === 'active' && current.provider === provider.name ? current : null
}

function refuseWhatIsNotBought(plan: PlanKey, current: SubscriptionRow | null): void {
  if (!current) return
  if (plan === current.plan)
    throw new Failure('conflict', `The account is on the ${PLANS[plan].name} plan already.`)
  if (!isLarger(plan, current.plan))
    throw new Failure(
      'conflict',
      `${PLANS[plan].name} is smaller than ${PLANS[current.plan].name}, which is paid until the end of the month. It can take its place from then on.`,
    )
}

/** Who paid before is known there, with the card. */
async function customerOf({ store, provider }: Cashier, userId: string): Promise<string | null> {
  const [found] = await store.db
    .select({ customer: subscriptions.customer })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.provider, provider.name),
        isNotNull(subscriptions.customer),
      ),
    )
    .orderBy(desc(subscriptions.createdAt))
    .limit(1)
  return found?.customer ?? null
}

/** The provider puts its session in; braces of the placeholder must not be escaped. */
function addressAfter({ success, plan }: Wanted): string {
  const address = withSearch(success, { success: 'true', plan })
  address.searchParams.delete('session_id')
  return `${address.href}&session_id={CHECKOUT_SESSION_ID}`
}

function withSearch(page: URL, search: Readonly<Record<string, string>>): URL {
  const address = new URL(page)
  address.hash = ''
  for (const [name, value] of Object.entries(search)) address.searchParams.set(name, value)
  return address
}
