import { ColumnPicker } from '../combobox/column-picker.tsx'
import type { WidgetProps } from '../widget-props.ts'

export function ColumnWidget({ value, onChange, control, columns }: WidgetProps) {
  return (
    <ColumnPicker
      {...control}
      value={typeof value === 'string' ? value : ''}
      columns={columns}
      onValue={onChange}
    />
  )
}
