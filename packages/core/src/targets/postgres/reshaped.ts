import type { Column } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import type { Distinct, Sample, Unpivot } from '../../relation/relation.ts'
import { withTieBreak } from '../../relation/tie-break.ts'
import { code, join, line, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { parenthesized, selectCode, table, whole } from '../sql/query.ts'
import type { Query } from '../sql/query.ts'
import { postgresCast } from './cast.ts'
import type { Use } from './helpers.ts'
import { cast } from './literal.ts'
import { postgresText, text } from './postgres-text.ts'
import { derived, fraction, identifier, identifiers, listed, sortKeys } from './query.ts'

export function distinct(relation: Distinct, input: Query): Query {
  const columns = columnsOf(relation.input)
  if (!relation.by) return { ...input, columns: code`DISTINCT ${listed(columns)}` }
  const order = withTieBreak(relation.order ?? [], columns, relation.by)
  const parts = [
    ...(relation.by.length > 0 ? [code`PARTITION BY ${identifiers(relation.by)}`] : []),
    ...(order.length > 0 ? [code`ORDER BY ${sortKeys(order, columns)}`] : []),
  ]
  const place = freshName('place', columns)
  const numbered = code`row_number() OVER (${join(parts, code` `)}) AS ${identifier(place)}`
  return {
    ...derived(selectCode({ ...input, columns: code`*,${line}${numbered}` })),
    columns: listed(columns),
    where: [code`${identifier(place)} = 1`],
  }
}

/** Beside each row a small table of names and cells: one pass over the input. */
export function unpivoted(relation: Unpivot, input: Query, use: Use): Query {
  if (relation.columns.length === 0) throw new Error('An unpivot needs columns')
  const types = new Map(columnsOf(relation.input).map(({ name, type }) => [name, type]))
  const type = columnsOf(relation).at(-1)?.type ?? 'text'
  const pairs = relation.columns.map((name) => {
    const from = types.get(name) ?? type
    const column = code`t.${identifier(name)}`
    const cell = from === type ? column : postgresCast(column, from, type, use)
    return code`(${text(name)}, ${cell})`
  })
  const [named, valued] = [identifier(relation.nameTo), identifier(relation.valueTo)]
  const rows = code`LATERAL (VALUES ${join(pairs, code`, `)}) AS pairs (${named}, ${valued})`
  const from = input.where.length > 0 ? parenthesized(selectCode(input)) : input.from
  const items = [
    ...relation.keep.map((name) => code`t.${identifier(name)}`),
    code`pairs.${named}`,
    code`pairs.${valued}`,
  ]
  const aliased = from.kind === 'verbatim' || input.where.length > 0 ? code`${from} AS t` : from
  return {
    ...table(code`${aliased}${line}CROSS JOIN ${rows}`),
    columns: join(items, code`,${line}`),
  }
}

/** Rows in the order of a digest of what is in them, which every target computes alike. */
export function sampled(relation: Sample, input: Query, use: Use): Query {
  const columns = columnsOf(relation.input)
  const digest = digestCode(relation, columns, use)
  const order = code`${digest} COLLATE "C", ${sortKeys(withTieBreak([], columns), columns)}`
  const { size } = relation
  const wanted =
    'rows' in size
      ? whole(size.rows)
      : code`floor(${cast(fraction(size.fraction), 'number')} * ${identifier(freshName('total', columns))} + 0.5)`
  const place = freshName('place', columns)
  const total =
    'rows' in size ? [] : [code`count(*) OVER () AS ${identifier(freshName('total', columns))}`]
  const items = [
    code`*`,
    code`row_number() OVER (ORDER BY ${order}) AS ${identifier(place)}`,
    ...total,
  ]
  return {
    ...derived(selectCode({ ...input, columns: join(items, code`,${line}`) })),
    columns: listed(columns),
    where: [code`${identifier(place)} <= ${wanted}`],
  }
}

function digestCode({ seed, keys }: Sample, columns: readonly Column[], use: Use): Code {
  const named = keys.length === 0 ? columns : columns.filter(({ name }) => keys.includes(name))
  const cells = named.map(({ name, type }) => {
    const cell = identifier(name)
    return code`coalesce(${type === 'text' ? cell : postgresCast(cell, type, 'text', use)}, '')`
  })
  if (!Number.isSafeInteger(seed)) throw new Error(`Not a seed: ${seed}`)
  const parts = [verbatim(postgresText(String(seed))), ...cells]
  return code`md5(array_to_string(ARRAY[${join(parts, code`, `)}], '|'))`
}

/** A column to work with, which no column of the table is called. */
function freshName(wanted: string, columns: readonly Column[]): string {
  let name = wanted
  for (let count = 2; columns.some((column) => column.name === name); count++)
    name = `${wanted}_${count}`
  return name
}
