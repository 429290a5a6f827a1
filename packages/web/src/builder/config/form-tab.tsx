import { type Block, type Column, type Field, isShown, readAt, writeAt } from '@plainflow/core'
import { ArrowDownToLine } from 'lucide-react'
import { type FieldContext, FieldView } from './field-view.tsx'

/** Draws the fields of one tab, each with the widget it asks for. */
export function FormTab({
  tabName,
  fields,
  configuration,
  onChange,
  takesInput,
  context,
}: {
  tabName: string
  fields: readonly Field[]
  configuration: Block['configuration']
  onChange: (configuration: Block['configuration']) => void
  takesInput: boolean
  context: FieldContext
}) {
  const shown = fields.filter((field) => isShown(field, (path) => readAt(configuration, path)))
  if (shown.length === 0)
    return tabName === 'Data Source' && takesInput ? (
      <Arriving columns={context.columnsFor(0)} />
    ) : (
      <p className="py-6 text-center text-muted">Nothing to set under {tabName} for this block.</p>
    )
  return (
    <div className="space-y-4">
      {shown.map((field) => (
        <FieldView
          key={field.path}
          field={field}
          path={field.path}
          value={readAt(configuration, field.path)}
          onChange={(value) => onChange(writeAt(configuration, field.path, value))}
          context={context}
        />
      ))}
    </div>
  )
}

/** A block in the middle has no source of its own: what arrives is its data source. */
function Arriving({ columns }: { columns: readonly Column[] }) {
  return (
    <div className="rounded-lg border bg-sunken/60 p-4">
      <p className="flex items-center gap-2 text-[0.8125rem] font-medium">
        <ArrowDownToLine aria-hidden className="size-4 text-muted" />
        {columns.length > 0 ? 'Data arrives from the block before' : 'Nothing arrives here yet'}
      </p>
      {columns.length > 0 ? (
        <ul aria-label="Columns that arrive" className="mt-3 flex flex-wrap gap-1.5">
          {columns.map(({ name, type }) => (
            <li key={name} className="rounded-md border bg-surface px-2 py-0.5 text-xs">
              {name} <span className="text-muted">{type}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-[0.8125rem] text-muted">
          Draw an arrow from another block to the left side of this one.
        </p>
      )}
    </div>
  )
}
