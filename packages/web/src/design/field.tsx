import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A label, a control, a hint and an error, tied together for screen readers. */
export function Field({
  label,
  hint,
  error,
  className,
  labelEnd,
  path,
  children,
}: {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  className?: string
  /** What stands at the end of the label's line. */
  labelEnd?: ReactNode
  /** The setting it edits, by which a problem finds its way here. */
  path?: string
  children: (control: FieldControl) => ReactNode
}) {
  const id = useId()
  const describedBy =
    [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
  return (
    <div data-field={path} className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex items-center justify-between gap-2">
        <label htmlFor={id} className="text-[0.8125rem] font-medium">
          {label}
        </label>
        {labelEnd}
      </div>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-xs text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
