import type { WidgetProps } from '../widget-props.ts'
import { ColumnSelect } from './column-select.tsx'

export function ColumnWidget({ value, onChange, control, columns }: WidgetProps) {
  return (
    <ColumnSelect
      {...control}
      value={typeof value === 'string' ? value : ''}
      columns={columns}
      onValue={onChange}
    />
  )
}
