import { ClauseReader } from '../../words/clause-reader.ts'
import {
  noSuchColumn,
  skipLead,
  takeColumn,
  takeColumns,
  takeNewName,
} from '../../tables/read-names.ts'
import { readNumber } from '../../words/read-number.ts'
import { takeSortKeys } from '../../tables/take-sort-keys.ts'
import { tableWords } from '../../tables/table-words.ts'
import type { TableWords } from '../../tables/table-words.ts'
import type { WindowFunction } from '../../relation/window.ts'
import type { Given, Misunderstood, Understood } from '../block.ts'
import type { WindowColumn, WindowConfiguration, WindowName } from './config.ts'
import { SAID } from './describe.ts'

const PHRASES = Object.entries(SAID)
  .flatMap(([name, said]) =>
    // Object.entries forgets that the keys are functions.
    said.map((phrase) => ({ phrase, name: name as WindowFunction })),
  )
  .toSorted((one, other) => other.phrase.length - one.phrase.length)

export function understand(
  clause: string,
  given: Given,
): Understood<WindowConfiguration> | Misunderstood | null {
  const reader = new ClauseReader(clause)
  skipLead(reader)
  const table = tableWords(given.inputs[0]?.columns ?? [], given.catalogue)
  if (reader.take('look across rows for nothing') && reader.done) return understood([])
  const listed = reader.take('look across rows (')
  if (!listed)
    reader.takeAny(['add a', 'add the', 'add', 'compute the', 'compute', 'calculate the'])
  const columns: WindowColumn[] = []
  for (;;) {
    const column = readCall(reader, table, listed)
    if (!column) {
      return listed ? { problem: noSuchColumn(reader, table), confidence: 0.7 } : null
    }
    columns.push(column)
    if (!listed || !reader.take(';')) break
  }
  if (listed && !reader.take(')')) return null
  return reader.done ? understood(columns) : null
}

function understood(columns: readonly WindowColumn[]): Understood<WindowConfiguration> {
  return {
    configuration: { parameters: { columns: [...columns] } },
    confidence: 0.97,
    assumptions: [],
  }
}

const FORMULA = { name: 'formula' } as const

function takeFormula(reader: ClauseReader): string | null {
  const word = reader.peek()
  if (word?.kind !== 'formula') return null
  reader.at += 1
  return word.value
}

function readCall(reader: ClauseReader, table: TableWords, listed: boolean): WindowColumn | null {
  const formula = listed ? takeFormula(reader) : null
  const said = formula === null ? takePhrase(reader) : FORMULA
  if (!said) return null
  const column = reader.take('of') ? takeColumn(reader, table)?.name : ''
  if (column === undefined) return null
  const name = reader.takeAny(['as', 'called', 'named']) === null ? null : takeNewName(reader)
  const size = reader.take('over') ? takeRows(reader) : undefined
  const fraction = reader.take('at') ? Number(readNumber(reader)?.digits) : undefined
  const offset = reader.peek()?.kind === 'number' ? takeRows(reader) : undefined
  if (offset !== undefined && !reader.take('away')) return null
  let partition: readonly string[] = []
  let order: WindowColumn['order'] = []
  for (;;) {
    if (
      partition.length === 0 &&
      reader.takeAny(['within each', 'within', 'per', 'for each']) !== null
    ) {
      partition = takeColumns(reader, table).map((one) => one.name)
      if (partition.length === 0) return null
    } else if (order.length === 0 && reader.takeAny(['by', 'ordered by', 'in order of']) !== null) {
      order = [...takeSortKeys(reader, table)]
      if (order.length === 0) return null
    } else break
  }
  return {
    name: name ?? usualName(said.name, column),
    function: said.name,
    column,
    partition: [...partition],
    order,
    ...(formula === null ? {} : { formula }),
    ...(offset === undefined ? {} : { offset }),
    ...(size === undefined ? {} : { size }),
    ...(fraction === undefined || Number.isNaN(fraction) ? {} : { fraction }),
  }
}

/** "Share of total" is the share of a column called total, unless another column follows. */
function takePhrase(reader: ClauseReader): { readonly name: WindowFunction } | undefined {
  return PHRASES.find(({ phrase }) => {
    const start = reader.at
    if (!reader.take(phrase)) return false
    const end = reader.at
    const stands = !phrase.includes(' of ') || reader.take('of')
    reader.at = stands ? end : start
    return stands
  })
}

function usualName(name: WindowName, column: string): string {
  return column === '' ? name : `${name}_${column}`
}

function takeRows(reader: ClauseReader): number | undefined {
  const number = readNumber(reader)
  reader.takeAny(['rows', 'row'])
  return number && /^\d{1,7}$/.test(number.digits) ? Number(number.digits) : undefined
}
