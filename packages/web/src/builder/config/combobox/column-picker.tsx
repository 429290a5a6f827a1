import type { Column } from '@plainflow/core'
import type { ComponentProps } from 'react'
import { ColumnTypeIcon } from '@/data/column-type-icon.tsx'
import { Combobox } from './combobox.tsx'

/** The real columns with their types, to be searched; a name that is gone stays, so that nothing is lost. */
export function ColumnPicker({
  columns,
  value,
  ...props
}: Omit<ComponentProps<typeof Combobox>, 'options' | 'empty' | 'free'> & {
  columns: readonly Column[]
}) {
  const isMissing = value !== '' && !columns.some(({ name }) => name === value)
  return (
    <Combobox
      placeholder="Choose a column…"
      {...props}
      value={value}
      aria-invalid={isMissing || props['aria-invalid']}
      empty="No columns arrive here."
      options={columns.map(({ name, type }) => ({
        value: name,
        detail: type,
        icon: <ColumnTypeIcon type={type} />,
      }))}
    />
  )
}
