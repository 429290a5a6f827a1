import { useState } from 'react'
import { Input } from '@/design/input.tsx'
import type { WidgetProps } from '../widget-props.ts'

export function NumberWidget({ field, value, onChange, control }: WidgetProps) {
  const [isBad, setIsBad] = useState(false)
  // A number that is set from elsewhere takes the place of what was typed.
  const isRefused = isBad && typeof value !== 'number'
  return (
    <div className="space-y-1.5">
      <Input
        {...control}
        type="number"
        step={field.range?.step ?? 'any'}
        min={field.range?.least}
        max={field.range?.most}
        value={typeof value === 'number' ? value : ''}
        placeholder={field.placeholder}
        aria-invalid={isRefused || control['aria-invalid']}
        // To the page "1e" is an empty field: without a word it would be taken for none.
        onInput={(event) => setIsBad(event.currentTarget.validity.badInput)}
        onChange={(event) =>
          onChange(event.target.value === '' ? undefined : event.target.valueAsNumber)
        }
      />
      {isRefused && (
        <output className="block text-xs text-danger">
          This is no number, so the field counts as empty.
        </output>
      )}
    </div>
  )
}
