import { Switch } from '@/design/switch.tsx'
import type { WidgetProps } from '../widget-props.ts'

export function SwitchWidget({ value, onChange, control }: WidgetProps) {
  return <Switch {...control} checked={value === true} onCheckedChange={onChange} />
}
