import type { Widget } from '@plainflow/core'
import type { ComponentType } from 'react'
import type { WidgetProps } from './widget-props.ts'
import { ColumnWidget } from './widgets/column-widget.tsx'
import { ColumnsWidget } from './widgets/columns-widget.tsx'
import { ConditionsWidget } from './widgets/conditions-widget.tsx'
import { ConnectionWidget } from './widgets/connection-widget.tsx'
import { DatasetWidget } from './widgets/dataset-widget.tsx'
import { ExpressionWidget } from './widgets/expression-widget.tsx'
import { JsonWidget } from './widgets/json-widget.tsx'
import { LongTextWidget } from './widgets/long-text-widget.tsx'
import { ModelWidget } from './widgets/model-widget.tsx'
import { NumberWidget } from './widgets/number-widget.tsx'
import { QueryWidget } from './widgets/query-widget.tsx'
import { RequestWidget } from './widgets/request-widget.tsx'
import { RowsWidget } from './widgets/rows-widget.tsx'
import { SelectWidget } from './widgets/select-widget.tsx'
import { SheetWidget } from './widgets/sheet-widget.tsx'
import { SwitchWidget } from './widgets/switch-widget.tsx'
import { TableWidget } from './widgets/table-widget.tsx'
import { TextWidget } from './widgets/text-widget.tsx'

/** Total over core's widgets: a new word there is a compile error here. */
export const WIDGET_COMPONENTS = {
  text: TextWidget,
  'long-text': LongTextWidget,
  number: NumberWidget,
  switch: SwitchWidget,
  select: SelectWidget,
  dataset: DatasetWidget,
  sheet: SheetWidget,
  connection: ConnectionWidget,
  table: TableWidget,
  query: QueryWidget,
  request: RequestWidget,
  model: ModelWidget,
  column: ColumnWidget,
  columns: ColumnsWidget,
  rows: RowsWidget,
  conditions: ConditionsWidget,
  expression: ExpressionWidget,
  json: JsonWidget,
} satisfies Record<Widget, ComponentType<WidgetProps>>
