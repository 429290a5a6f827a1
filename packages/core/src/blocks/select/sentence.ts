import type { CatalogueDataset } from '../../pipeline/catalogue.ts'
import type { Column } from '../../relation/column.ts'
import { findTypeWord } from '../../relation/type-words.ts'
import { ClauseReader } from '../../sentence-to-plan/clause-reader.ts'
import {
  noSuchColumn,
  skipLead,
  takeColumn,
  takeList,
  takeNewName,
} from '../../sentence-to-plan/read-names.ts'
import { sayName, sayNew } from '../../sentence-to-plan/say.ts'
import { tableWords } from '../../sentence-to-plan/table-words.ts'
import type { TableWords } from '../../sentence-to-plan/table-words.ts'
import type { Given, Misunderstood, Understood } from '../block.ts'
import type { SelectConfiguration, SelectedColumn } from './config.ts'

type Parameters = SelectConfiguration['parameters']
type Answer = Understood<SelectConfiguration> | Misunderstood | null

/** The block in words, and below it the same words back. */
export function describe({ parameters }: SelectConfiguration, given: Given): string {
  const { mode, columns: chosen } = parameters
  const columns = given.inputs[0]?.columns ?? []
  const verb = VERBS[mode](chosen)
  if (chosen.length === 0) return `${verb} no columns`
  const said = chosen.map((one) => sayChange(one, columns, verb === 'Convert' ? 'to' : 'as'))
  return mode === 'change' ? `${verb} ${said.join(', ')}` : `${verb} the columns ${said.join(', ')}`
}

const VERBS: Readonly<Record<Parameters['mode'], (chosen: readonly SelectedColumn[]) => string>> = {
  only: () => 'Select',
  drop: () => 'Drop',
  change: (chosen) =>
    chosen.length > 0 && chosen.every(({ name, type }) => name === '' && type !== 'same')
      ? 'Convert'
      : 'Rename',
}

function sayChange(one: SelectedColumn, columns: readonly Column[], as: 'as' | 'to'): string {
  const to = one.name === '' ? '' : ` to ${sayNew(one.name)}`
  return `${sayName(one.column, columns)}${to}${one.type === 'same' ? '' : ` ${as} ${one.type}`}`
}

const KEEPING = ['select', 'keep only', 'only keep', 'keep', 'choose', 'pick', 'only', 'take']
const SHOWING = ['show me only', 'show only', 'only show', 'show me', 'show', 'return', 'get']
const DROPPING = ['drop', 'remove', 'delete', 'discard', 'leave out', 'get rid of', 'hide']
const CONVERTING = ['convert', 'cast']
const NOUNS = ['columns', 'column', 'fields', 'field']

export const openers = [
  ...[...KEEPING, ...SHOWING, ...DROPPING]
    .filter((verb) => !['only', 'choose', 'hide'].includes(verb))
    .flatMap((verb) => NOUNS.flatMap((noun) => [`${verb} the ${noun}`, `${verb} ${noun}`])),
  'select no columns',
  'drop no columns',
  'rename',
  ...CONVERTING,
]

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

export function examples(dataset: CatalogueDataset): readonly string[] {
  const names = dataset.columns.map(({ name }) => sayName(name, dataset.columns))
  const [one, other] = names.filter((name) => !name.startsWith('"'))
  return one && other ? [`keep only the columns ${one}, ${other}`] : []
}
