import type { Column } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import type { Distinct, Sample, Unpivot } from '../../relation/relation.ts'
import { withTieBreak } from '../../relation/tie-break.ts'
import { code, join, line, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { whole } from '../sql/query.ts'
import type { Query } from '../sql/query.ts'
import { duckdbCast } from './cast.ts'
import { duckdbText } from './duckdb-text.ts'
import { fraction, identifier, identifiers, sortKeys } from './query.ts'

export function distinct(relation: Distinct, input: Query): Query {
  const columns = columnsOf(relation.input)
  if (!relation.by) {
    return {
      ...input,
      columns: code`DISTINCT ${identifiers(columns.map(({ name }) => name))}`,
    }
  }
  const order = withTieBreak(relation.order ?? [], columns, relation.by)
  const parts = [
    ...(relation.by.length > 0 ? [code`PARTITION BY ${identifiers(relation.by)}`] : []),
    ...(order.length > 0 ? [code`ORDER BY ${sortKeys(order)}`] : []),
  ]
  const place = code`row_number() OVER (${join(parts, code` `)})`
  return { ...input, columns: code`*`, tail: code`QUALIFY ${place} = 1` }
}

/** Two lists unrolled side by side: one pass over the input, and names are only ever texts. */
export function unpivoted(relation: Unpivot, input: Query): Query {
  if (relation.columns.length === 0) throw new Error('An unpivot needs columns')
  const types = new Map(columnsOf(relation.input).map(({ name, type }) => [name, type]))
  const type = columnsOf(relation).at(-1)?.type ?? 'text'
  const names = relation.columns.map((name) => verbatim(duckdbText(name)))
  const cells = relation.columns.map((name) => {
    const from = types.get(name) ?? type
    return from === type ? identifier(name) : duckdbCast(identifier(name), from, type)
  })
  const items = [
    ...relation.keep.map(identifier),
    code`unnest([${join(names, code`, `)}]) AS ${identifier(relation.nameTo)}`,
    code`unnest([${join(cells, code`, `)}]) AS ${identifier(relation.valueTo)}`,
  ]
  return { ...input, columns: join(items, code`,${line}`) }
}

/** Rows in the order of a digest of what is in them, which every target computes alike. */
export function sampled(relation: Sample, input: Query): Query {
  const columns = columnsOf(relation.input)
  const digest = digestCode(relation, columns)
  const order = code`${digest}, ${sortKeys(withTieBreak([], columns))}`
  const { size } = relation
  const wanted =
    'rows' in size
      ? whole(size.rows)
      : code`floor(${fraction(size.fraction)} * count(*) OVER () + 0.5)`
  const place = code`row_number() OVER (ORDER BY ${order})`
  return { ...input, columns: code`*`, tail: code`QUALIFY ${place} <= ${wanted}` }
}

function digestCode({ seed, keys }: Sample, columns: readonly Column[]): Code {
  const named = keys.length === 0 ? columns : columns.filter(({ name }) => keys.includes(name))
  const cells = named.map(
    ({ name, type }) =>
      code`coalesce(${type === 'text' ? identifier(name) : duckdbCast(identifier(name), type, 'text')}, '')`,
  )
  if (!Number.isSafeInteger(seed)) throw new Error(`Not a seed: ${seed}`)
  const parts = [verbatim(duckdbText(String(seed))), ...cells]
  return code`md5(concat_ws('|', ${join(parts, code`, `)}))`
}
