import type { Severity } from '../../relation/program.ts'
import { ClauseReader } from '../../words/clause-reader.ts'
import { noSuchColumn, skipLead, takeColumn, takeList } from '../../tables/read-names.ts'
import { tableWords } from '../../tables/table-words.ts'
import type { TableWords } from '../../tables/table-words.ts'
import type { Given, Misunderstood, Understood } from '../block.ts'
import type { ValidateConfiguration, ValidationRule } from './config.ts'

const OPENINGS = ['check rows', 'check that', 'validate rows', 'validate that', 'validate']

export function understand(
  clause: string,
  given: Given,
): Understood<ValidateConfiguration> | Misunderstood | null {
  const reader = new ClauseReader(clause)
  skipLead(reader)
  if (reader.takeAny(OPENINGS) === null) return null
  if (reader.take('for nothing') && reader.done) return understood([])
  const table = tableWords(given.inputs[0]?.columns ?? [], given.catalogue)
  const listed = reader.take('(')
  const rules: ValidationRule[] = []
  for (;;) {
    const rule = readRule(reader, table)
    if (!rule) return { problem: noSuchColumn(reader, table), confidence: 0.8 }
    const severity = readSeverity(reader)
    rules.push(severity ? { ...rule, severity } : rule)
    const more = listed ? reader.take(';') : reader.takeAny([', and', ',', 'and']) !== null
    if (!more) break
  }
  if (listed && !reader.take(')')) return null
  return reader.done
    ? understood(rules)
    : { ...understood(rules), confidence: 0.6, rest: reader.rest() }
}

function understood(rules: readonly ValidationRule[]): Understood<ValidateConfiguration> {
  return { configuration: { parameters: { rules: [...rules] } }, confidence: 0.96, assumptions: [] }
}

function readSeverity(reader: ClauseReader): Severity | null {
  if (reader.takeAny([', or stop the run', ', or stop', 'or stop the run', 'or stop']) !== null) {
    return 'stop'
  }
  return reader.takeAny([', or warn', 'or warn']) === null ? null : 'warn'
}

const ROW_NOUNS = ['the number of rows', 'number of rows', 'the row count', 'row count']

function readRule(reader: ClauseReader, table: TableWords): ValidationRule | null {
  const word = reader.peek()
  if (word?.kind === 'formula') {
    reader.at += 1
    return reader.take('is true') ? { rule: 'formula', column: '', text: word.value } : null
  }
  if (reader.takeAny(ROW_NOUNS) !== null) return readRange(reader, 'row_count', '')
  const column = takeColumn(reader, table)?.name
  if (column === undefined) return null
  if (reader.takeAny(['is not empty', 'is never empty', 'is filled', 'is not missing']) !== null) {
    return { rule: 'not_empty', column }
  }
  if (reader.takeAny(['is unique', 'are unique', 'is distinct']) !== null) {
    return { rule: 'unique', column }
  }
  if (reader.take('is one of')) {
    // A list of values ends where it is said what happens otherwise.
    const isEnd = () => reader.sees('or stop') || reader.sees('or warn')
    const values = takeList(reader, () => (isEnd() ? null : takeGiven(reader)))
    return { rule: 'one_of', column, values: values.map((value) => ({ value })) }
  }
  if (reader.take('looks like')) {
    const text = takeGiven(reader)
    return text === null ? null : { rule: 'pattern', column, text }
  }
  if (reader.takeAny(['matches', 'matches the pattern']) !== null) {
    const text = takeGiven(reader)
    return text === null ? null : { rule: 'matches', column, text }
  }
  return readRange(reader, 'range', column)
}

function readRange(
  reader: ClauseReader,
  rule: 'range' | 'row_count',
  column: string,
): ValidationRule | null {
  if (reader.takeAny(['is at least', 'at least']) !== null) {
    const low = takeGiven(reader)
    return low === null ? null : { rule, column, low }
  }
  if (reader.takeAny(['is at most', 'at most']) !== null) {
    const high = takeGiven(reader)
    return high === null ? null : { rule, column, high }
  }
  if (reader.takeAny(['is between', 'lies between']) !== null) {
    const low = takeGiven(reader)
    const high = reader.take('and') ? takeGiven(reader) : null
    return low === null || high === null ? null : { rule, column, low, high }
  }
  if (!reader.take('lies')) return null
  const low = reader.take('from') ? takeGiven(reader) : null
  const high = reader.take('up to') ? takeGiven(reader) : null
  return {
    rule,
    column,
    ...(low === null ? {} : { low }),
    ...(high === null ? {} : { high }),
  }
}

function takeGiven(reader: ClauseReader): string | null {
  const word = reader.peek()
  if (!word || word.kind === 'symbol' || word.kind === 'formula') return null
  reader.at += 1
  return word.kind === 'word' ? reader.slice(reader.at - 1, reader.at) : word.value
}
