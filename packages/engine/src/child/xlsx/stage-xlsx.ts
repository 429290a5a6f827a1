import type { Database } from '../database.ts'
import type { Staged, StagingOptions } from '../reading/staged.ts'
import { chooseSheet, stageSheet } from '../sheet/stage-sheet.ts'
import { sheetRows } from './sheet-rows.ts'
import { openWorkbook } from './workbook.ts'

/** One sheet of an .xlsx file as a table of texts. */
export async function stageXlsx(database: Database, options: StagingOptions): Promise<Staged> {
  const workbook = await openWorkbook(options.path)
  try {
    const sheet = chooseSheet(workbook.sheets, options.overrides.sheet)
    const rows = sheetRows(workbook, sheet.part)
    const staged = await stageSheet(database, options, rows, sheet.name, workbook.sheets)
    // Not every reader knows that some workbooks count their days from 1904.
    const tidy = staged.reading.tidy && !workbook.is1904
    return { ...staged, reading: { ...staged.reading, tidy } }
  } finally {
    workbook.parts.close()
  }
}
