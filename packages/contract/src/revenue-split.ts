/** How revenue is shared out; the operator tops up the AI provider's account by hand. */
export const REVENUE_SPLIT = { aiProvider: 0.6, profit: 0.37, fees: 0.03 } as const

export interface RevenueShares {
  readonly aiProvider: number
  readonly profit: number
  readonly fees: number
}

/** In cents, and together exactly the amount: what rounding leaves is profit. */
export function shareRevenue(amount: number): RevenueShares {
  const aiProvider = Math.round(amount * REVENUE_SPLIT.aiProvider)
  const fees = Math.round(amount * REVENUE_SPLIT.fees)
  return { aiProvider, fees, profit: amount - aiProvider - fees }
}
