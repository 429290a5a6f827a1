import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { resultOutlet, type Target } from '@plainflow/core'
import { readBackSql } from '../../verify/read-back.ts'
import { runRaw } from '../../testing/run-raw.ts'
import type { ExportCase } from './export-cases.ts'

/** What an export left in a folder against what the engine gave: a line for each result that differs. */
export async function differences(
  { expected }: Pick<ExportCase, 'expected'>,
  folder: string,
  target: Target,
): Promise<string[]> {
  const found: string[] = []
  for (const [index, { step, path }] of expected.entries()) {
    const written = resultOutlet(target, step)
    if (!written) throw new Error('Exports write every result')
    // A name of our own: the file's is hostile in one of the cases.
    const copy = join(folder, `compared-${index}${/\.parquet\.csv$/.exec(written.name)?.[0] ?? ''}`)
    await copyFile(join(folder, written.name), copy)
    const given = join(folder, `expected-${index}.parquet`)
    await copyFile(path, given)
    const [ours = '', theirs = ''] = await runRaw(
      [
        readBackSql(given, { ...written, format: 'parquet' }, step.columns),
        readBackSql(copy, written, step.columns),
      ],
      folder,
    )
    if (!ours.startsWith('ok ')) found.push(`not read: ${ours}`)
    const [wanted, got] = [ours, theirs].map((answer) => sortedRows(answer))
    if (JSON.stringify(wanted) !== JSON.stringify(got)) {
      found.push(`${written.name}: ${theirs} instead of ${ours}`)
    }
  }
  return found
}

/** CSV cannot tell an empty text from a missing one; here no text is empty. */
function sortedRows(answer: string): readonly string[] {
  const rows: unknown = JSON.parse(answer.replace(/^\w+ /, ''))
  return Array.isArray(rows) ? rows.map((row) => JSON.stringify(row)).toSorted() : [answer]
}
