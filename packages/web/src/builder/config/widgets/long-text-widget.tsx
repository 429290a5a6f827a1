import { Textarea } from '@/design/textarea.tsx'
import type { WidgetProps } from '../widget-props.ts'

export function LongTextWidget({ field, value, onChange, control }: WidgetProps) {
  return (
    <Textarea
      {...control}
      rows={4}
      spellCheck={false}
      autoCapitalize="none"
      className="font-mono text-[0.8125rem]"
      placeholder={field.placeholder}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
