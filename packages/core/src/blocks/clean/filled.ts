import type { Column } from '../../relation/column.ts'
import type { Expression } from '../../relation/expression.ts'
import { castTo, columnNamed, expressionOf } from '../../relation/expression-of.ts'
import type { Relation } from '../../relation/relation.ts'
import { ascending } from '../../relation/tie-break.ts'
import type { WindowCall } from '../../relation/window.ts'
import { nameBeside, NewNames } from '../new-names.ts'
import { onlyColumns } from './only-columns.ts'

/** Whether a cell has nothing in it: an empty text counts as empty. */
export function isEmpty({ name, type }: Column): Expression {
  const cell = columnNamed(name)
  return type === 'text'
    ? expressionOf`${cell} is null or ${cell} = ''`
    : expressionOf`${cell} is null`
}

/** Empty cells filled with the average or median of their column. */
export function filledMeasure(
  input: Relation,
  columns: readonly Column[],
  all: readonly Column[],
  measure: 'mean' | 'median',
): Relation {
  if (columns.length === 0) return input
  const names = new NewNames(all)
  const named = columns.map((column) => ({
    column,
    name: names.of(nameBeside(measure, column.name)),
  }))
  const measured: Relation = {
    kind: 'window',
    input,
    columns: named.map(({ column, name }) => call(name, measure, column.name, [])),
  }
  const filled: Relation = {
    kind: 'compute',
    input: measured,
    columns: named.map(({ column, name }) => {
      const cell = castTo(columnNamed(column.name), 'number')
      return { name: column.name, value: expressionOf`coalesce(${cell}, ${columnNamed(name)})` }
    }),
  }
  return onlyColumns(filled, all)
}

/** Empty cells filled with the value that is there most often; of several the first in their order. */
export function filledFrequent(input: Relation, column: Column, all: readonly Column[]): Relation {
  const [held, often, most, kept] = helpers(['held', 'often', 'most', 'kept'], all)
  const counted = windowed(holding(input, column, held), often, 'count', held, [held])
  const best = windowed(counted, most, 'max', often, [])
  const chosen = computed(
    best,
    kept,
    expressionOf`if(${columnNamed(often)} = ${columnNamed(most)}, ${columnNamed(held)}, null)`,
  )
  const found = windowed(chosen, kept, 'min', kept, [])
  return filledFrom(found, column, kept, all)
}

/** Empty cells filled with the value of the nearest row before that has one. */
export function filledPrevious(
  input: Relation,
  column: Column,
  by: string,
  all: readonly Column[],
): Relation {
  const [held, part, kept] = helpers(['held', 'part', 'kept'], all)
  const flag = expressionOf`if(${columnNamed(held)} is null, 0, 1)`
  const flagged = computed(holding(input, column, held), part, flag)
  // Each value begins a part, to which the empty cells after it belong.
  const parted: Relation = {
    kind: 'window',
    input: flagged,
    columns: [{ ...call(part, 'running_sum', part, []), order: [ascending(by)] }],
  }
  return filledFrom(windowed(parted, kept, 'max', held, [part]), column, kept, all)
}

/** A helping column with the cell, null where it is empty. */
function holding(input: Relation, column: Column, held: string): Relation {
  const cell = columnNamed(column.name)
  return computed(input, held, expressionOf`if(${isEmpty(column)}, null, ${cell})`)
}

function filledFrom(
  input: Relation,
  column: Column,
  from: string,
  all: readonly Column[],
): Relation {
  const cell = columnNamed(column.name)
  const value = expressionOf`if(${isEmpty(column)}, coalesce(${columnNamed(from)}, ${cell}), ${cell})`
  return onlyColumns(computed(input, column.name, value), all)
}

function windowed(
  input: Relation,
  name: string,
  what: WindowCall['function'],
  column: string,
  partition: readonly string[],
): Relation {
  return { kind: 'window', input, columns: [call(name, what, column, partition)] }
}

function call(
  name: string,
  what: WindowCall['function'],
  column: string,
  partition: readonly string[],
): WindowCall & { readonly name: string } {
  return { name, function: what, column, partition, order: [] }
}

function computed(input: Relation, name: string, value: Expression): Relation {
  return { kind: 'compute', input, columns: [{ name, value }] }
}

function helpers<Names extends readonly string[]>(
  wanted: readonly [...Names],
  all: readonly Column[],
): { readonly [Key in keyof Names]: string } {
  // One name for each that was wanted, in their order.
  const names = new NewNames(all)
  return wanted.map((name) => names.of(name)) as { [Key in keyof Names]: string }
}
