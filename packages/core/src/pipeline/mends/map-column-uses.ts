import { readAt, writeAt } from '../../blocks/at-path.ts'
import { isShown } from '../../blocks/form.ts'
import type { Form, RowField } from '../../blocks/form.ts'
import type { Span } from '../../diagnostics/diagnostic.ts'
import { childrenOf } from '../../relation/children-of.ts'
import type { ColumnReference, Expression } from '../../relation/expression.ts'
import { parseExpression } from '../../relation/parse-expression.ts'
import { printExpression } from '../../relation/print-expression.ts'

/** A place in a block's configuration that names a column. */
export interface ColumnUse {
  /** Dotted path, as diagnostics give it: `parameters.keys.0.column`. */
  readonly field: string
  /** Inside a formula: where. */
  readonly span?: Span
  /** Whose columns: those at an input port, or those that leave. */
  readonly input: number | 'out'
  readonly column: string
  /** The block makes a column of this name, in place of one that arrives under it. */
  readonly replaces?: true
}

/** The new name, or null where the use shall go. */
export type ChangeUse = (use: ColumnUse) => string | null

type Configuration = Readonly<Record<string, unknown>>

/**
 * The configuration with every name of a column changed as told; null where a use that shall go cannot
 * be taken out without leaving a gap. Read off the form: what a column, a list of columns, a condition
 * or a formula is, the form already says, so no block has to say it twice.
 */
export function mapColumnUses(
  form: Form,
  configuration: Configuration,
  change: ChangeUse,
): Configuration | null {
  const mapped = mapFields(form.fields, configuration, '', change)
  return mapped === GONE ? null : mapped
}

/** Every place where a configuration names a column, in the order of its form. */
export function columnUses(form: Form, configuration: Configuration): readonly ColumnUse[] {
  const uses: ColumnUse[] = []
  mapColumnUses(form, configuration, (use) => {
    uses.push(use)
    return use.column
  })
  return uses
}

/** Taken out, and what it is a part of with it. */
const GONE = Symbol('gone')
type Mapped<Value> = Value | typeof GONE

type NameColumn = (column: string, at: string) => Mapped<string>

function mapFields(
  fields: readonly RowField[],
  values: Configuration,
  prefix: string,
  change: ChangeUse,
): Mapped<Configuration> {
  let mapped = values
  for (const field of fields) {
    if (!isShown(field, (path) => readAt(values, path))) continue
    const before = readAt(values, field.path)
    const after = mapValue(field, before, prefix + field.path, change)
    if (after === GONE) return GONE
    if (after !== before) mapped = writeAt(mapped, field.path, after)
  }
  return mapped
}

function mapValue(
  field: RowField,
  value: unknown,
  path: string,
  change: ChangeUse,
): Mapped<unknown> {
  // Of a field over all inputs, uses are followed through the first.
  const input = field.input === 'all' ? 0 : (field.input ?? 0)
  const name: NameColumn = (column, at) => change({ field: at, input, column }) ?? GONE
  // A value of another kind than its widget's is a problem of its own, told elsewhere.
  if (typeof value === 'string' && value !== '') {
    if (field.widget === 'column') return name(value, path)
    if (field.widget === 'expression') return mapFormula(value, path, input, change)
    if (field.replaces) return change({ field: path, input, column: value, replaces: true }) ?? GONE
  }
  if (field.widget === 'conditions') return mapConditions(value, path, name)
  if (!Array.isArray(value)) return value
  const items: readonly unknown[] = value
  if (field.widget === 'columns') {
    return mapItems(items, (item, at) =>
      typeof item === 'string' ? name(item, `${path}.${at}`) : item,
    )
  }
  if (field.widget !== 'rows') return value
  return mapItems(items, (row, at) =>
    isRecord(row) ? mapFields(field.fields ?? [], row, `${path}.${at}.`, change) : row,
  )
}

/** The list without what is gone; the very same list where nothing changed. */
function mapItems(
  items: readonly unknown[],
  map: (item: unknown, at: number) => Mapped<unknown>,
): readonly unknown[] {
  const mapped = items.map(map)
  if (mapped.every((item, at) => item === items[at])) return items
  return mapped.filter((item) => item !== GONE)
}

function mapConditions(group: unknown, path: string, name: NameColumn): unknown {
  if (!isRecord(group) || !Array.isArray(group['conditions'])) return group
  const items: readonly unknown[] = group['conditions']
  const conditions = mapItems(items, (item, at) => {
    const place = `${path}.conditions.${at}`
    if (!isRecord(item)) return item
    if ('conditions' in item) {
      const inner = mapConditions(item, place, name)
      const left = isRecord(inner) ? inner['conditions'] : null
      // Brackets around nothing would be an error of their own.
      return inner !== item && Array.isArray(left) && left.length === 0 ? GONE : inner
    }
    const column = item['column']
    if (typeof column !== 'string' || column === '') return item
    const to = name(column, `${place}.column`)
    if (to === GONE) return GONE
    return to === column ? item : { ...item, column: to }
  })
  return conditions === items ? group : { ...group, conditions }
}

/** Names are changed in place, so that spaces and brackets stay as they were written. */
function mapFormula(
  text: string,
  field: string,
  input: number | 'out',
  change: ChangeUse,
): Mapped<string> {
  const expression = parsedAnywhere(text)
  if (!expression) return text
  let mapped = text
  for (const node of references(expression).toReversed()) {
    const to = change({ field, span: node.at, input, column: node.name })
    if (to === null) return GONE
    if (to === node.name) continue
    const printed = printExpression({ ...node, name: to })
    mapped = mapped.slice(0, node.at.start) + printed + mapped.slice(node.at.end)
  }
  return mapped
}

/** Which functions a formula may call depends on its block; which columns it names does not. */
function parsedAnywhere(text: string): Expression | null {
  for (const place of [undefined, 'aggregate', 'window'] as const) {
    const parsed = parseExpression(text, place)
    if ('expression' in parsed) return parsed.expression
  }
  return null
}

function references(node: Expression): ColumnReference[] {
  return node.kind === 'column' ? [node] : childrenOf(node).flatMap(references)
}

function isRecord(value: unknown): value is Configuration {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
