import { Input } from '@/design/input.tsx'
import type { WidgetProps } from '../widget-props.ts'

export function NumberWidget({ field, value, onChange, control }: WidgetProps) {
  return (
    <Input
      {...control}
      type="number"
      step={field.range?.step ?? 'any'}
      min={field.range?.least}
      max={field.range?.most}
      value={typeof value === 'number' ? value : ''}
      placeholder={field.placeholder}
      onChange={(event) =>
        onChange(event.target.value === '' ? undefined : event.target.valueAsNumber)
      }
    />
  )
}
