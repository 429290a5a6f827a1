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
    return await stageSheet(database, options, rows, sheet.name, workbook.sheets)
  } finally {
    workbook.parts.close()
  }
}
