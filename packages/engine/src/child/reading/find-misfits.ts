import type { Misfit } from '@plainflow/core'
import type { Database } from '../database.ts'
import type { ColumnForm } from './column-form.ts'
import { readsSql } from './column-sql.ts'

const SHOWN = 5
const LONGEST = 80

/** The first cells that cannot be read in a form, as they stand in the file. */
export async function findMisfits(
  { connection }: Database,
  table: string,
  cell: string,
  form: ColumnForm,
): Promise<Misfit[]> {
  const numbered = `(SELECT row_number() OVER () AS row, ${cell} AS cell FROM ${table})`
  const reader = await connection.runAndReadAll(
    `SELECT CAST(row AS DOUBLE), left(cell, ${LONGEST}), length(cell) > ${LONGEST} FROM ${numbered}` +
      ` WHERE cell IS NOT NULL AND NOT coalesce(${readsSql('cell', form)}, false) ORDER BY row LIMIT ${SHOWN}`,
  )
  return reader.getRows().map(([row, text, isCut]) => {
    return { row: Number(row), text: `${String(text)}${isCut === true ? '…' : ''}` }
  })
}
