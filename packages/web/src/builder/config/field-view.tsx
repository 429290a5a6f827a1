import type { CatalogueDataset, Column, Diagnostic } from '@plainflow/core'
import { Field as FieldFrame } from '@/design/field.tsx'
import type { InnerField } from './widget-props.ts'
import { WIDGET_COMPONENTS } from './widgets.ts'

/** What fields look up in the block they belong to. */
export interface FieldContext {
  readonly columnsFor: (input: number | 'out') => readonly Column[]
  readonly diagnostics: readonly Diagnostic[]
  readonly read: (path: string) => unknown
  readonly onDataset: (path: string) => (dataset: CatalogueDataset) => void
}

/** One field: its label, its widget, what is wrong with it. */
export function FieldView({
  field,
  path,
  value,
  onChange,
  context,
}: InnerField & { context: FieldContext }) {
  const Widget = WIDGET_COMPONENTS[field.widget]
  const problems = context.diagnostics.filter(
    ({ at }) => at.field === path || at.field?.startsWith(`${path}.`),
  )
  const own = problems.find(({ at, severity }) => at.field === path && severity !== 'info')
  return (
    <FieldFrame
      label={field.label}
      hint={field.help}
      error={own ? `${own.message} ${own.hint}` : undefined}
    >
      {(control) => (
        <Widget
          field={field}
          path={path}
          value={value}
          onChange={onChange}
          control={control}
          columns={context.columnsFor(field.input ?? 0)}
          diagnostics={problems}
          onDataset={context.onDataset(field.dataset ?? path)}
          read={context.read}
          renderField={(inner) => <FieldView key={inner.path} {...inner} context={context} />}
        />
      )}
    </FieldFrame>
  )
}
