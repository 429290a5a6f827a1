import type { Column, DataFormat, ReadingOverrides } from '@plainflow/core'
import { duckdbText } from '@plainflow/core/duckdb-text'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'
import type { Database } from '../database.ts'
import { inferTypes, type TypedColumn } from '../infer-types.ts'
import { findCustoms } from './find-customs.ts'
import { findRemarks } from './find-remarks.ts'
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
  const { table } = staged
  const found = await inferTypes(database, table, columns, beginning, said, customs)
  const isUntyped = !SAYING_TYPES.includes(staged.reading.format)
  const about = { table, columns, typed: found, beginning, overrides: said, customs, isUntyped }
  const remarks = await findRemarks(database, about)
  const typed = found.map(({ reading, cell }, index) => {
    const remark = remarks[index]
    return { reading: remark ? { ...reading, remark } : reading, cell }
  })
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
      ...typed.flatMap(({ reading }) => columnWarnings(reading)),
    ],
  }
}

/** A text of figures in such a file is one because somebody wanted it so. */
const SAYING_TYPES: readonly DataFormat[] = ['json', 'ndjson', 'parquet']

/** What a remark offers to change is told in its words, here as there. */
function columnWarnings({ name, type, unfit, remark }: TypedColumn['reading']): string[] {
  return [
    ...(unfit > 0
      ? [
          `${unfit === 1 ? 'One cell' : `${unfit} cells`} of "${name}" cannot be read as ${type}; empty in the table.`,
        ]
      : []),
    ...(remark && !remark.isSettled ? [remark.text] : []),
  ]
}
