import type { Column } from '../relation/column.ts'
import { columnsOf } from '../relation/columns-of.ts'
import type { Expression } from '../relation/expression.ts'
import { columnNamed, expressionOf } from '../relation/expression-of.ts'
import type { JoinColumn } from '../relation/join.ts'
import type { Bound, Check } from '../relation/program.ts'
import type { Relation } from '../relation/relation.ts'

/** Columns converted together, over the rows as they were before. */
export interface Conversions {
  readonly input: Relation
  readonly columns: readonly Conversion[]
}

export interface Conversion {
  readonly column: Column
  readonly value: Expression
  readonly to: Column['type']
}

/** Counts the cells that had something in them and have nothing after a conversion; null where none can fail. */
export function failedConversions(
  stages: readonly Conversions[],
): (Check & { readonly relation: Relation }) | null {
  const bounds: Bound[] = []
  const counts = stages.flatMap(({ input, columns }): Relation[] => {
    const failing = columns.filter(canFail)
    if (failing.length === 0) return []
    const marks = failing.map((conversion) => {
      const name = `failed ${bounds.length}`
      bounds.push({ column: name, most: 0, severity: 'warn', counted: said(conversion) })
      return { name, value: hasFailed(conversion) }
    })
    const measures = marks.map(({ name }) => ({ name, function: 'count' as const, column: name }))
    const marked: Relation = { kind: 'compute', input, columns: marks }
    return [{ kind: 'aggregate', input: marked, keys: [], measures }]
  })
  const [first, ...others] = counts
  return first ? { relation: others.reduce(beside, first), bounds } : null
}

/** Everything can be text; what is cut off or counted from something else always gives a value. */
function canFail({ column, to }: Conversion): boolean {
  return column.type !== to && (column.type === 'text' || to === 'integer')
}

function hasFailed({ column, value }: Conversion): Expression {
  const before = columnNamed(column.name)
  return column.type === 'text'
    ? expressionOf`case when trim(${before}) <> '' and ${value} is null then 1 end`
    : expressionOf`case when ${before} is not null and ${value} is null then 1 end`
}

function said({ column, to }: Conversion): string {
  return `Cells of "${column.name}" that are no ${to} and became empty`
}

/** Two tables of one row as one; each row of counts names its columns apart. */
function beside(left: Relation, right: Relation): Relation {
  const columns = [...namesOf(left, 'left'), ...namesOf(right, 'right')]
  return { kind: 'join', left, right, how: 'cross', on: [], columns }
}

function namesOf(relation: Relation, side: JoinColumn['side']): readonly JoinColumn[] {
  return columnsOf(relation).map(({ name }) => ({ name, side, from: name }))
}
