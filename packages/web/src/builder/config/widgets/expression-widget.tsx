import { Textarea } from '@/design/textarea.tsx'
import type { WidgetProps } from '../widget-props.ts'

/** A formula; what is wrong with it is shown at its place. */
export function ExpressionWidget({
  field,
  value,
  onChange,
  control,
  columns,
  diagnostics,
}: WidgetProps) {
  const text = typeof value === 'string' ? value : ''
  const span = diagnostics.find(({ at }) => at.span)?.at.span
  return (
    <div className="space-y-2">
      <Textarea
        {...control}
        value={text}
        rows={3}
        spellCheck={false}
        placeholder={field.placeholder}
        onChange={(event) => onChange(event.target.value)}
        className="font-mono text-[0.8125rem]"
      />
      {span && text.trim() !== '' && (
        <pre
          aria-hidden
          data-testid="expression-place"
          className="overflow-x-auto rounded-md bg-danger-soft px-3 py-1.5 font-mono text-xs whitespace-pre-wrap text-foreground"
        >
          {text.slice(0, span.start)}
          <mark className="rounded-[3px] bg-transparent text-danger underline decoration-wavy underline-offset-4">
            {text.slice(span.start, Math.max(span.end, span.start + 1)) || ' '}
          </mark>
          {text.slice(Math.max(span.end, span.start + 1))}
        </pre>
      )}
      {columns.length > 0 && (
        <details className="text-xs text-muted">
          <summary className="w-fit rounded-sm">Columns</summary>
          <ul className="mt-1.5 flex flex-wrap gap-1.5">
            {columns.map(({ name, type }) => (
              <li key={name} className="rounded-md border bg-sunken px-2 py-0.5">
                <span className="text-foreground">{name}</span> {type}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
