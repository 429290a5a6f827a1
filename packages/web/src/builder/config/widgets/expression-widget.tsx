import { Suspense, useMemo } from 'react'
import { lazy } from '@/app/lazy.ts'
import { Skeleton } from '@/design/skeleton.tsx'
import { ProblemText } from '../problem-text.tsx'
import type { WidgetProps } from '../widget-props.ts'

const ExpressionEditor = lazy(async () => ({
  default: (await import('../expression/expression-editor.tsx')).ExpressionEditor,
}))

/** A formula; what is wrong with it is underlined at its place and told below, with a mend. */
export function ExpressionWidget(props: WidgetProps) {
  const { field, value, onChange, control, columns, diagnostics, mendFor } = props
  const text = typeof value === 'string' ? value : ''
  // An untouched formula is not wrong yet; a run would still say so.
  const placed = text.trim() === '' ? [] : diagnostics.filter(({ at }) => at.span)
  const key = JSON.stringify(placed.map(({ at }) => at.span))
  const wrong = useMemo(
    () => placed.flatMap(({ at }) => at.span ?? []),
    // The same places are the same value: the editor is told only of others.
    // oxlint-disable-next-line react/exhaustive-deps
    [key],
  )
  return (
    <div className="min-w-0 space-y-1.5">
      <Suspense fallback={<Skeleton className="h-18.5" />}>
        <ExpressionEditor
          id={control.id}
          label={field.label}
          description={field.help ?? 'Columns and functions are completed while typing.'}
          text={text}
          example={field.placeholder ?? ''}
          onChange={onChange}
          ground={{ columns, calls: field.calls }}
          wrong={wrong}
        />
      </Suspense>
      {placed.length > 0 && (
        <ul aria-label={`Problems in ${field.label}`} aria-live="polite" className="space-y-1">
          {placed.map((problem) => (
            <li key={`${problem.code} ${problem.at.span?.start}`}>
              <ProblemText problem={problem} mend={mendFor(problem)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
