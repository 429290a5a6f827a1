import { useState } from 'react'
import { Field } from '@/design/field.tsx'
import { Input } from '@/design/input.tsx'

/** A number from nothing up. While what stands there is none, the last one counts, and it is said. */
export function NumberField({
  label,
  value,
  step,
  most,
  onChange,
}: {
  label: string
  value: number
  step: number
  most: number
  onChange: (value: number) => void
}) {
  const shown = String(Math.round(value * 10_000) / 10_000)
  const [typed, setTyped] = useState<string | null>(null)
  const isRefused = typed !== null && isWrong(typed, most)
  return (
    <Field label={label} error={!isRefused ? undefined : `A number from 0 to ${most}.`}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="decimal"
          min={0}
          max={most}
          step={step}
          value={typed ?? shown}
          onChange={(event) => {
            setTyped(event.target.value)
            if (!isWrong(event.target.value, most)) onChange(Number(event.target.value))
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  )
}

function isWrong(text: string, most: number): boolean {
  const number = Number(text)
  return text.trim() === '' || !Number.isFinite(number) || number < 0 || number > most
}
