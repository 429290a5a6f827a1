import {
  type Cell,
  type Column,
  COLUMN_TYPES,
  type ColumnType,
  columnsOf,
  type Program,
  type Relation,
  type Step,
  type Table,
} from '@plainflow/core'
import * as fc from 'fast-check'
import { CELLS, LARGE } from './random-expression.ts'
import { randomRelation } from './random-relation.ts'

/** Choices, each of which the generator can be asked to repeat. */
export interface Pick {
  below(limit: number): number
  from<Item>(items: readonly Item[]): Item
}

export interface RandomProgram {
  readonly tables: Readonly<Record<string, Table>>
  readonly program: Program
  /** Whether there are integers in it that rounding makes unlike: numbers then differ by target. */
  readonly rough: boolean
  /** Whether the last step says in which order its rows are. */
  readonly ordered: boolean
}

const NAMES = ['id', 'Größe', 'a b', 'select', 'x"y', "it's", '日付', 'n', 'group', 'value']

/** A few steps over two small, awkward tables; the last leaves `result.parquet`. */
export function randomProgram(): fc.Arbitrary<RandomProgram> {
  return fc.gen().map((generate) => {
    const pick: Pick = {
      below: (limit) => generate(evenly, limit - 1),
      from: (items) => {
        const item = items[generate(evenly, items.length - 1)]
        if (item === undefined) throw new Error('nothing to pick from')
        return item
      },
    }
    return build(pick)
  })
}

/** Left to itself, fast-check prefers the ends of a range. */
function evenly(most: number): fc.Arbitrary<number> {
  return fc.noBias(fc.nat(most))
}

function build(pick: Pick): RandomProgram {
  const tables = { a: randomTable(pick), b: randomTable(pick) }
  const loads = Object.entries(tables).map(([dataset, { columns }]) =>
    step(`load_${dataset}`, { kind: 'from', dataset, columns }),
  )
  const steps = [...loads]
  const inputs = loads.map(read)
  const count = 1 + pick.below(5)
  let relation = read(loads[0])
  let ordered = false
  for (let index = 0; index < count; index++) {
    const made = randomRelation(pick, relation, inputs, index === count - 1)
    relation = made.relation
    ordered = made.ordered
    if (index < count - 1 && pick.below(5) < 2) {
      const cut = step(`step_${index}`, relation)
      steps.push(cut)
      relation = read(cut)
      inputs.push(relation)
    }
  }
  const outlet = {
    kind: 'file',
    format: 'parquet',
    name: 'result.parquet',
    compress: false,
  } as const
  steps.push({ ...step('result', relation), outlet })
  const rough = LARGE.some((digits) => JSON.stringify(tables).includes(digits))
  return { tables, program: { steps }, ordered, rough }
}

function step(id: string, relation: Relation): Step {
  return { id, block: id, name: id, sentence: id, columns: columnsOf(relation), relation }
}

function read(of: Step | undefined): Relation {
  if (!of) throw new Error('no step to read')
  return { kind: 'step', step: of.id, columns: of.columns }
}

function randomTable(pick: Pick): Table {
  const names = [...NAMES]
  const columns = Array.from({ length: 2 + pick.below(4) }, (_, index): Column => {
    const [name = `c${index}`] = names.splice(pick.below(names.length), 1)
    return { name, type: pick.from([...COLUMN_TYPES, 'integer', 'number']) }
  })
  const isLarge = pick.below(4) === 0
  const rows = Array.from({ length: pick.below(13) }, () =>
    columns.map(({ type }) => randomCell(pick, type, isLarge)),
  )
  return { columns, rows }
}

function randomCell(pick: Pick, type: ColumnType, isLarge: boolean): Cell {
  if (pick.below(5) === 0) return null
  if (type === 'integer' && isLarge && pick.below(3) === 0) return pick.from(LARGE)
  const value = pick.from(CELLS[type])
  if (type === 'boolean') return value === 'true'
  return type === 'number' ? Number(value) : value
}
