import { DATE_FORMATS } from '@plainflow/core/date-formats'
import { duckdbText } from '@plainflow/core/duckdb-text'
import { LONGEST_WRITTEN, withPlainSigns } from '@plainflow/core/notations'
import { amountShape, amountSql, isAmount } from './amount-sql.ts'
import type { ColumnForm } from './column-form.ts'
import { isMixedDate, mixedDateShape, mixedDateSql } from './mixed-date-sql.ts'

/**
 * A regular expression, alike in JavaScript and DuckDB, which every text of a form matches. Not all
 * that matches is of the form: 2023-02-29 has the shape of a date.
 */
function shapeOf(form: ColumnForm): string {
  if (isAmount(form)) return amountShape(form)
  if (isMixedDate(form)) return mixedDateShape(form)
  switch (form.type) {
    case 'boolean':
      return '(?:true|false|True|False|TRUE|FALSE)'
    case 'integer':
      return `-?${wholePart(form)}`
    case 'number':
      return form.decimal === '.' && form.thousands === ''
        ? '-?(?:(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?|\\.[0-9]+)(?:[eE][+-]?[0-9]+)?'
        : `-?${wholePart(form)}(?:[${form.decimal}][0-9]+)?`
    case 'date':
    case 'timestamp':
      return dateShape(form)
    case 'text':
      return '[\\s\\S]*'
  }
}

/** Whether a cell has the shape of a form. */
export function shapeTest(form: ColumnForm): (cell: string) => boolean {
  const shape = new RegExp(`^(?:${shapeOf(form)})$`, 'u')
  if (isAmount(form)) return (cell) => isShort(cell) && shape.test(withPlainSigns(cell))
  if (isMixedDate(form))
    return (cell) => isShort(cell) && shape.test(withPlainSigns(cell).toLowerCase())
  return (cell) => shape.test(cell)
}

function isShort(cell: string): boolean {
  return cell.length <= 2 * LONGEST_WRITTEN
}

/** SQL that is true for a cell that is of the form and loses nothing in `castSql`; `x` is not null. */
export function fitsSql(x: string, form: ColumnForm): string {
  if (isAmount(form)) return `${amountSql(x, form)} IS NOT NULL`
  if (isMixedDate(form)) return `coalesce(${mixedDateSql(x, form)} >= '0001-01-01', false)`
  const shape = `regexp_full_match(${x}, ${duckdbText(shapeOf(form))})`
  switch (form.type) {
    case 'boolean':
      return shape
    case 'integer': {
      const plain = plainNumber(x, form)
      // Back to the same text: leading zeros, signs and what does not fit 64 bits stay text.
      const exact = `coalesce(CAST(TRY_CAST(${plain} AS BIGINT) AS VARCHAR) = ${plain}, false)`
      return form.thousands === '' ? exact : `${shape} AND ${exact}`
    }
    case 'number': {
      const plain = plainNumber(x, form)
      return `${shape} AND coalesce(isfinite(TRY_CAST(${plain} AS DOUBLE)), false) AND ${keepsDigits(plain)}`
    }
    case 'date':
    case 'timestamp':
      return `${shape} AND ${momentSql(x, form)} IS NOT NULL AND ${momentSql(x, form)} >= '0001-01-01'`
    case 'text':
      return 'true'
  }
}

/** What a person called a number or a date may be written less strictly. `x` is not null. */
export function readsSql(x: string, form: ColumnForm): string {
  if (isAmount(form) || isMixedDate(form)) return fitsSql(x, form)
  const trimmed = `trim(${x})`
  switch (form.type) {
    case 'boolean':
      return `lower(${trimmed}) IN (${[...TRUE, ...FALSE].map(duckdbText).join(', ')})`
    case 'integer':
      return `regexp_full_match(${plainNumber(trimmed, form)}, '[+-]?[0-9]+') AND TRY_CAST(${plainNumber(trimmed, form)} AS BIGINT) IS NOT NULL`
    case 'number':
      return `regexp_full_match(${plainNumber(trimmed, form)}, '[+-]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][+-]?[0-9]+)?') AND coalesce(isfinite(TRY_CAST(${plainNumber(trimmed, form)} AS DOUBLE)), false)`
    case 'date':
    case 'timestamp':
      return `coalesce(${momentSql(trimmed, form)} >= '0001-01-01', false)`
    case 'text':
      return 'true'
  }
}

/** SQL for the value of a cell that was found to fit. */
export function castSql(x: string, form: ColumnForm): string {
  if (isAmount(form)) return amountSql(x, form)
  if (isMixedDate(form)) return mixedDateSql(x, form)
  if (form.type === 'integer') return `CAST(${plainNumber(x, form)} AS BIGINT)`
  if (form.type === 'number') return `CAST(${plainNumber(x, form)} AS DOUBLE)`
  if (form.type === 'boolean') return `lower(trim(${x})) IN (${TRUE.map(duckdbText).join(', ')})`
  if (form.type === 'text') return x
  return form.dateFormat === null
    ? `CAST(${x} AS ${form.type === 'date' ? 'DATE' : 'TIMESTAMP'})`
    : momentSql(x, form)
}

const TRUE = ['true', 't', 'yes', 'y', '1']
const FALSE = ['false', 'f', 'no', 'n', '0']

const SEPARATORS: Record<ColumnForm['thousands'], string> = {
  '': '',
  ',': '[,]',
  '.': '[.]',
  ' ': '[ \u00a0\u202f]',
  "'": "['\u2019]",
}

function wholePart({ thousands }: ColumnForm): string {
  return thousands === ''
    ? '(?:0|[1-9][0-9]*)'
    : `(?:0|[1-9][0-9]{0,2}(?:${SEPARATORS[thousands]}[0-9]{3})*)`
}

/** The cell as DuckDB writes numbers. */
function plainNumber(x: string, form: ColumnForm): string {
  const { decimal, thousands } = form
  const joined =
    thousands === '' ? x : `regexp_replace(${x}, ${duckdbText(SEPARATORS[thousands])}, '', 'g')`
  return decimal === '.' ? joined : `replace(${joined}, ',', '.')`
}

/**
 * Whether a number of 64 bits holds all the digits: up to 15 it does; more only where they are what
 * programs print for such a number. A whole number must be below 2^53.
 */
function keepsDigits(plain: string): string {
  const double = `TRY_CAST(${plain} AS DOUBLE)`
  const significant = `trim(regexp_replace(regexp_replace(${plain}, '[eE].*$', ''), '[^0-9]', '', 'g'), '0')`
  const printed = ['16g', '17g', '15e', '16e', '17e', '18e'].map((digits) =>
    withPlainExponent(`format('{:.${digits}}', ${double})`),
  )
  const isWhole = `NOT (contains(${plain}, '.') OR contains(lower(${plain}), 'e'))`
  return (
    `CASE WHEN length(${plain}) < 16 THEN true` +
    ` WHEN ${isWhole} THEN abs(${double}) < 9007199254740992` +
    ` WHEN length(${significant}) <= 15 THEN true` +
    ` ELSE ${withPlainExponent(`lower(${plain})`)} IN (${withPlainExponent(`CAST(${double} AS VARCHAR)`)}, ${printed.join(', ')}) END`
  )
}

/** `1e+08` and `1e8` are one number. */
function withPlainExponent(number: string): string {
  return `regexp_replace(${number}, 'e[+]?(-?)0*', 'e\\1')`
}

function dateShape({ type, dateFormat }: ColumnForm): string {
  if (dateFormat !== null) {
    return DATE_FORMATS.find(({ format }) => format === dateFormat)?.shape ?? '[\\s\\S]*'
  }
  return type === 'date'
    ? '[0-9]{4}-[0-9]{2}-[0-9]{2}'
    : '[0-9]{4}-[0-9]{2}-[0-9]{2}[ T][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\\.[0-9]{1,6})?)?'
}

/** A date or timestamp, null where there is no such moment. */
function momentSql(x: string, form: ColumnForm): string {
  const { type, dateFormat } = form
  const sql = type === 'date' ? 'DATE' : 'TIMESTAMP'
  return dateFormat === null
    ? `TRY_CAST(${x} AS ${sql})`
    : `CAST(try_strptime(${x}, ${duckdbText(dateFormat)}) AS ${sql})`
}
