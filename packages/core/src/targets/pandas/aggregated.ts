import type { Aggregate, Measure } from '../../relation/aggregate.ts'
import type { Column, ColumnType } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import { hasValue } from '../../relation/has-value.ts'
import type { Pivot } from '../../relation/relation.ts'
import { ascending } from '../../relation/tie-break.ts'
import { bracketed, code, NOTHING } from '../code.ts'
import type { Code } from '../code.ts'
import { pandasCast } from './cast.ts'
import { digits, text } from '../python/literal.ts'
import { oneOrList, pythonCall, pythonDict, pythonList } from '../python/python-call.ts'
import { printed } from './printed.ts'
import type { PandasPlace } from './relation-to-pandas.ts'
import { sorted } from './sorted.ts'

/** Groups by their keys; where a measure looks at the order of rows, or there are no keys, by number. */
export function aggregated(relation: Aggregate, rows: Code, place: PandasPlace): readonly Code[] {
  const { keys, measures } = relation
  if (keys.length === 0 || measures.some(({ function: name }) => isOrdered(name)))
    return numbered(relation, rows, place)
  const { variable } = place
  const names = keys.map(text)
  if (measures.length === 0)
    return [code`${variable} = ${rows}[${pythonList(...names)}].drop_duplicates(ignore_index=True)`]
  const groups = pythonCall(
    code`${rows}.groupby`,
    oneOrList(names),
    code`dropna=False`,
    code`sort=False`,
  )
  const [only, ...others] = measures
  const types = new Map(columnsOf(relation.input).map(({ name, type }) => [name, type]))
  if (only && others.length === 0 && only.function !== 'mean') {
    const value = plainMeasure(only, groups, types)
    return [code`${variable} = ${value}.reset_index(name=${text(only.name)})`]
  }
  const entries = measures.map(
    (measure) => [measure.name, plainMeasure(measure, GROUPS, types)] as const,
  )
  const table = pythonCall(code`pd.DataFrame`, pythonDict(entries))
  return [code`${GROUPS} = ${groups}`, code`${variable} = ${table}.reset_index()`]
}

const GROUPS = code`groups`

function isOrdered(name: Measure['function']): boolean {
  return name === 'first' || name === 'last' || name === 'list'
}

function plainMeasure(
  measure: Measure,
  groups: Code,
  types: ReadonlyMap<string, ColumnType>,
): Code {
  if (measure.function === 'count_rows') return code`${groups}.size().astype("Int64")`
  const type = types.get(measure.column ?? '')
  if (measure.column === null || !type)
    throw new Error(`${measure.function} needs a column of its input`)
  return overGroups(measure, code`${groups}[${text(measure.column)}]`, type)
}

/** Statements that number the groups, then one column a key and measure, lined up by that number. */
function numbered(relation: Aggregate, rows: Code, place: PandasPlace): readonly Code[] {
  const columns = columnsOf(relation.input)
  const { keys } = relation
  const measures = relation.measures.map(
    ({ name, ...measure }) =>
      [name, measureCode(measure, rows, columns, place, keys.length === 0 ? ALL : null)] as const,
  )
  return grouped(keys, rows, measures, place)
}

export function pivoted(relation: Pivot, rows: Code, place: PandasPlace): readonly Code[] {
  const columns = columnsOf(relation.input)
  const places = relation.keys.length === 0 ? ALL : code`group.unique()`
  const measures = relation.values.map(({ value, name }) => {
    const condition = printed(hasValue(relation.column, value), columns, rows, place, 'filter')
    const picked = bracketed(code`${rows}[`, [condition], code`]`, NOTHING)
    return [name, measureCode(relation.measure, picked, columns, place, places)] as const
  })
  return grouped(relation.keys, rows, measures, place)
}

function grouped(
  keys: readonly string[],
  rows: Code,
  measures: readonly (readonly [string, Code])[],
  { variable, use }: PandasPlace,
): readonly Code[] {
  const names = pythonList(...keys.map(text))
  const entries = [
    ...keys.map(
      (key) => [key, pythonCall(use('first_cells'), code`${rows}[${text(key)}]`, GROUP)] as const,
    ),
    ...measures,
  ]
  // Without keys there is one row, whatever the input.
  const index = keys.length === 0 ? [code`index=[0]`] : []
  return [
    code`group = ${pythonCall(use('group_numbers'), rows, names)}`,
    code`${variable} = ${pythonCall(code`pd.DataFrame`, pythonDict(entries), ...index)}`,
  ]
}

const GROUP = code`group`
const ALL = code`[0]`

/** `places` are the groups where some may have no rows at hand, and a count of them is still 0. */
function measureCode(
  measure: Measure,
  rows: Code,
  columns: readonly Column[],
  { use }: PandasPlace,
  places: Code | null,
): Code {
  const filled = places ? code`.reindex(${places}, fill_value=0)` : NOTHING
  if (measure.function === 'count_rows')
    return code`${rows}.groupby(group).size()${filled}.astype("Int64")`
  const column = columns.find(({ name }) => name === measure.column)
  if (!column) throw new Error(`${measure.function} needs a column of its input`)
  const name = text(column.name)
  const groups = code`${rows}[${name}].groupby(group)`
  const inOrder = () => {
    const order = measure.order ?? []
    const isSettled = order.some((key) => key.column === column.name)
    return code`${sorted(isSettled ? order : [...order, ascending(column.name)], rows)}[${name}]`
  }
  switch (measure.function) {
    case 'first':
      return pythonCall(use('first_cells'), inOrder(), GROUP)
    case 'last':
      return pythonCall(use('last_cells'), inOrder(), GROUP)
    case 'list': {
      const texts = pandasCast(inOrder(), column.type, 'text', use)
      return pythonCall(use('join_texts'), texts, GROUP, text(measure.separator ?? ', '))
    }
    default:
      return overGroups(measure, groups, column.type, filled)
  }
}

/** A measure of one column by its groups; `filled` brings a count of 0 to those that have no rows at hand. */
function overGroups(
  measure: Measure,
  groups: Code,
  type: ColumnType,
  filled: Code = NOTHING,
): Code {
  switch (measure.function) {
    case 'count':
      return code`${groups}.count()${filled}.astype("Int64")`
    case 'count_distinct':
      return code`${groups}.nunique()${filled}.astype("Int64")`
    case 'sum':
      return code`${groups}.sum(min_count=1)`
    case 'mean':
      // pandas adds integers up as floats, which loses digits beyond 2^53.
      return type === 'integer'
        ? code`${groups}.sum(min_count=1) / ${groups}.count()`
        : code`${groups}.mean()`
    case 'median':
      return code`${groups}.median()`
    case 'min':
      return code`${groups}.min()`
    case 'max':
      return code`${groups}.max()`
    case 'stddev':
      return code`${groups}.std()`
    case 'quantile':
      return code`${groups}.quantile(${digits(String(measure.fraction))})`
    default:
      throw new Error(`${measure.function} looks at the order of rows`)
  }
}
