import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/design/button.tsx'
import { Field, type FieldControl } from '@/design/field.tsx'

/** A field that tells whether its value was guessed, and leads back to the guess. */
export function OverruledField({
  label,
  hint,
  isOverruled,
  onRestore,
  children,
}: {
  label: string
  hint?: string
  isOverruled: boolean
  onRestore: () => void
  children: (control: FieldControl) => ReactNode
}) {
  return (
    <Field
      label={label}
      {...(hint ? { hint } : {})}
      labelEnd={
        isOverruled ? (
          <Button
            variant="ghost"
            size="tiny"
            className="h-5 w-auto gap-1 px-1 text-2xs text-primary-text"
            aria-label={`changed: back to the guess for ${label}`}
            onClick={onRestore}
          >
            <RotateCcw aria-hidden />
            changed
          </Button>
        ) : (
          <span className="text-2xs text-muted">guessed</span>
        )
      }
    >
      {children}
    </Field>
  )
}
