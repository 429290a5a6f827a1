import type { Column, ColumnType } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import type { Append, Distinct, Sample, Unpivot } from '../../relation/relation.ts'
import { withTieBreak } from '../../relation/tie-break.ts'
import { code, NOTHING } from '../code.ts'
import type { Code } from '../code.ts'
import { dplyrCast } from './cast.ts'
import type { Use } from './helpers.ts'
import { digits, text } from './literal.ts'
import { piped } from './pipe.ts'
import { rCall, rVector } from './r-call.ts'
import { namedValue, rColumn, selectedColumn } from './r-name.ts'
import { selected } from './selected.ts'
import { sortKeys, sortLinks } from './sorted.ts'

export function distinct(relation: Distinct, use: Use): readonly Code[] {
  if (!relation.by) return [code`distinct()`]
  const columns = columnsOf(relation.input)
  const order = withTieBreak(relation.order ?? [], columns, relation.by)
  const sorting = sortLinks(order, columns, use)
  if (relation.by.length === 0) return [...sorting, code`head(1)`]
  const names = relation.by.map(rColumn)
  return [...sorting, rCall(code`distinct`, ...names, code`.keep_all = TRUE`)]
}

/** One table of all; a column that one lacks is missing there. */
export function appended(relation: Append, inputs: readonly Code[], use: Use): Code {
  const wanted = new Map(columnsOf(relation).map(({ name, type }) => [name, type]))
  const parts = relation.inputs.map((input, index) => {
    const odd = columnsOf(input).filter(({ name, type }) => wanted.get(name) !== type)
    const values = odd.map(({ name, type }) =>
      namedValue(name, dplyrCast(rColumn(name), type, wanted.get(name) ?? type, use)),
    )
    const rows = inputs[index] ?? NOTHING
    return values.length === 0 ? rows : piped(rows, rCall(code`mutate`, ...values))
  })
  return rCall(code`bind_rows`, ...parts)
}

/** What follows the rows: `pivot_longer`, or one table for each column where that cannot say it. */
export function unpivoted(relation: Unpivot, use: Use): readonly Code[] {
  const { keep, columns, nameTo, valueTo } = relation
  if (columns.length === 0) throw new Error('An unpivot needs columns')
  const types = new Map(columnsOf(relation.input).map(({ name, type }) => [name, type]))
  const type = columnsOf(relation).at(-1)?.type ?? 'text'
  const odd = columns.filter((name) => types.get(name) !== type)
  const values = odd.map((name) => namedValue(name, cast(name, types.get(name), type, use)))
  const chosen = [...keep, ...columns].map((name) => ({ name, from: name }))
  use('tidyr')
  return [
    ...(chosen.length === types.size ? [] : [selected(chosen)]),
    ...(values.length > 0 ? [rCall(code`mutate`, ...values)] : []),
    rCall(
      code`pivot_longer`,
      rVector(columns.map(selectedColumn)),
      code`names_to = ${text(nameTo)}`,
      code`values_to = ${text(valueTo)}`,
    ),
  ]
}

/** Whether `pivot_longer` gives the same. */
export function isPlainUnpivot({ keep, columns, nameTo }: Unpivot): boolean {
  return nameTo !== '.value' && columns.every((name) => !keep.includes(name))
}

/** A table for each column, put together. */
export function stacked(relation: Unpivot, rows: Code, use: Use): Code {
  const types = new Map(columnsOf(relation.input).map(({ name, type }) => [name, type]))
  const type = columnsOf(relation).at(-1)?.type ?? 'text'
  const parts = relation.columns.map((name) => {
    const values = [
      ...relation.keep.map((kept) => namedValue(kept, rColumn(kept))),
      // The value first, as the name may take the place of its column.
      namedValue(relation.valueTo, cast(name, types.get(name), type, use)),
      namedValue(relation.nameTo, text(name)),
    ]
    return piped(rows, rCall(code`transmute`, ...values))
  })
  return rCall(code`bind_rows`, ...parts)
}

function cast(name: string, from: ColumnType | undefined, to: ColumnType, use: Use): Code {
  return dplyrCast(rColumn(name), from ?? to, to, use)
}

/** Sorted by a digest of the cells; rows of one digest are in an order too. */
export function sampled(relation: Sample, use: Use): readonly Code[] {
  const columns = columnsOf(relation.input)
  const { size, keys, seed } = relation
  const picked = keys.length === 0 ? columns : columns.filter(({ name }) => keys.includes(name))
  const texts = picked.map((column) => rCall(code`coalesce`, asText(column, use), code`""`))
  use('stringr')
  const whole = rCall(code`str_c`, text(String(seed)), ...texts, code`sep = "|"`)
  const digest = rCall(code`cli::hash_md5`, whole)
  const order = sortKeys(withTieBreak([], columns), columns, use)
  const sorting = rCall(code`arrange`, digest, ...order)
  if ('rows' in size) return [sorting, code`head(${digits(String(size.rows))})`]
  const share = code`floor(${digits(String(size.fraction))} * n() + 0.5)`
  return [sorting, rCall(code`filter`, code`row_number() <= ${share}`)]
}

function asText({ name, type }: Column, use: Use): Code {
  return dplyrCast(rColumn(name), type, 'text', use)
}
