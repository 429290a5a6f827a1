import type { GroupPlace } from '../relation/group-calls.ts'

/** The form of a block: fields the one generic dialog draws. A widget may not know a block. */
export interface Form {
  readonly fields: readonly Field[]
}

export interface Field {
  /** Dotted path into the configuration: `parameters.expression`. */
  readonly path: string
  readonly label: string
  readonly help?: string
  readonly placeholder?: string
  readonly widget: Widget
  readonly tab: DialogTab
  /** For `select`: the choices. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** For `select`: fields beside it that hold for one choice only, and are emptied by another. */
  readonly empties?: readonly string[]
  /** For `connection`: those that lead to tables (unless said), or to what answers requests. */
  readonly offers?: 'requests'
  /** For `sheet`: where the dataset stands whose sheets are offered. */
  readonly dataset?: string
  /**
   * Whose columns are offered: those of an input port (the first unless said), those that leave, or
   * those that leave and all that arrive.
   */
  readonly input?: number | 'out' | 'all'
  /** For `expression`: whose functions over several rows it may call beside those of a row. */
  readonly calls?: GroupPlace
  /** For `rows`: each makes a column, named by this part of it, that the rows below may use. */
  readonly makes?: string
  /** For `number`: what it has to lie between, and the step it is counted in. */
  readonly range?: { readonly least: number; readonly most: number; readonly step: number }
  /** For `text`: what kind of text a keyboard should be ready for. */
  readonly holds?: 'email' | 'url'
  /** For a text that names a column the block makes: one that arrives under that name gives way to it. */
  readonly replaces?: true
  /** For `rows`: the parts of one row, their paths relative to it. */
  readonly fields?: readonly RowField[]
  /** For `rows`: what may be offered while there are none, looked up in the data. */
  readonly suggests?: 'keys'
  /** For `rows`: what a new row carries. */
  readonly fresh?: Readonly<Record<string, unknown>>
  /** Drawn only where another field (in a row: another part of it) has one of these values. */
  readonly showWhen?: { readonly path: string; readonly equals: unknown } | ShowWhenOneOf
  /** Hidden until Advanced is switched on. */
  readonly advanced?: boolean
}

export interface ShowWhenOneOf {
  readonly path: string
  readonly oneOf: readonly unknown[]
}

/** A part of a row stands where its row stands. */
export type RowField = Omit<Field, 'tab' | 'advanced'>

/** Tabs of the configuration dialog, in the specification's order. */
export const DIALOG_TABS = [
  'data-source',
  'configuration',
  'alerts',
  'output',
  'ml-models',
] as const
export type DialogTab = (typeof DIALOG_TABS)[number]

export const WIDGETS = [
  'text',
  'long-text',
  'number',
  'switch',
  'select',
  'dataset',
  'sheet',
  'connection',
  'table',
  'query',
  'request',
  'model',
  'column',
  'columns',
  'rows',
  'conditions',
  'expression',
  'json',
] as const
export type Widget = (typeof WIDGETS)[number]

/** Whether a field is drawn, given how the values beside it are read. */
export function isShown(
  { showWhen }: Pick<Field, 'showWhen'>,
  read: (path: string) => unknown,
): boolean {
  if (!showWhen) return true
  const value = read(showWhen.path)
  return 'oneOf' in showWhen ? showWhen.oneOf.includes(value) : value === showWhen.equals
}
