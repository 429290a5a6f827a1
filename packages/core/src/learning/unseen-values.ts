import type { Expression } from '../relation/expression.ts'
import { binary, cast, cellOf, isNull, textOf } from '../relation/make-expression.ts'
import type { Model } from './model.ts'

/** By column: whether a cell holds a category that the model does not know, and which is "other" to it. */
export function unseenValues({
  features,
}: Pick<Model, 'features'>): readonly { readonly column: string; readonly isUnseen: Expression }[] {
  const known = new Map<string, Set<string>>()
  for (const feature of features) {
    const values = feature.kind === 'code' ? feature.values : null
    const others = feature.kind === 'other' ? feature.than : values
    if (!others) continue
    const found = known.get(feature.column) ?? new Set()
    known.set(feature.column, found)
    for (const value of others) found.add(value)
  }
  return Array.from(known, ([column, values]) => ({ column, isUnseen: notAmong(column, values) }))
}

function notAmong(column: string, values: ReadonlySet<string>): Expression {
  const cell = cellOf(column)
  return Array.from(values, (value) => binary('<>', cast(cell, 'text'), textOf(value))).reduce(
    (all, one) => binary('and', all, one),
    isNull(cell, true),
  )
}
