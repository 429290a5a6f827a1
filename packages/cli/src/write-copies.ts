import { copyFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { copyOf, type Program, type Target } from '@plainflow/core'
import { exportTable } from '@plainflow/engine'
import type { OpenData } from './open-data.ts'

/**
 * Code in a language that cannot read a file as the engine does reads a copy of it, Parquet or CSV as
 * the language likes. Puts those copies beside the code; without a place for it, says their names.
 */
export async function writeCopies(
  target: Target,
  program: Program,
  data: OpenData,
  out: string | undefined,
): Promise<string[]> {
  const told: string[] = []
  for (const [id, source] of Object.entries(data.sources)) {
    const copy = source.original?.copy
    if (!source.original || copy === undefined) continue
    // The name may be written in any way; a word of our own is found as it is.
    const word = randomUUID()
    const marked = { ...source, original: { ...source.original, copy: word } }
    if (!target.print(program, { ...data.sources, [id]: marked }).includes(word)) continue
    const from = data.copies[copy]
    const name = copyOf(source, target) ?? copy
    if (out === undefined || from === undefined) {
      told.push(`The code reads ${name}, a copy of ${source.path}; --out file writes both.`)
    } else {
      const to = join(dirname(out), name)
      if (target.copies === 'csv') await exportTable({ path: from, format: 'csv', to })
      else await copyFile(from, to)
      told.push(`${name} is written beside it: the code reads that instead of ${source.path}.`)
    }
  }
  return told
}
