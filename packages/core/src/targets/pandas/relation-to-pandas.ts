import { bindExpression } from '../../relation/bind-expression.ts'
import type { Column } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import type { Expression } from '../../relation/expression.ts'
import type { Relation, RelationKind, Select, Sort, SortKey } from '../../relation/relation.ts'
import { bracketed, code, NOTHING } from '../code.ts'
import type { Code } from '../code.ts'
import { expressionToPandas } from './expression-to-pandas.ts'
import type { HelperName } from './helpers.ts'
import { digits, text } from './literal.ts'
import { asKeyword } from './python-name.ts'

export interface PandasPlace {
  /** The variable the rows end up in. */
  readonly variable: Code
  readonly use: (helper: HelperName) => Code
  /** The statements that read a dataset into the variable. */
  dataset(id: string): readonly Code[]
  /** The variable of an earlier step. */
  step(id: string): Code
}

/** A relation as statements that leave its rows in a variable; `rows` is where they are. */
export interface PandasRows {
  readonly statements: readonly Code[]
  readonly rows: Code
}

export function relationToPandas(relation: Relation, place: PandasPlace): PandasRows {
  // Correlated union: the rule under a relation's kind takes that relation.
  const rule = RULES[relation.kind] as
    ((relation: Relation, place: PandasPlace) => PandasRows) | undefined
  if (!rule) throw new Error(`pandas cannot express ${relation.kind} yet`)
  return rule(relation, place)
}

type Rules = {
  readonly [Kind in RelationKind]?: (
    relation: Extract<Relation, { kind: Kind }>,
    place: PandasPlace,
  ) => PandasRows
}

const RULES: Rules = {
  from: (relation, place) => ({
    statements: place.dataset(relation.dataset),
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
  sort: (relation, place) => after(relation.input, place, (rows) => sorted(relation, rows)),
  take: (relation, place) =>
    after(relation.input, place, (rows) => {
      const start = whole(relation.offset)
      const end = whole(relation.offset + relation.count)
      return relation.offset === 0
        ? code`${rows}.head(${end})`
        : code`${rows}.iloc[${start}:${end}]`
    }),
}

function after(input: Relation, place: PandasPlace, apply: (rows: Code) => Code): PandasRows {
  const before = relationToPandas(input, place)
  const statement = code`${place.variable} = ${apply(before.rows)}`
  return { statements: [...before.statements, statement], rows: place.variable }
}

function selected({ columns }: Select, rows: Code): Code {
  if (columns.every(({ name, from }) => name === from)) {
    return code`${rows}[${list(columns.map(({ name }) => text(name)))}]`
  }
  const entries = columns.map(({ name, from }) => code`${text(name)}: ${rows}[${text(from)}]`)
  return code`pd.DataFrame(${bracketed(code`{`, entries, code`}`, code`,`)})`
}

function assigned(rows: Code, values: readonly (readonly [string, Code])[]): Code {
  const keywords = values.map(([name]) => asKeyword(name))
  const allKeywords = keywords.every((keyword) => keyword !== null)
  if (!allKeywords) {
    const entries = values.map(([name, value]) => code`${text(name)}: ${value}`)
    return code`${rows}.assign(**${bracketed(code`{`, entries, code`}`, code`,`)})`
  }
  const entries = values.map(([, value], index) => code`${keywords[index] ?? NOTHING}=${value}`)
  return bracketed(code`${rows}.assign(`, entries, code`)`, code`,`)
}

function sorted({ keys }: Sort, rows: Code): Code {
  const [first] = keys
  if (!first) return rows
  if (keys.every((key) => key.nulls === first.nulls)) return sortValues(rows, keys)
  // pandas places nulls for all keys alike; stable sorts, last key first, place them for each.
  return keys.toReversed().reduce((done, key) => sortValues(done, [key]), rows)
}

function sortValues(rows: Code, keys: readonly SortKey[]): Code {
  const by = list(keys.map((key) => text(key.column)))
  const ascending = list(
    keys.map((key) => (key.direction === 'ascending' ? code`True` : code`False`)),
  )
  const nulls = keys[0]?.nulls === 'first' ? code`"first"` : code`"last"`
  const options = [
    code`by=${by}`,
    code`ascending=${ascending}`,
    code`na_position=${nulls}`,
    code`kind="stable"`,
  ]
  return bracketed(code`${rows}.sort_values(`, options, code`)`, code`,`)
}

function list(items: readonly Code[]): Code {
  return bracketed(code`[`, items, code`]`, code`,`)
}

function printed(
  expression: Expression,
  columns: readonly Column[],
  rows: Code,
  place: PandasPlace,
  where: 'filter' | 'column',
): Code {
  const bound = bindExpression(expression, columns)
  const [problem] = bound.problems
  if (problem) throw new Error(`An expression with problems reached a printer: ${problem.message}`)
  return expressionToPandas(bound, rows, place.use, where)
}

function whole(value: number): Code {
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`Not a row count: ${value}`)
  return digits(String(value))
}
