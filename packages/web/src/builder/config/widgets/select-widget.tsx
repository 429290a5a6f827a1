import { Select } from '@/design/select.tsx'
import type { WidgetProps } from '../widget-props.ts'

export function SelectWidget({ field, path, value, onChange, control, write }: WidgetProps) {
  const { options = [], empties = [] } = field
  const choose = (chosen: string) => {
    if (empties.length === 0) onChange(chosen)
    else write({ ...Object.fromEntries(empties.map((other) => [other, ''])), [path]: chosen })
  }
  const known = options.some((option) => option.value === value)
  return (
    <Select
      {...control}
      value={known ? String(value) : ''}
      onChange={({ target }) => choose(target.value)}
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
