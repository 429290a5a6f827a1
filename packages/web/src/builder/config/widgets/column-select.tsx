import type { Column } from '@plainflow/core'
import type { ComponentProps } from 'react'
import { Select } from '@/design/select.tsx'

/** The real columns with their types; a name that is gone stays visible, so that nothing is lost. */
export function ColumnSelect({
  value,
  columns,
  onValue,
  ...props
}: Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> & {
  value: string
  columns: readonly Column[]
  onValue: (name: string) => void
}) {
  const known = columns.some(({ name }) => name === value)
  return (
    <Select {...props} value={value} onChange={(event) => onValue(event.target.value)}>
      {value === '' && (
        <option value="" disabled>
          {columns.length === 0 ? 'No columns arrive here' : 'Choose a column…'}
        </option>
      )}
      {value !== '' && !known && <option value={value}>{value} (missing)</option>}
      {columns.map(({ name, type }) => (
        <option key={name} value={name}>
          {name} · {type}
        </option>
      ))}
    </Select>
  )
}
