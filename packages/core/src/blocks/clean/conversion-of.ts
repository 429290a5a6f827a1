import type { Column } from '../../relation/column.ts'
import { castTo, columnNamed, expressionOf, textOf } from '../../relation/expression-of.ts'
import type { Conversion } from '../failed-conversions.ts'
import { typeAfter } from './columns.ts'
import type { CleaningRule } from './config.ts'

/** What a rule makes of a cell where it is about another type; null for every other rule. */
export function conversionOf(rule: CleaningRule, column: Column): Conversion | null {
  const to = typeAfter(rule)
  const cell = columnNamed(column.name)
  if (to === null) return null
  if (rule.action === 'convert') return { column, value: castTo(cell, to), to }
  if (rule.action !== 'parse_dates') return null
  const tries = (rule.formats ?? []).map(({ format }) =>
    to === 'date'
      ? expressionOf`to_date(trim(${cell}), ${textOf(format)})`
      : expressionOf`to_timestamp(trim(${cell}), ${textOf(format)})`,
  )
  const value = tries.reduce((before, next) => expressionOf`coalesce(${before}, ${next})`)
  return { column, value, to }
}
