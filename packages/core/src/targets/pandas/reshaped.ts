import type { Column } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import type { Append, Distinct, Sample, Unpivot } from '../../relation/relation.ts'
import { withTieBreak } from '../../relation/tie-break.ts'
import { code, NOTHING } from '../code.ts'
import type { Code } from '../code.ts'
import { pandasCast } from './cast.ts'
import type { HelperName } from './helpers.ts'
import { digits, text } from '../python/literal.ts'
import { PANDAS_TYPES } from './literal.ts'
import { pythonCall, pythonDict, pythonList } from '../python/python-call.ts'
import { sorted } from './sorted.ts'

type Use = (helper: HelperName) => Code

export function distinct(relation: Distinct, rows: Code): Code {
  if (!relation.by) return code`${rows}.drop_duplicates()`
  const order = withTieBreak(relation.order ?? [], columnsOf(relation.input), relation.by)
  const ordered = sorted(order, rows)
  if (relation.by.length === 0) return code`${ordered}.head(1)`
  return code`${ordered}.drop_duplicates(subset=${pythonList(...relation.by.map(text))})`
}

export function appended(relation: Append, inputs: readonly Code[], use: Use): Code {
  const columns = columnsOf(relation)
  const parts = relation.inputs.map((input, index) =>
    fitted(inputs[index] ?? NOTHING, columnsOf(input), columns, use),
  )
  const rows = pythonCall(code`pd.concat`, pythonList(...parts), code`ignore_index=True`)
  return relation.distinct ? code`${rows}.drop_duplicates()` : rows
}

/** Rows with exactly these columns: those they lack missing, the others of the type all share. */
function fitted(rows: Code, has: readonly Column[], wanted: readonly Column[], use: Use): Code {
  const types = new Map(has.map(({ name, type }) => [name, type]))
  const isSame = wanted.every((column, index) => {
    return has[index]?.name === column.name && has[index].type === column.type
  })
  if (isSame && has.length === wanted.length) return rows
  const entries = wanted.map(({ name, type }) => {
    const from = types.get(name)
    const cells = code`${rows}[${text(name)}]`
    if (from !== undefined) return [name, pandasCast(cells, from, type, use)] as const
    const empty = [code`pd.NA`, code`index=${rows}.index`, code`dtype=${PANDAS_TYPES[type]}`]
    return [name, pythonCall(code`pd.Series`, ...empty)] as const
  })
  return pythonCall(code`pd.DataFrame`, pythonDict(entries))
}

export function unpivoted(relation: Unpivot, rows: Code, use: Use): Code {
  if (relation.columns.length === 0) throw new Error('An unpivot needs columns')
  const types = new Map(columnsOf(relation.input).map(({ name, type }) => [name, type]))
  const type = columnsOf(relation).at(-1)?.type ?? 'text'
  const cells = relation.columns.map((name) => {
    const column = code`${rows}[${text(name)}]`
    return [name, pandasCast(column, types.get(name) ?? type, type, use)] as const
  })
  return pythonCall(
    use('unpivot'),
    rows,
    pythonList(...relation.keep.map(text)),
    pythonDict(cells),
    text(relation.nameTo),
    text(relation.valueTo),
  )
}

/** Sorted first, so that rows of one digest are in an order too; then `variable` holds them. */
export function sampled(relation: Sample, rows: Code, variable: Code, use: Use): readonly Code[] {
  const columns = columnsOf(relation.input)
  const { size, keys, seed } = relation
  const named = keys.length === 0 ? columns : columns.filter(({ name }) => keys.includes(name))
  const texts = named.map(({ name, type }) => {
    return pandasCast(code`${variable}[${text(name)}]`, type, 'text', use)
  })
  const count =
    'rows' in size
      ? digits(String(size.rows))
      : code`int(${digits(String(size.fraction))} * len(${variable}) + 0.5)`
  return [
    code`${variable} = ${sorted(withTieBreak([], columns), rows)}`,
    code`${variable} = ${pythonCall(use('sample_rows'), variable, count, text(String(seed)), ...texts)}`,
  ]
}
