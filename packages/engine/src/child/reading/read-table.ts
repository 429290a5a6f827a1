import type { Column, ReadingOverrides } from '@plainflow/core'
import { duckdbText } from '@plainflow/core/duckdb-text'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'
import type { Database } from '../database.ts'
import { inferTypes, type TypedColumn } from '../infer-types.ts'
import { findCustoms } from './find-customs.ts'
import type { Staged } from './staged.ts'

export interface ReadTable {
  readonly columns: Column[]
  readonly typed: readonly TypedColumn[]
  /** What stands after FROM: every column under its name and with its type. */
  readonly source: string
  readonly warnings: readonly string[]
}

/** Finds the types of a staged table's columns. */
export async function readTable(
  database: Database,
  staged: Staged,
  overrides: ReadingOverrides,
): Promise<ReadTable> {
  const { nullWords } = staged.reading
  const missing = `(${nullWords.map(duckdbText).join(', ')})`
  const columns = staged.columns.map((column) => {
    if (nullWords.length === 0) return column
    const known = (value: string) => `CASE WHEN ${column.cell} NOT IN ${missing} THEN ${value} END`
    const { declared } = column
    return {
      ...column,
      cell: known(column.cell),
      ...(declared ? { declared: { ...declared, cell: known(declared.cell) } } : {}),
    }
  })
  const beginning = staged.beginning.map((row) =>
    row.map((cell) => (cell !== null && nullWords.includes(cell) ? null : cell)),
  )
  const customs = findCustoms(beginning, staged.reading.delimiter)
  const said = overrides.columns ?? []
  const typed = await inferTypes(database, staged.table, columns, beginning, said, customs)
  const cells = typed.map(
    ({ reading, cell }) => `${cell} AS ${quoteDuckdbIdentifier(reading.name)}`,
  )
  const unknown = said.filter(({ name }) => !columns.some((column) => column.name === name))
  return {
    columns: typed.map(({ reading: { name, type } }) => ({ name, type })),
    typed,
    source: `(SELECT ${cells.join(', ')} FROM ${staged.table})`,
    warnings: [
      ...unknown.map(({ name }) => `There is no column "${name}" whose reading could be changed.`),
      ...typed.flatMap(({ reading }) => guessWarnings(reading)),
    ],
  }
}

function guessWarnings({
  name,
  type,
  unfit,
  dateFormat,
  otherDateFormats,
}: TypedColumn['reading']) {
  const [other] = otherDateFormats
  return [
    ...(unfit > 0
      ? [
          `${unfit === 1 ? 'One cell' : `${unfit} cells`} of "${name}" cannot be read as ${type}; empty in the table.`,
        ]
      : []),
    ...(other && dateFormat
      ? [
          `The dates of "${name}" are read as ${inWords(dateFormat)}; ${inWords(other)} would fit as well.`,
        ]
      : []),
  ]
}

const WORDS: Readonly<Record<string, string>> = {
  '%d': 'day',
  '%m': 'month',
  '%Y': 'year',
  '%y': 'year',
  '%b': 'month',
  '%B': 'month',
}

/** `%d/%m/%Y %H:%M` in the words of a person: `day/month/year`. */
function inWords(format: string): string {
  const [day = ''] = format.split(' %H')
  return day.split(' %I')[0]?.replace(/%\w/g, (part) => WORDS[part] ?? '') ?? ''
}
