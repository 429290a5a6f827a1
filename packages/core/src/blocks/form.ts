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
  /** Drawn only where another field has this value. */
  readonly showWhen?: { readonly path: string; readonly equals: unknown }
  /** Hidden until Advanced is switched on. */
  readonly advanced?: boolean
}

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
  'number',
  'switch',
  'select',
  'dataset',
  'column',
  'conditions',
  'expression',
  'json',
] as const
export type Widget = (typeof WIDGETS)[number]
