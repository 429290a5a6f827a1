import { copyFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { Program, Target } from '@plainflow/core'
import type { OpenData } from './open-data.ts'

/**
 * Code in a language that cannot read a file as the engine does reads its Parquet copy. Puts those
 * copies beside the code; without a place for it, says what they would be called.
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
    if (out === undefined || from === undefined) {
      told.push(`The code reads ${copy}, a copy of ${source.path}; --out file writes both.`)
    } else {
      await copyFile(from, join(dirname(out), copy))
      told.push(`${copy} is written beside it: the code reads that instead of ${source.path}.`)
    }
  }
  return told
}
