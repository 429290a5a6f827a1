import type { Form, RowField } from './form.ts'

/** What the form calls a setting: `parameters.keys.0.column` is its "Column". */
export function fieldLabel({ fields }: Form, path: string): string | null {
  return labelAmong(fields, path)
}

function labelAmong(fields: readonly RowField[], path: string): string | null {
  for (const field of fields) {
    if (field.path === path) return field.label
    const inRow = /^\d+\.(.+)$/.exec(behind(field.path, path))?.[1]
    if (inRow !== undefined) return labelAmong(field.fields ?? [], inRow)
  }
  return null
}

function behind(start: string, path: string): string {
  return path.startsWith(`${start}.`) ? path.slice(start.length + 1) : ''
}
