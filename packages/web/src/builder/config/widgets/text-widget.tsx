import { Input } from '@/design/input.tsx'
import type { WidgetProps } from '../widget-props.ts'

export function TextWidget({ field, value, onChange, control }: WidgetProps) {
  return (
    <Input
      {...control}
      type={field.holds ?? 'text'}
      value={typeof value === 'string' ? value : ''}
      placeholder={field.placeholder}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
