import type { CatalogueDataset, Column, Diagnostic, Field } from '@plainflow/core'
import type { FieldControl } from '@/design/field.tsx'

/** What every widget is given. A widget knows its field, never a block. */
export interface WidgetProps {
  readonly field: Field
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** id and descriptions for the control, so that the label belongs to it. */
  readonly control: FieldControl
  /** Columns arriving at the block. */
  readonly columns: readonly Column[]
  /** What is wrong inside this field, paths included. */
  readonly diagnostics: readonly Diagnostic[]
  /** A dataset was picked: the block itself knows what to store for it. */
  readonly onDataset: (dataset: CatalogueDataset) => void
}
