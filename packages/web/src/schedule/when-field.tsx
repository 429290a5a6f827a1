import { WHEN_EXAMPLES } from '@plainflow/core'
import { Field } from '@/design/field.tsx'
import { Input } from '@/design/input.tsx'

/** Plain English or cron, with examples to take. */
export function WhenField({
  value,
  error,
  onChange,
}: {
  value: string
  error: string | null
  onChange: (typed: string) => void
}) {
  return (
    <>
      <Field label="When" error={error}>
        {(control) => (
          <Input
            {...control}
            value={value}
            maxLength={200}
            autoComplete="off"
            placeholder={`${WHEN_EXAMPLES[0]}, or 0 7 * * 1-5`}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <ul aria-label="Examples" className="-mt-2 flex flex-wrap gap-1.5">
        {WHEN_EXAMPLES.map((example) => (
          <li key={example}>
            <button
              type="button"
              onClick={() => onChange(example)}
              className="rounded-full border px-2.5 py-1 text-xs text-muted transition-colors hover:bg-hover hover:text-foreground"
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
