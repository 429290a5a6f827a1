import { columnsOf } from '../../relation/columns-of.ts'
import {
  type Compute,
  type Relation,
  type RelationKind,
  sourceId,
  type Take,
} from '../../relation/relation.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { aggregated, pivoted } from './aggregated.ts'
import { planned } from './assigned.ts'
import { columnsRead } from './columns-read.ts'
import type { Use } from './helpers.ts'
import { joined, keptByCondition, numberedRows } from './joined.ts'
import { digits } from './literal.ts'
import { piped } from './pipe.ts'
import { conditions, printed } from './printed.ts'
import { rCall } from './r-call.ts'
import { namedValue, rColumn } from './r-name.ts'
import { appended, distinct, isPlainUnpivot, sampled, stacked, unpivoted } from './reshaped.ts'
import { selected } from './selected.ts'
import { sortLinks } from './sorted.ts'
import { windowed } from './windowed.ts'

export interface DplyrPlace {
  /** The variable the rows end up in. */
  readonly variable: Code
  readonly use: Use
  /** A place beside this one, for rows needed at the same time. */
  fresh(word: string): DplyrPlace
  /** The rows of a dataset. */
  dataset(id: string): { readonly rows: Code; readonly links: readonly Code[] }
  /** The variable of an earlier step. */
  step(id: string): Code
}

/** Rows and what is done to them, behind statements that have to come before. */
export interface DplyrRows {
  readonly statements: readonly Code[]
  readonly rows: Code
  readonly links: readonly Code[]
}

/** A relation as statements that leave its rows in a variable; `rows` is where they are. */
export function relationToDplyr(
  relation: Relation,
  place: DplyrPlace,
): { readonly statements: readonly Code[]; readonly rows: Code } {
  return settled(rowsOf(relation, place), place, relation.kind !== 'step')
}

function settled({ statements, rows, links }: DplyrRows, { variable }: DplyrPlace, isNew: boolean) {
  // Nothing is done to the rows of a step, so they stay in the variable they are in.
  if (!isNew && links.length === 0) return { statements, rows }
  return {
    statements: [...statements, code`${variable} <- ${piped(rows, ...links)}`],
    rows: variable,
  }
}

function rowsOf(relation: Relation, place: DplyrPlace): DplyrRows {
  // Correlated union: the rule under a relation's kind takes that relation.
  const rule = RULES[relation.kind] as (relation: Relation, place: DplyrPlace) => DplyrRows
  return rule(relation, place)
}

type Rules = {
  readonly [Kind in RelationKind]: (
    relation: Extract<Relation, { kind: Kind }>,
    place: DplyrPlace,
  ) => DplyrRows
}

const RULES: Rules = {
  from: (relation, place) => ({ statements: [], ...place.dataset(sourceId(relation)) }),
  step: (relation, place) => ({ statements: [], rows: place.step(relation.step), links: [] }),
  select: (relation, place) => after(relation.input, place, selected(relation.columns)),
  compute: (relation, place) => after(relation.input, place, ...computed(relation, place)),
  filter: (relation, place) => {
    const kept = conditions(relation.condition, columnsOf(relation.input), place.use)
    return after(relation.input, place, rCall(code`filter`, ...kept))
  },
  sort: (relation, place) =>
    after(relation.input, place, ...sortLinks(relation.keys, columnsOf(relation.input), place.use)),
  take: (relation, place) => after(relation.input, place, ...taken(relation)),
  join: (relation, place) => {
    const right = relationToDplyr(relation.right, place.fresh('right'))
    if (relation.condition && (relation.how === 'semi' || relation.how === 'anti')) {
      const numbered = after(relation.left, place, numberedRows(relation))
      const left = settled(numbered, place, true)
      const pairs = place.fresh('pairs')
      const sides = { left: left.rows, right: right.rows }
      const found = keptByCondition(relation, sides, pairs.variable, place.use)
      const made = settled({ statements: [], ...found.pairs }, pairs, true)
      return {
        statements: [...left.statements, ...right.statements, ...made.statements],
        rows: left.rows,
        links: found.links,
      }
    }
    const left = rowsOf(relation.left, place)
    // A cross join names both sides; the others go on behind the left one.
    const isCross = relation.how === 'cross' || relation.on.length === 0
    const before = isCross ? settled(left, place, relation.left.kind !== 'step') : null
    const sides = { left: before?.rows ?? left.rows, right: right.rows }
    const { rows, links } = joined(relation, sides, place.use)
    return {
      statements: [...(before ?? left).statements, ...right.statements],
      rows,
      links: before ? links : [...left.links, ...links],
    }
  },
  aggregate: (relation, place) => after(relation.input, place, ...aggregated(relation, place.use)),
  window: (relation, place) => after(relation.input, place, ...windowed(relation, place.use)),
  distinct: (relation, place) => after(relation.input, place, ...distinct(relation, place.use)),
  append: (relation, place) => {
    const inputs = relation.inputs.map((input) => relationToDplyr(input, place.fresh('more')))
    const rows = appended(
      relation,
      inputs.map((input) => input.rows),
      place.use,
    )
    const statements = inputs.flatMap((input) => input.statements)
    return { statements, rows, links: relation.distinct ? [code`distinct()`] : [] }
  },
  pivot: (relation, place) => after(relation.input, place, ...pivoted(relation, place.use)),
  unpivot: (relation, place) => {
    if (isPlainUnpivot(relation))
      return after(relation.input, place, ...unpivoted(relation, place.use))
    const before = relationToDplyr(relation.input, place)
    const rows = stacked(relation, before.rows, place.use)
    const wanted = columnsOf(relation).map(({ name }) => ({ name, from: name }))
    return { statements: before.statements, rows, links: [selected(wanted)] }
  },
  sample: (relation, place) => after(relation.input, place, ...sampled(relation, place.use)),
}

/** The rows of the input, then one step for each link. */
function after(input: Relation, place: DplyrPlace, ...links: readonly Code[]): DplyrRows {
  const before = rowsOf(input, place)
  return { ...before, links: [...before.links, ...links] }
}

function computed({ input, columns }: Compute, { use }: DplyrPlace): readonly Code[] {
  const before = columnsOf(input)
  const names = before.map(({ name }) => name)
  const made = columns.map(({ name, value }) => ({
    name,
    value: printed(value, before, use),
    reads: columnsRead(value),
  }))
  const { values, moved } = planned(made, names)
  if (moved.size === 0) return [rCall(code`mutate`, ...values)]
  const back = Array.from(moved, ([name, from]) => namedValue(name, rColumn(from)))
  const added = made.filter(({ name }) => !names.includes(name)).map(({ name }) => name)
  const wanted = [...names, ...added].map((name) => ({ name, from: name }))
  return [rCall(code`mutate`, ...values), rCall(code`mutate`, ...back), selected(wanted)]
}

function taken({ offset, count }: Take): readonly Code[] {
  return [
    ...(offset > 0 ? [code`tail(-${whole(offset)})`] : []),
    ...(count === null ? [] : [code`head(${whole(count)})`]),
  ]
}

function whole(value: number): Code {
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`Not a row count: ${value}`)
  return digits(String(value))
}
