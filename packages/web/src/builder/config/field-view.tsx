import type { CatalogueDataset, Column, Diagnostic, RowField } from '@plainflow/core'
import { Field as FieldFrame } from '@/design/field.tsx'
import { ProblemText } from './problem-text.tsx'
import type { InnerField, OfferedMend } from './widget-props.ts'
import type { TopValues } from './use-top-values.ts'
import type { SuggestedRow } from './use-suggested-keys.ts'
import { WIDGET_COMPONENTS } from './widgets.ts'

/** What fields look up in the block they belong to. */
export interface FieldContext {
  readonly columnsFor: (input: NonNullable<RowField['input']>) => readonly Column[]
  readonly diagnostics: readonly Diagnostic[]
  readonly mendFor: (diagnostic: Diagnostic) => OfferedMend | null
  readonly values?: TopValues
  readonly suggested?: readonly SuggestedRow[]
  readonly read: (path: string) => unknown
  readonly write: (changes: Readonly<Record<string, unknown>>) => void
  readonly onDataset: (path: string) => (dataset: CatalogueDataset) => void
}

/** One field: its label, its widget, what is wrong with it. */
export function FieldView({
  field,
  path,
  value,
  onChange,
  further,
  context,
}: InnerField & { context: FieldContext }) {
  const Widget = WIDGET_COMPONENTS[field.widget]
  const problems = context.diagnostics.filter(
    ({ at }) => at.field === path || at.field?.startsWith(`${path}.`),
  )
  // What has a place inside the text is told there, by the widget.
  const own = problems.find(
    ({ at, severity }) => at.field === path && !at.span && severity !== 'info',
  )
  return (
    <FieldFrame
      label={field.label}
      hint={field.help}
      path={path}
      error={own && <ProblemText problem={own} mend={context.mendFor(own)} />}
    >
      {(control) => (
        <Widget
          field={field}
          path={path}
          value={value}
          onChange={onChange}
          control={control}
          columns={columnsOf(field, further, context)}
          diagnostics={problems}
          mendFor={context.mendFor}
          values={field.input === 'out' ? undefined : context.values}
          suggested={field.suggests === undefined ? undefined : context.suggested}
          onDataset={context.onDataset(field.dataset ?? path)}
          read={context.read}
          write={context.write}
          renderField={(inner) => <FieldView key={inner.path} {...inner} context={context} />}
        />
      )}
    </FieldFrame>
  )
}

/** The columns a field may use; one that a row above makes has the type it leaves with. */
function columnsOf(
  { input = 0 }: RowField,
  further: readonly string[] = [],
  { columnsFor }: FieldContext,
): readonly Column[] {
  const columns = columnsFor(input)
  const made = columnsFor('out').filter(({ name }) => further.includes(name))
  return made.length === 0
    ? columns
    : [...columns.filter(({ name }) => !further.includes(name)), ...made]
}
