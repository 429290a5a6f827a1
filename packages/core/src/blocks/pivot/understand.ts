import { ClauseReader } from '../../words/clause-reader.ts'
import {
  noSuchColumn,
  skipLead,
  takeColumn,
  takeColumns,
  takeList,
  takeNewName,
} from '../../tables/read-names.ts'
import { tableWords } from '../../tables/table-words.ts'
import type { Given, Misunderstood, Understood } from '../block.ts'
import { takeMeasure } from '../take-measure.ts'
import type { PivotConfiguration } from './config.ts'

export function understand(
  clause: string,
  given: Given,
): Understood<PivotConfiguration> | Misunderstood | null {
  const reader = new ClauseReader(clause)
  skipLead(reader)
  if (!reader.take('pivot')) return null
  const table = tableWords(given.inputs[0]?.columns ?? [], given.catalogue)
  const from = takeColumn(reader, table)
  if (!from) return { problem: noSuchColumn(reader, table), confidence: 0.9 }
  reader.takeAny(['with', 'showing', 'to get', 'and show'])
  const taken = takeMeasure(reader, table)
  if (!taken) {
    const problem = 'What should stand in the cells? For example: pivot status with total amount.'
    return { problem, confidence: 0.85 }
  }
  const named = reader.takeAny(['for', 'into']) !== null
  const values = named ? takeList(reader, () => takeValue(reader, from.name, table.cell)) : []
  const samples = table.samples(from.name)
  const seen = [...new Set(samples.flatMap((cell) => (cell === null ? [] : [String(cell)])))]
  const assumed = named ? [] : seen.slice(0, 20).map((value) => ({ value, name: '' }))
  if (reader.takeAny(['grouped by', 'by', 'per', 'for each']) !== null && reader.done) return null
  const keys = takeColumns(reader, table).map(({ name }) => name)
  const rest = reader.rest()
  return {
    configuration: {
      parameters: {
        keys,
        from: from.name,
        values: named ? [...values] : assumed,
        ...taken.measure,
      },
    },
    confidence: rest === '' ? 0.96 : 0.6,
    assumptions:
      assumed.length === 0 ? [] : [`Took the values seen so far in ${from.name} as columns.`],
    ...(rest === '' ? {} : { rest }),
  }
}

type Cells = (column: string, text: string) => string | undefined

function takeValue(reader: ClauseReader, column: string, cell: Cells) {
  const word = reader.peek()
  if (!word || word.kind === 'symbol' || word.kind === 'formula') return null
  reader.at += 1
  const written =
    word.kind === 'quoted' || word.kind === 'number' || word.kind === 'date'
      ? word.value
      : reader.slice(reader.at - 1, reader.at)
  const value = word.kind === 'word' ? (cell(column, written) ?? written) : written
  const name = reader.take('as') ? takeNewName(reader) : null
  return { value, name: name ?? '' }
}
