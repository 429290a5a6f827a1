import { Button } from '@/design/button.tsx'
import { Card } from '@/design/card.tsx'
import { NumberField } from './number-field.tsx'
import { type Assumptions, QUOTED_AI_COST, STATED } from './pricing.ts'

/** Typed as people say them, in per cent; kept as shares. */
const FIELDS = [
  { key: 'feeRate', label: 'Payment fee, %', scale: 100, step: 0.1, most: 50 },
  { key: 'feeFixed', label: 'Payment fee, $ each', scale: 1, step: 0.05, most: 10 },
  { key: 'aiCost', label: 'AI cost, $ a generation', scale: 1, step: 0.001, most: 10 },
  { key: 'used', label: 'Credits used, %', scale: 100, step: 5, most: 100 },
] as const

export function AssumptionFields({
  given,
  onChange,
}: {
  given: Assumptions
  onChange: (given: Assumptions) => void
}) {
  const [least, most] = QUOTED_AI_COST
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">Assumptions</h2>
        <Button variant="secondary" size="sm" onClick={() => onChange(STATED)}>
          As stated
        </Button>
      </div>
      <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {FIELDS.map(({ key, label, scale, step, most: limit }) => (
          <NumberField
            key={key}
            label={label}
            value={given[key] * scale}
            step={step}
            most={limit}
            onChange={(value) => onChange({ ...given, [key]: value / scale })}
          />
        ))}
      </div>
      <p className="mt-3 text-xs text-muted">
        Stated: 2.9% plus $0.30 a payment, $0.035 a generation (quoted: ${least} to ${most}), every
        credit used.
      </p>
    </Card>
  )
}
