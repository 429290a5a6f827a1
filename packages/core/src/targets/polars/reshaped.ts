import type { Column } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import type { Append, Distinct, Sample, Unpivot } from '../../relation/relation.ts'
import { withTieBreak } from '../../relation/tie-break.ts'
import { code, NOTHING } from '../code.ts'
import type { Code } from '../code.ts'
import { digits, text } from '../python/literal.ts'
import { pythonCall, pythonList } from '../python/python-call.ts'
import { polarsCast } from './cast.ts'
import { chained } from '../python/chain.ts'
import { columnName, isPattern, polarsColumn } from './column-name.ts'
import type { HelperName } from './helpers.ts'
import { POLARS_TYPES } from './literal.ts'
import type { PolarsPlace } from './relation-to-polars.ts'
import { sortLink, sortOptions } from './sorted.ts'

type Use = (helper: HelperName) => Code

export function distinct(relation: Distinct): readonly Code[] {
  if (!relation.by) return [code`.unique(maintain_order=True)`]
  const order = withTieBreak(relation.order ?? [], columnsOf(relation.input), relation.by)
  const sorting = order.length > 0 ? [sortLink(order)] : []
  if (relation.by.length === 0) return [...sorting, code`.head(1)`]
  const names = pythonList(...relation.by.map(columnName))
  const options = [names, code`keep="first"`, code`maintain_order=True`]
  return [...sorting, pythonCall(code`.unique`, ...options)]
}

export function appended(relation: Append, inputs: readonly Code[], use: Use): Code {
  const columns = columnsOf(relation)
  const parts = relation.inputs.map((input, index) =>
    fitted(inputs[index] ?? NOTHING, columnsOf(input), columns, use),
  )
  return pythonCall(code`pl.concat`, pythonList(...parts))
}

/** Rows with exactly these columns: null where they lack one, the others of the type all share. */
function fitted(rows: Code, has: readonly Column[], wanted: readonly Column[], use: Use): Code {
  const types = new Map(has.map(({ name, type }) => [name, type]))
  const isSame = wanted.every((column, index) => {
    return has[index]?.name === column.name && has[index].type === column.type
  })
  if (isSame && has.length === wanted.length) return rows
  const exprs = wanted.map(({ name, type }) => {
    const from = types.get(name)
    if (from === type) return columnName(name)
    const cells = from
      ? polarsCast(polarsColumn(name), from, type, use)
      : code`pl.lit(None, ${POLARS_TYPES[type]})`
    return chained(cells, code`.alias(${text(name)})`)
  })
  return pythonCall(code`${rows}.select`, ...exprs)
}

/** Statements; columns of several types, or of odd names, are stacked one by one. */
export function unpivoted(
  relation: Unpivot,
  rows: Code,
  { variable, use }: PolarsPlace,
): readonly Code[] {
  if (relation.columns.length === 0) throw new Error('An unpivot needs columns')
  const types = new Map(columnsOf(relation.input).map(({ name, type }) => [name, type]))
  const type = columnsOf(relation).at(-1)?.type ?? 'text'
  const { keep, columns, nameTo, valueTo } = relation
  const isPlain =
    columns.every((name) => types.get(name) === type && !isPattern(name) && !keep.includes(name)) &&
    keep.every((name) => !isPattern(name))
  if (isPlain) {
    const options = [
      pythonList(...columns.map(text)),
      code`index=${pythonList(...keep.map(text))}`,
      code`variable_name=${text(nameTo)}`,
      code`value_name=${text(valueTo)}`,
    ]
    return [code`${variable} = ${pythonCall(code`${rows}.unpivot`, ...options)}`]
  }
  const parts = columns.map((name) => {
    const cells = polarsCast(polarsColumn(name), types.get(name) ?? type, type, use)
    return pythonCall(
      code`${rows}.select`,
      ...keep.map(columnName),
      chained(code`pl.lit(${text(name)})`, code`.alias(${text(nameTo)})`),
      chained(cells, code`.alias(${text(valueTo)})`),
    )
  })
  return [code`${variable} = ${pythonCall(code`pl.concat`, pythonList(...parts))}`]
}

/** Sorted by a digest of the cells; rows of one digest are in an order too. */
export function sampled(relation: Sample, use: Use): readonly Code[] {
  const columns = columnsOf(relation.input)
  const { size, keys, seed } = relation
  const picked = keys.length === 0 ? columns : columns.filter(({ name }) => keys.includes(name))
  const texts = picked.map(({ name, type }) =>
    chained(polarsCast(polarsColumn(name), type, 'text', use), code`.fill_null("")`),
  )
  const whole = [code`pl.lit(${text(String(seed))})`, ...texts, code`separator="|"`]
  const digest = pythonCall(use('md5_text'), pythonCall(code`pl.concat_str`, ...whole))
  const order = sortOptions(withTieBreak([], columns), [digest])
  const sorting = pythonCall(code`.sort`, ...order, code`maintain_order=True`)
  if ('rows' in size) return [sorting, code`.head(${digits(String(size.rows))})`]
  const share = code`(${digits(String(size.fraction))} * pl.len() + 0.5).floor()`
  return [sorting, pythonCall(code`.filter`, code`pl.int_range(pl.len()) < ${share}`)]
}
