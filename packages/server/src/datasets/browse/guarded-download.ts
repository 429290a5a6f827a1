import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '@plainflow/contract'
import { exportTable, JobFailed } from '@plainflow/engine'
import type { WithBackground } from '../../background.ts'
import type { WithEngineTurns } from '../../engine-turns.ts'
import type { Download } from '../../http/call.ts'
import { makeScratch } from '../../scratch.ts'
import type { WithSettings } from '../../settings.ts'

export interface Guarded {
  /** What the file is called where it goes to. */
  readonly filename: string
  readonly path: string
  /** It is the stored table, which knows what is a number; otherwise the file as it was written. */
  readonly isTable: boolean
}

/**
 * A CSV file for a person who opens it in a spreadsheet: no cell of it is a formula there. Made for this one
 * download; what is stored, and what code is compared with, has the values as they are.
 */
export async function guardedDownload(
  services: WithSettings & WithBackground & WithEngineTurns,
  userId: string,
  { filename, path, isTable }: Guarded,
): Promise<Download> {
  const { background, engineTurns } = services
  const folder = await makeScratch(services)
  const remove = () =>
    background.run('remove a file that was downloaded', () =>
      rm(folder, { recursive: true, force: true, maxRetries: 3 }),
    )
  try {
    const to = join(folder, 'guarded.csv')
    const compress = filename.endsWith('.gz')
    const made = { path, isCsv: !isTable, format: 'csv', to, compress } as const
    await engineTurns.take(userId, () => exportTable({ ...made, guardsFormulas: true }))
    return { filename, path: to, sent: remove }
  } catch (error) {
    remove()
    if (error instanceof JobFailed)
      throw new Failure('unavailable', `The file could not be made: ${error.message}.`)
    throw error
  }
}

/** Only these are opened in spreadsheets as text; a workbook says of each cell that it is one. */
export function isCsvName(name: string): boolean {
  return /\.csv(\.gz)?$/i.test(name)
}
