import { useId } from 'react'
import { Switch } from '@/design/switch.tsx'

/** Whether an administrator's own model is the server's. */
export function EverybodySwitch({
  isOn,
  onChange,
}: {
  isOn: boolean
  onChange: (isOn: boolean) => void
}) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={id} className="text-[0.8125rem] font-medium">
          For everybody on this server
        </label>
        <p id={`${id}-hint`} className="text-xs text-muted">
          Who has no model of their own asks this one, with your key. It costs them a credit each
          time, and you pay the provider.
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-hint`} checked={isOn} onCheckedChange={onChange} />
    </div>
  )
}
