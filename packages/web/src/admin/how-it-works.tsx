import { PLAN_KEYS, PLANS, REVENUE_SPLIT } from '@plainflow/contract'
import { Card } from '@/design/card.tsx'
import { money, percent } from './money.ts'

const PAID = PLAN_KEYS.map((key) => PLANS[key]).filter(({ price }) => price > 0)
const [EXAMPLE] = PAID
const { aiProvider, fees, profit } = REVENUE_SPLIT
const PRICES = PAID.map(({ name, price }) => `${name} ${money(price)}`).join(', ')

const STEPS = [
  {
    title: 'A user pays',
    text: `For a month of a plan (${PRICES}). The payment provider tells the server, and the credits are there.`,
  },
  {
    title: 'The system calculates the split',
    text: `${percent(aiProvider)} for the AI provider, ${percent(fees)} for payment fees, ${percent(profit)} profit: of ${money(EXAMPLE?.price ?? 0)} that is ${money((EXAMPLE?.price ?? 0) * aiProvider)} for the AI provider.`,
  },
  {
    title: 'You top up the AI provider',
    text: 'By hand, in its own console: a notification says how much. Mark it as read when it is done.',
  },
] as const

export function HowItWorks() {
  return (
    <Card className="mt-4">
      <h2 className="text-base font-semibold">How it works</h2>
      <ol className="mt-3 grid gap-4 md:grid-cols-3">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              data-hue="indigo"
              className="hue-soft flex size-7 shrink-0 items-center justify-center rounded-full text-[0.8125rem] font-semibold"
            >
              {index + 1}
            </span>
            <span className="min-w-0">
              <span className="block font-medium">{title}</span>
              <span className="mt-0.5 block text-[0.8125rem] text-pretty text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
