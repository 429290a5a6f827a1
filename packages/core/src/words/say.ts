import { numberOrText, plainDigits } from './number-text.ts'
import type { Column, ColumnType } from '../relation/column.ts'
import { isoDate, isoTimestamp } from '../relation/dates.ts'
import { foldName } from './fold.ts'
import { VOCABULARY } from './vocabulary.ts'

/**
 * Names and values as a sentence writes them: bare where the planner reads them back as the same,
 * else in double quotes, with a quote inside doubled.
 */
export function sayQuoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

export function sayColumn(name: string, columns: readonly Column[]): string {
  const folded = foldName(name)
  const bare =
    /^[a-z_][a-z0-9_]*$/i.test(name) &&
    !VOCABULARY.has(name.toLowerCase()) &&
    folded !== '' &&
    // "order is over 5" would be read as the column "order is" where there is one.
    !columns.some(({ name: other }) =>
      FOLLOWING.some((word) => other !== name && foldName(other).startsWith(folded + word)),
    )
  return bare ? name : sayQuoted(name)
}

/** How the words begin that a sentence puts after a column. */
const FOLLOWING = ['is', 'contain', 'start', 'end', 'doe']

/** A column where any word may follow: bare only if no other column's name begins like it. */
export function sayName(name: string, columns: readonly Column[]): string {
  const folded = foldName(name)
  const begins = columns.some(
    (other) => other.name !== name && foldName(other.name).startsWith(folded),
  )
  return begins ? sayQuoted(name) : sayNew(name)
}

export function sayNames(names: readonly string[], columns: readonly Column[]): string {
  return names.map((name) => sayName(name, columns)).join(', ')
}

/** A name that is not there yet, to be read back as written. */
export function sayNew(name: string): string {
  const bare = /^[a-z_][a-z0-9_]*$/i.test(name) && foldName(name) !== ''
  return bare && !VOCABULARY.has(name.toLowerCase()) ? name : sayQuoted(name)
}

export function sayFormula(expression: string): string {
  return `\`${expression.replaceAll('`', '``')}\``
}

/** `respell` is what the planner would make of the bare word: the spelling of the data. */
export function sayValue(
  value: string | number | boolean,
  type: ColumnType,
  respell: (text: string) => string,
): string {
  if (typeof value === 'number' && type !== 'text') return plainDigits(value)
  if (typeof value !== 'string') return type === 'text' ? sayQuoted(String(value)) : String(value)
  return BARE[type](value) && (type !== 'text' || respell(value) === value)
    ? value
    : sayQuoted(value)
}

/** Where a bare text is read back as this very value; anything else needs its quotes. */
const BARE: Readonly<Record<ColumnType, (value: string) => boolean>> = {
  text: (value) => /^[a-z]+$/i.test(value) && !VOCABULARY.has(value.toLowerCase()),
  integer: isBareNumber,
  number: isBareNumber,
  boolean: () => false,
  date: (value) => isoDate(value) === value,
  timestamp: (value) => isoDate(value) === value || isoTimestamp(value) === value,
}

function isBareNumber(value: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(value) && numberOrText(value) === value
}
