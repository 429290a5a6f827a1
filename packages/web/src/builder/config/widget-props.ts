import type { CatalogueDataset, Column, Diagnostic, RowField } from '@plainflow/core'
import type { ReactNode } from 'react'
import type { FieldControl } from '@/design/field.tsx'
import type { SuggestedRow } from './use-suggested-keys.ts'
import type { TopValues } from './use-top-values.ts'

/** What every widget is given. A widget knows its field, never a block. */
export interface WidgetProps {
  readonly field: RowField
  /** Where the field stands in the configuration, rows counted: `parameters.columns.0.name`. */
  readonly path: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** id and descriptions for the control, so that the label belongs to it. */
  readonly control: FieldControl
  /** The columns this field may choose from. */
  readonly columns: readonly Column[]
  /** What is wrong inside this field, paths included. */
  readonly diagnostics: readonly Diagnostic[]
  /** What one click would do about a problem; null where nothing is offered. */
  readonly mendFor: (diagnostic: Diagnostic) => OfferedMend | null
  /** What the columns that arrive hold most often, where that can be told. */
  readonly values?: TopValues | undefined
  /** Rows that may be meant, for a list that has none yet. */
  readonly suggested?: readonly SuggestedRow[] | undefined
  /** A dataset was picked: the block itself knows what to store for it. */
  readonly onDataset: (dataset: CatalogueDataset) => void
  /** What stands elsewhere in the configuration. */
  readonly read: (path: string) => unknown
  /** Changes several places at once, this field's own among them. */
  readonly write: (changes: Readonly<Record<string, unknown>>) => void
  /** Draws a field within this one, for widgets made of others. */
  readonly renderField: (inner: InnerField) => ReactNode
}

/** A mend of one place in the form: what it is called, and the doing. */
export interface OfferedMend {
  readonly label: string
  readonly apply: () => void
}

export interface InnerField {
  readonly field: RowField
  readonly path: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** Columns it may use beside those its field says: those that rows above it make. */
  readonly further?: readonly string[]
}
