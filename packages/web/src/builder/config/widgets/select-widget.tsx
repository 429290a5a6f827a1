import { Select } from '@/design/select.tsx'
import type { WidgetProps } from '../widget-props.ts'

export function SelectWidget({ field, value, onChange, control }: WidgetProps) {
  const options = field.options ?? []
  const known = options.some((option) => option.value === value)
  return (
    <Select
      {...control}
      value={known ? String(value) : ''}
      onChange={(event) => onChange(event.target.value)}
    >
      {!known && (
        <option value="" disabled>
          Choose…
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
