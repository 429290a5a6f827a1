import { ClauseReader } from '../../words/clause-reader.ts'
import { noSuchColumn, skipLead, takeColumns, takeNewName } from '../../tables/read-names.ts'
import { tableWords } from '../../tables/table-words.ts'
import type { Given, Misunderstood, Understood } from '../block.ts'
import type { UnpivotConfiguration } from './config.ts'
import { openers } from './describe.ts'

export function understand(
  clause: string,
  given: Given,
): Understood<UnpivotConfiguration> | Misunderstood | null {
  const reader = new ClauseReader(clause)
  skipLead(reader)
  if (reader.takeAny(openers) === null) return null
  const table = tableWords(given.inputs[0]?.columns ?? [], given.catalogue)
  const turned = takeColumns(reader, table).map(({ name }) => name)
  if (turned.length === 0) return { problem: noSuchColumn(reader, table), confidence: 0.9 }
  const named = reader.takeAny(['to', 'into', 'as']) !== null
  const nameTo = named ? takeNewName(reader) : null
  const valueTo = named && reader.takeAny(['and', ',']) !== null ? takeNewName(reader) : null
  reader.take(',')
  const listed = reader.takeAny(['keeping', 'with', 'beside', 'for each']) !== null
  const kept = listed ? takeColumns(reader, table).map(({ name }) => name) : null
  const rest = reader.rest()
  return {
    configuration: {
      parameters: {
        columns: turned,
        keep: kept ?? (named ? [] : others(table.columns, turned)),
        nameTo: nameTo ?? 'name',
        valueTo: valueTo ?? 'value',
      },
    },
    confidence: rest === '' ? 0.97 : 0.7,
    assumptions: [],
    ...(rest === '' ? {} : { rest }),
  }
}

function others(columns: readonly { readonly name: string }[], turned: readonly string[]) {
  return columns.map(({ name }) => name).filter((name) => !turned.includes(name))
}
