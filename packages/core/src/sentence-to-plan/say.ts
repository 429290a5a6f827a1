import type { Column, ColumnType } from '../relation/column.ts'
import type { ConditionValue } from '../conditions/condition.ts'
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
    columns.every((other) => other.name === name || !foldName(other.name).startsWith(folded))
  return bare ? name : sayQuoted(name)
}

/** `respell` is what the planner would make of the bare word: the spelling of the data. */
export function sayValue(
  value: ConditionValue,
  type: ColumnType,
  respell: (text: string) => string,
): string {
  if (typeof value !== 'string') return type === 'text' ? sayQuoted(String(value)) : String(value)
  if (type !== 'text') return BARE_BY_TYPE.test(value) ? value : sayQuoted(value)
  const bare =
    /^[a-z]+$/i.test(value) && !VOCABULARY.has(value.toLowerCase()) && respell(value) === value
  return bare ? value : sayQuoted(value)
}

/** Numbers and dates in the one spelling that is read back unchanged. */
const BARE_BY_TYPE =
  /^(?:-?\d+(?:\.\d+)?|\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}:\d{2}(?:\.\d{1,6})?)?|true|false)$/
