import { isShown, readAt, writeAt } from '@plainflow/core'
import { ArrowDown, ArrowUp, GripVertical, Plus, X } from 'lucide-react'
import { Button } from '@/design/button.tsx'
import { classNames } from '@/design/class-names.ts'
import { useReorder } from '../combobox/use-reorder.ts'
import type { WidgetProps } from '../widget-props.ts'

type Row = Readonly<Record<string, unknown>>

/** A list of rows, each with the same fields: computed columns, measures, sort keys. */
export function RowsWidget({
  field,
  path,
  value,
  onChange,
  control,
  suggested = [],
  renderField,
}: WidgetProps) {
  const rows: readonly Row[] = Array.isArray(value) ? value : []
  const word = singular(field.label)
  const replace = (index: number, row: Row) =>
    onChange(rows.map((old, place) => (place === index ? row : old)))
  const { makes } = field
  const madeAbove = (index: number) =>
    makes === undefined ? [] : rows.slice(0, index).map((row) => String(readAt(row, makes)))
  const { move, over, handle, target } = useReorder(rows, onChange)
  return (
    <fieldset id={control.id} aria-label={field.label} className="min-w-0 space-y-2">
      {rows.length === 0 && <p className="text-[0.8125rem] text-muted">None yet.</p>}
      {rows.length === 0 && suggested.length > 0 && (
        <ul aria-label={`Suggested ${field.label.toLowerCase()}`} className="flex flex-wrap gap-2">
          {suggested.map(({ label, row }) => (
            <li key={label}>
              <Button variant="secondary" size="sm" onClick={() => onChange([row])}>
                Use {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {rows.map((row, index) => (
        <fieldset
          // Rows have no identity of their own; their place is all there is.
          key={`${path} ${index}`}
          aria-label={`${word} ${index + 1}`}
          {...target(index)}
          className={classNames(
            'min-w-0 rounded-lg border bg-sunken/60 p-3',
            over === index && 'border-primary bg-primary-soft',
          )}
        >
          <RowHead
            place={index + 1}
            count={rows.length}
            word={word}
            handle={handle(index)}
            onMove={(by) => move(index, index + by)}
            onRemove={() => onChange(rows.filter((_, place) => place !== index))}
          />
          <div className="space-y-3">
            {(field.fields ?? [])
              .filter((part) => isShown(part, (where) => readAt(row, where)))
              .map((part) =>
                renderField({
                  field: part,
                  path: `${path}.${index}.${part.path}`,
                  value: readAt(row, part.path),
                  onChange: (next) => replace(index, writeAt(row, part.path, next)),
                  further: madeAbove(index),
                }),
              )}
          </div>
        </fieldset>
      ))}
      <Button
        variant="secondary"
        size="sm"
        aria-describedby={control['aria-describedby']}
        onClick={() => onChange([...rows, { ...field.fresh }])}
      >
        <Plus aria-hidden />
        Add {word}
      </Button>
    </fieldset>
  )
}

/** Where a row stands, and what can be done with all of it. */
function RowHead({
  place,
  count,
  word,
  handle,
  onMove,
  onRemove,
}: {
  place: number
  count: number
  word: string
  handle: ReturnType<ReturnType<typeof useReorder>['handle']>
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}) {
  return (
    <div className="-mt-1 -mr-1 mb-1 flex items-center justify-end gap-0.5">
      <span
        aria-hidden
        {...handle}
        className="mr-auto -ml-1 flex cursor-grab items-center gap-0.5 rounded-sm pr-2 text-2xs font-semibold text-muted"
      >
        <GripVertical className="size-3.5" />
        {place}
      </span>
      {place > 1 && (
        <Button
          variant="ghost"
          size="tiny"
          aria-label={`Move ${word} ${place} up`}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden />
        </Button>
      )}
      {place < count && (
        <Button
          variant="ghost"
          size="tiny"
          aria-label={`Move ${word} ${place} down`}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden />
        </Button>
      )}
      <Button variant="ghost" size="tiny" aria-label={`Remove ${word} ${place}`} onClick={onRemove}>
        <X aria-hidden />
      </Button>
    </div>
  )
}

/** "Sort keys" is a list of sort keys, each a sort key. */
function singular(label: string): string {
  return label.toLowerCase().replace(/s$/, '')
}
