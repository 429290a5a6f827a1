import type { Column } from '../../relation/column.ts'
import { findTypeWord } from '../../relation/type-words.ts'
import { ClauseReader } from '../../words/clause-reader.ts'
import {
  noSuchColumn,
  skipLead,
  takeColumn,
  takeList,
  takeNewName,
} from '../../tables/read-names.ts'
import { tableWords } from '../../tables/table-words.ts'
import type { TableWords } from '../../tables/table-words.ts'
import type { Given, Misunderstood, Understood } from '../block.ts'
import type { SelectConfiguration, SelectedColumn } from './config.ts'
import { KEEPING, SHOWING, DROPPING, CONVERTING, NOUNS } from './describe.ts'
import type { Parameters } from './describe.ts'

type Answer = Understood<SelectConfiguration> | Misunderstood | null

export function understand(clause: string, given: Given): Answer {
  const reader = new ClauseReader(clause)
  skipLead(reader)
  const table = tableWords(given.inputs[0]?.columns ?? [], given.catalogue)
  if (reader.take('rename')) return readChanges(reader, table, 'change', false)
  if (reader.takeAny(CONVERTING) !== null) return readChanges(reader, table, 'change', true)
  const mode = reader.takeAny([...SHOWING, ...KEEPING]) === null ? 'drop' : 'only'
  if (mode === 'drop' && reader.takeAny(DROPPING) === null) return null
  if (reader.take('no columns') && reader.done) return understood({ mode, columns: [] }, 0.95)
  reader.takeAny(['only', 'just'])
  reader.takeAny(['the', 'these', 'my'])
  const named = reader.takeAny(NOUNS) !== null
  reader.takeAny([':', 'called', 'named'])
  return named ? readChanges(reader, table, mode, false) : readBareList(reader, table, mode)
}

/** "only region and amount": no word says these are columns, so all of it has to be. */
function readBareList(reader: ClauseReader, table: TableWords, mode: 'only' | 'drop'): Answer {
  const columns = takeList(reader, () => takeColumn(reader, table))
  reader.takeAny(NOUNS)
  // "only paid" asks for the rows that are.
  const asksRows = columns.some(({ type }) => type === 'boolean')
  if (columns.length === 0 || !reader.done || asksRows) return null
  const listed = columns.map(({ name }) => ({ column: name, name: '', type: 'same' as const }))
  return understood({ mode, columns: listed }, 0.75)
}

function readChanges(
  reader: ClauseReader,
  table: TableWords,
  mode: Parameters['mode'],
  converts: boolean,
): Answer {
  if (reader.take('no columns') && reader.done) return understood({ mode, columns: [] }, 0.95)
  const columns = takeList(reader, () => readChange(reader, table, converts))
  if (columns.length === 0) return { problem: noSuchColumn(reader, table), confidence: 0.85 }
  const spoken =
    mode === 'change' && columns.every(({ name, type }) => name === '' && type === 'same')
  if (spoken && !reader.done) return { problem: noSuchColumn(reader, table), confidence: 0.5 }
  const rest = reader.rest()
  const answer = understood({ mode, columns: [...columns] }, rest === '' ? 0.97 : 0.8)
  return rest === '' ? answer : { ...answer, rest }
}

/** "amt to amount as number". */
function readChange(
  reader: ClauseReader,
  table: TableWords,
  converts: boolean,
): SelectedColumn | null {
  const column = takeColumn(reader, table)
  if (!column) return null
  let name = ''
  if (reader.sees('to') || reader.sees('into')) {
    if (converts) return { column: column.name, name, type: takeType(reader) ?? 'same' }
    reader.at += 1
    name = takeNewName(reader) ?? ''
  }
  return { column: column.name, name, type: takeType(reader) ?? 'same' }
}

function takeType(reader: ClauseReader): Column['type'] | null {
  const start = reader.at
  if (reader.takeAny(['as', 'to', 'into']) === null) return null
  reader.takeAny(['a', 'an'])
  if (reader.takeAny(['whole number', 'whole numbers']) !== null) return 'integer'
  const word = reader.peek()
  const type = word?.kind === 'word' ? findTypeWord(word.value.replace(/s$/, '')) : undefined
  if (type === undefined) {
    reader.at = start
    return null
  }
  reader.at += 1
  return type
}

function understood(parameters: Parameters, confidence: number): Understood<SelectConfiguration> {
  return { configuration: { parameters }, confidence, assumptions: [] }
}
