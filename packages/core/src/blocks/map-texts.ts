import type { Form, RowField } from './form.ts'

type Configuration = Readonly<Record<string, unknown>>

/**
 * The configuration with every text changed as told that stands for itself: an address, a name, a
 * message. Columns, conditions, formulas, choices and datasets are about the rows and stay, unless `all`
 * texts are meant.
 */
export function mapTexts(
  form: Form,
  configuration: Configuration,
  change: (text: string, path: string) => string,
  all = false,
): Configuration {
  const about = all ? [] : rowPaths(form.fields, '')
  const walk = (value: unknown, path: string, place: string): unknown => {
    if (about.includes(place)) return value
    if (typeof value === 'string') return change(value, path)
    if (Array.isArray(value))
      return value.map((item: unknown, at) => walk(item, `${path}.${at}`, place))
    if (typeof value !== 'object' || value === null) return value
    return mapRecord(value, path, place)
  }
  const mapRecord = (record: object, path: string, place: string): Configuration => {
    const entries = Object.entries(record).map(([key, inner]: [string, unknown]) => [
      key,
      walk(inner, within(path, key), within(place, key)),
    ])
    return Object.fromEntries(entries)
  }
  return mapRecord(configuration, '', '')
}

function within(prefix: string, key: string): string {
  return prefix === '' ? key : `${prefix}.${key}`
}

const ABOUT_ROWS: ReadonlySet<string> = new Set([
  'select',
  'dataset',
  'sheet',
  'column',
  'columns',
  'conditions',
  'expression',
])

/** Where the form has something about rows; inside a list without the place in the list. */
function rowPaths(fields: readonly RowField[], prefix: string): readonly string[] {
  return fields.flatMap(({ path, widget, fields: inner }) => {
    if (inner) return rowPaths(inner, `${prefix}${path}.`)
    return ABOUT_ROWS.has(widget) ? [prefix + path] : []
  })
}
