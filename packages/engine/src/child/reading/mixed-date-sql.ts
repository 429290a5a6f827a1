import { duckdbText } from '@plainflow/core/duckdb-text'
import {
  type DateStyle,
  dateStyles,
  isMixed,
  type MixedDates,
  MONTHS,
  TIME_OF_DAY,
} from '@plainflow/core/mixed-dates'
import { LONGEST_WRITTEN } from '@plainflow/core/notations'
import { bound, inPlainSigns, lookUpSql } from './amount-sql.ts'
import type { ColumnForm } from './column-form.ts'

/** Dates in one column, each written in a way of its own. */
export type MixedDateForm = ColumnForm & { readonly dateFormat: MixedDates }

export function isMixedDate(form: ColumnForm): form is MixedDateForm {
  return isMixed(form.dateFormat) && (form.type === 'date' || form.type === 'timestamp')
}

/** Matches every cell of the form, once it is in plain signs and small letters. */
export function mixedDateShape(form: MixedDateForm): string {
  const days = dateStyles(form.dateFormat).map(({ shape }) => shape)
  return `(?:${days.join('|')})${timeShape(form)}`
}

/**
 * SQL for the moment a cell tells, null where it tells none or there is no such day. Whatever the way
 * of writing, the cell is brought to year|month|day|time first, and cut there.
 */
export function mixedDateSql(x: string, form: MixedDateForm): string {
  const canonical = dateStyles(form.dateFormat).reduce(
    (cell, { shape, parts }) => {
      const whole = `^${shape}${timeShape(form)}$`
      const time = form.type === 'date' ? '' : '\\4'
      return `regexp_replace(${cell}, ${duckdbText(whole)}, ${duckdbText(`${inOrder(parts)}|${time}`)})`
    },
    `lower(${inPlainSigns(x)})`,
  )
  const type = form.type === 'date' ? 'DATE' : 'TIMESTAMP'
  const moment = `TRY_CAST(${isoSql('p')}${form.type === 'date' ? '' : clockSql('p[4]')} AS ${type})`
  const isAsked = `length(${x}) <= ${LONGEST_WRITTEN} AND NOT contains(${x}, '|')`
  const parts = `string_split(CASE WHEN ${isAsked} THEN ${canonical} END, '|')`
  return bound('p', parts, moment)
}

function timeShape({ type }: MixedDateForm): string {
  return type === 'date' ? '' : `${TIME_OF_DAY}?`
}

/** What a regular expression puts in place of a date: its groups, the year first. */
function inOrder(parts: DateStyle['parts']): string {
  const group = (name: string) => `\\${parts.indexOf(name) + 1}`
  return `${group('y')}|${group(parts.includes('n') ? 'n' : 'm')}|${group('d')}`
}

function isoSql(p: string): string {
  const [year, month, day] = [`${p}[1]`, `${p}[2]`, `${p}[3]`]
  const whole = `CASE WHEN length(${year}) = 4 THEN ${year} WHEN ${year} >= '69' THEN '19' || ${year} ELSE '20' || ${year} END`
  const number = `CASE WHEN length(${month}) < 3 THEN lpad(${month}, 2, '0') ELSE ${lookUpSql(month, MONTH_NUMBERS)} END`
  return `${whole} || '-' || ${number} || '-' || lpad(${day}, 2, '0')`
}

const MONTH_NUMBERS = MONTHS.flatMap((names, index) => {
  return names.map((name) => [name, String(index + 1).padStart(2, '0')] as const)
})

/** Midnight where a cell has no time. */
function clockSql(time: string): string {
  return ` || ' ' || CASE length(${time}) WHEN 0 THEN '00:00' WHEN 4 THEN '0' || ${time} WHEN 7 THEN '0' || ${time} ELSE ${time} END`
}
