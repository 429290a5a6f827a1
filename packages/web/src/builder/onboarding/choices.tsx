import { Check } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '@/design/class-names.ts'

/** Options as cards: one of them, or as many as fit. */
export function Choices<Value extends string>({
  legend,
  isLegendShown = false,
  many = false,
  options,
  chosen,
  onChange,
}: {
  legend: string
  isLegendShown?: boolean
  many?: boolean
  options: readonly { readonly value: Value; readonly label: string; readonly text?: string }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}) {
  const name = useId()
  const toggle = (value: Value, isOn: boolean) => {
    if (!many) onChange([value])
    else onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))
  }
  return (
    <fieldset>
      <legend className={isLegendShown ? 'mb-2 text-[0.8125rem] font-medium' : 'sr-only'}>
        {legend}
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map(({ value, label, text }) => {
          const isOn = chosen.includes(value)
          return (
            <label
              key={value}
              className={classNames(
                'flex items-start gap-3 rounded-lg border p-3 transition-colors hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
                isOn && 'border-primary bg-primary-soft hover:bg-primary-soft',
              )}
            >
              <input
                type={many ? 'checkbox' : 'radio'}
                name={name}
                checked={isOn}
                onChange={(event) => toggle(value, event.target.checked)}
                className="sr-only"
              />
              <span className="min-w-0 flex-1">
                <span className="block text-[0.8125rem] font-medium">{label}</span>
                {text && <span className="block text-xs text-muted">{text}</span>}
              </span>
              <span
                aria-hidden
                className={classNames(
                  'mt-0.5 flex size-4 shrink-0 items-center justify-center border border-line-strong text-transparent',
                  many ? 'rounded-[4px]' : 'rounded-full',
                  isOn && 'border-primary bg-primary text-on-primary',
                )}
              >
                <Check className="size-3" />
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
