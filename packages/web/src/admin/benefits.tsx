import { Card } from '@/design/card.tsx'
import { money, percent } from './money.ts'
import { type Assumptions, marginsOf, NEW_PRICING, OLD_PRICING } from './pricing.ts'

/** What speaks for the new prices, and what against, in figures. */
export function Benefits({ given }: { given: Assumptions }) {
  return (
    <Card className="mt-4">
      <h2 className="text-base font-semibold">Strategic benefits</h2>
      <ul className="mt-3 list-disc space-y-1.5 pl-5 text-[0.8125rem]">
        {benefits(given).map((line) => (
          <li key={line} className="text-pretty">
            {line}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function benefits(given: Assumptions): string[] {
  const [, before] = OLD_PRICING
  const [free, now] = NEW_PRICING
  if (!before || !now || !free) return []
  const [old, fresh] = [marginsOf(before, given), marginsOf(now, given)]
  const margins = NEW_PRICING.flatMap((plan) => marginsOf(plan, given).margin ?? [])
  const cheaper = 1 - now.price / before.price
  const usersNeeded = old.profit / fresh.profit
  return [
    `A lower way in: the first paid plan is ${money(now.price)} instead of ${money(before.price)}, ${percent(cheaper)} less.`,
    `More for it: ${now.generations} generations instead of ${before.generations}, at ${money(fresh.perGeneration ?? 0)} instead of ${money(old.perGeneration ?? 0)} each.`,
    `Trying costs ${money(-marginsOf(free, given).profit)} a free user and month at most, and takes no card.`,
    `${Math.min(...margins) > 0 ? 'Every paid plan carries itself' : 'Not every paid plan carries itself'}: margins run from ${percent(Math.min(...margins))} to ${percent(Math.max(...margins))}.`,
    fresh.profit > 0 && old.profit > 0
      ? `The price of it: one ${before.name} user brought ${money(old.profit)}, one ${now.name} user brings ${money(fresh.profit)}. It takes ${usersNeeded.toFixed(1)} of these for one of those.`
      : `The price of it: one ${now.name} user brings ${money(fresh.profit)} under these assumptions.`,
    'One catalogue: landing page, payment, limits and this page read the same plans.',
  ]
}
