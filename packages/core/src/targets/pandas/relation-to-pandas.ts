import { columnsOf } from '../../relation/columns-of.ts'
import { type Relation, type RelationKind, type Select, sourceId } from '../../relation/relation.ts'
import { bracketed, code, NOTHING } from '../code.ts'
import type { Code } from '../code.ts'
import { aggregated, pivoted } from './aggregated.ts'
import type { HelperName } from './helpers.ts'
import { joined } from './joined.ts'
import { digits, text } from '../python/literal.ts'
import type { PythonPlace, PythonRows } from '../python/print-pieces.ts'
import { printed } from './printed.ts'
import { pythonCall, pythonDict, pythonList } from '../python/python-call.ts'
import { asKeyword } from '../python/python-name.ts'
import { appended, distinct, sampled, unpivoted } from './reshaped.ts'
import { sorted } from './sorted.ts'
import { windowValue } from './windowed.ts'

export type PandasPlace = PythonPlace<HelperName>

export function relationToPandas(relation: Relation, place: PandasPlace): PythonRows {
  // Correlated union: the rule under a relation's kind takes that relation.
  const rule = RULES[relation.kind] as (relation: Relation, place: PandasPlace) => PythonRows
  return rule(relation, place)
}

type Rules = {
  readonly [Kind in RelationKind]: (
    relation: Extract<Relation, { kind: Kind }>,
    place: PandasPlace,
  ) => PythonRows
}

const RULES: Rules = {
  from: (relation, place) => ({
    statements: place.dataset(sourceId(relation)),
    rows: place.variable,
  }),
  // Nothing is done to the rows, so they stay in the variable they are in.
  step: (relation, place) => ({ statements: [], rows: place.step(relation.step) }),
  select: (relation, place) => after(relation.input, place, (rows) => selected(relation, rows)),
  compute: (relation, place) =>
    after(relation.input, place, (rows) => {
      const input = columnsOf(relation.input)
      const values = relation.columns.map(
        ({ name, value }) => [name, printed(value, input, rows, place, 'column')] as const,
      )
      return assigned(rows, values)
    }),
  filter: (relation, place) =>
    after(relation.input, place, (rows) => {
      const input = columnsOf(relation.input)
      const condition = printed(relation.condition, input, rows, place, 'filter')
      return bracketed(code`${rows}[`, [condition], code`]`, NOTHING)
    }),
  sort: (relation, place) => after(relation.input, place, (rows) => sorted(relation.keys, rows)),
  take: (relation, place) =>
    after(relation.input, place, (rows) => {
      const start = whole(relation.offset)
      if (relation.count === null) return code`${rows}.iloc[${start}:]`
      const end = whole(relation.offset + relation.count)
      return relation.offset === 0
        ? code`${rows}.head(${end})`
        : code`${rows}.iloc[${start}:${end}]`
    }),
  join: (relation, place) => {
    const left = relationToPandas(relation.left, place)
    const right = relationToPandas(relation.right, place.fresh('right'))
    const sides = { left: left.rows, right: right.rows }
    return {
      statements: [...left.statements, ...right.statements, ...joined(relation, sides, place)],
      rows: place.variable,
    }
  },
  aggregate: (relation, place) =>
    then(relation.input, place, (rows) => aggregated(relation, rows, place)),
  window: (relation, place) =>
    after(relation.input, place, (rows) => {
      const columns = columnsOf(relation.input)
      const values = relation.columns.map(
        (call) => [call.name, windowValue(call, columns, rows, place.use)] as const,
      )
      return assigned(rows, values)
    }),
  distinct: (relation, place) => after(relation.input, place, (rows) => distinct(relation, rows)),
  append: (relation, place) => {
    const inputs = relation.inputs.map((input, index) =>
      relationToPandas(input, index === 0 ? place : place.fresh('more')),
    )
    const rows = inputs.map((input) => input.rows)
    const statement = code`${place.variable} = ${appended(relation, rows, place.use)}`
    const before = inputs.flatMap((input) => input.statements)
    return { statements: [...before, statement], rows: place.variable }
  },
  pivot: (relation, place) => then(relation.input, place, (rows) => pivoted(relation, rows, place)),
  unpivot: (relation, place) =>
    after(relation.input, place, (rows) => unpivoted(relation, rows, place.use)),
  sample: (relation, place) =>
    then(relation.input, place, (rows) => sampled(relation, rows, place.variable, place.use)),
}

function after(input: Relation, place: PandasPlace, apply: (rows: Code) => Code): PythonRows {
  return then(input, place, (rows) => [code`${place.variable} = ${apply(rows)}`])
}

/** The statements of the input, then those that make the rows of it. */
function then(
  input: Relation,
  place: PandasPlace,
  apply: (rows: Code) => readonly Code[],
): PythonRows {
  const before = relationToPandas(input, place)
  const statements = [...before.statements, ...apply(before.rows)]
  return { statements, rows: place.variable }
}

function selected({ columns, input }: Select, rows: Code): Code {
  if (columns.every(({ name, from }) => name === from)) {
    return code`${rows}[${pythonList(...columns.map(({ name }) => text(name)))}]`
  }
  const sources = columns.map(({ from }) => from)
  if (new Set(sources).size < sources.length) {
    const entries = columns.map(({ name, from }) => [name, code`${rows}[${text(from)}]`] as const)
    return pythonCall(code`pd.DataFrame`, pythonDict(entries))
  }
  const given = columnsOf(input)
  const isAll =
    given.length === sources.length && sources.every((from, at) => given[at]?.name === from)
  const chosen = isAll ? rows : code`${rows}[${pythonList(...sources.map(text))}]`
  const renamed = columns.filter(({ name, from }) => name !== from)
  const entries = renamed.map(({ name, from }) => [from, text(name)] as const)
  return pythonCall(code`${chosen}.rename`, code`columns=${pythonDict(entries)}`)
}

function assigned(rows: Code, values: readonly (readonly [string, Code])[]): Code {
  const keywords = values.map(([name]) => asKeyword(name))
  const allKeywords = keywords.every((keyword) => keyword !== null)
  if (!allKeywords) {
    return code`${rows}.assign(**${pythonDict(values)})`
  }
  const entries = values.map(([, value], index) => code`${keywords[index] ?? NOTHING}=${value}`)
  return bracketed(code`${rows}.assign(`, entries, code`)`, code`,`)
}

function whole(value: number): Code {
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`Not a row count: ${value}`)
  return digits(String(value))
}
