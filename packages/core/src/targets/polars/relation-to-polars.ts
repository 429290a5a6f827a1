import { columnsOf } from '../../relation/columns-of.ts'
import {
  type Compute,
  type Relation,
  type RelationKind,
  type Select,
  sourceId,
  type Take,
} from '../../relation/relation.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { digits, text } from '../python/literal.ts'
import { pythonCall } from '../python/python-call.ts'
import type { PythonPlace, PythonRows } from '../python/print-pieces.ts'
import { aggregated, pivoted } from './aggregated.ts'
import { chained } from '../python/chain.ts'
import { columnName, polarsColumn } from './column-name.ts'
import type { HelperName } from './helpers.ts'
import { joined } from './joined.ts'
import { named } from './named.ts'
import { printed } from './printed.ts'
import { appended, distinct, sampled, unpivoted } from './reshaped.ts'
import { sortLink } from './sorted.ts'
import { windowed } from './windowed.ts'

export type PolarsPlace = PythonPlace<HelperName>

export function relationToPolars(relation: Relation, place: PolarsPlace): PythonRows {
  // Correlated union: the rule under a relation's kind takes that relation.
  const rule = RULES[relation.kind] as (relation: Relation, place: PolarsPlace) => PythonRows
  return rule(relation, place)
}

type Rules = {
  readonly [Kind in RelationKind]: (
    relation: Extract<Relation, { kind: Kind }>,
    place: PolarsPlace,
  ) => PythonRows
}

const RULES: Rules = {
  from: (relation, place) => ({
    statements: place.dataset(sourceId(relation)),
    rows: place.variable,
  }),
  // Nothing is done to the rows, so they stay in the variable they are in.
  step: (relation, place) => ({ statements: [], rows: place.step(relation.step) }),
  select: (relation, place) => after(relation.input, place, selected(relation)),
  compute: (relation, place) => after(relation.input, place, computed(relation, place)),
  filter: (relation, place) => {
    const condition = printed(relation.condition, columnsOf(relation.input), place.use)
    return after(relation.input, place, pythonCall(code`.filter`, condition))
  },
  sort: (relation, place) => after(relation.input, place, sortLink(relation.keys)),
  take: (relation, place) => after(relation.input, place, taken(relation)),
  join: (relation, place) => {
    const left = relationToPolars(relation.left, place)
    const right = relationToPolars(relation.right, place.fresh('right'))
    const sides = { left: left.rows, right: right.rows }
    return {
      statements: [...left.statements, ...right.statements, ...joined(relation, sides, place)],
      rows: place.variable,
    }
  },
  aggregate: (relation, place) => after(relation.input, place, aggregated(relation, place.use)),
  window: (relation, place) => after(relation.input, place, ...windowed(relation, place.use)),
  distinct: (relation, place) => after(relation.input, place, ...distinct(relation)),
  append: (relation, place) => {
    const inputs = relation.inputs.map((input, index) =>
      relationToPolars(input, index === 0 ? place : place.fresh('more')),
    )
    const rows = inputs.map((input) => input.rows)
    const stacked = appended(relation, rows, place.use)
    const unique = relation.distinct
      ? [code`${place.variable} = ${place.variable}.unique(maintain_order=True)`]
      : []
    const before = inputs.flatMap((input) => input.statements)
    const statements = [...before, code`${place.variable} = ${stacked}`, ...unique]
    return { statements, rows: place.variable }
  },
  pivot: (relation, place) => after(relation.input, place, ...pivoted(relation, place.use)),
  unpivot: (relation, place) => {
    const before = relationToPolars(relation.input, place)
    const links = unpivoted(relation, before.rows, place)
    return { statements: [...before.statements, ...links], rows: place.variable }
  },
  sample: (relation, place) => after(relation.input, place, ...sampled(relation, place.use)),
}

/** The statements of the input, then one for each link. */
function after(input: Relation, place: PolarsPlace, ...links: readonly Code[]): PythonRows {
  const before = relationToPolars(input, place)
  const statements = links.map(
    (link, index) => code`${place.variable} = ${index === 0 ? before.rows : place.variable}${link}`,
  )
  if (links.length === 0) return before
  return { statements: [...before.statements, ...statements], rows: place.variable }
}

function selected({ columns }: Select): Code {
  const exprs = columns.map(({ name, from }) =>
    name === from ? columnName(name) : chained(polarsColumn(from), code`.alias(${text(name)})`),
  )
  return pythonCall(code`.select`, ...exprs)
}

function computed({ input, columns }: Compute, { use }: PolarsPlace): Code {
  const before = columnsOf(input)
  const values = columns.map(
    ({ name, value }) =>
      [name, (where: 'comma' | 'method') => printed(value, before, use, where)] as const,
  )
  return pythonCall(code`.with_columns`, ...named(values))
}

function taken({ offset, count }: Take): Code {
  if (count === null) return code`.slice(${whole(offset)})`
  return offset === 0
    ? code`.head(${whole(count)})`
    : code`.slice(${whole(offset)}, ${whole(count)})`
}

function whole(value: number): Code {
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`Not a row count: ${value}`)
  return digits(String(value))
}
