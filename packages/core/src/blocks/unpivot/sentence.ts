import { ClauseReader } from '../../sentence-to-plan/clause-reader.ts'
import {
  noSuchColumn,
  skipLead,
  takeColumns,
  takeNewName,
} from '../../sentence-to-plan/read-names.ts'
import { sayNames, sayNew } from '../../sentence-to-plan/say.ts'
import { tableWords } from '../../sentence-to-plan/table-words.ts'
import type { Given, Misunderstood, Understood } from '../block.ts'
import type { UnpivotConfiguration } from './config.ts'

/** The block in words, and below it the same words back. */
export function describe({ parameters }: UnpivotConfiguration, given: Given): string {
  const columns = given.inputs[0]?.columns ?? []
  const { columns: turned, keep, nameTo, valueTo } = parameters
  if (turned.length === 0) return 'Unpivot columns that are still to be chosen'
  const beside = keep.length === 0 ? '' : ` keeping ${sayNames(keep, columns)}`
  return `Unpivot ${sayNames(turned, columns)} to ${sayNew(nameTo)} and ${sayNew(valueTo)}${beside}`
}

export const openers = ['unpivot', 'melt']

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

export function examples(): readonly string[] {
  return []
}
