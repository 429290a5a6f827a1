import { constants } from 'node:fs'
import { copyFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  askedOutside,
  copyOf,
  type From,
  inputDatasets,
  type Program,
  type SourceFile,
  sourceId,
  sourceOf,
  type Sources,
  type Target,
} from '@plainflow/core'
import { exportTable } from '../export-table.ts'
import { formatBytes, type Limits } from '../limits.ts'

/** A dataset as the exported code finds it. */
export interface CodeInput {
  /** What its owner calls it. */
  readonly name: string
  readonly source: SourceFile
  /** The file as it was sent. */
  readonly original: string
  /** The same as a Parquet file, as the engine reads it. */
  readonly parquet: string
  readonly rows: number
}

/** By dataset id. */
export type CodeInputs = Readonly<Record<string, CodeInput>>

interface Staged {
  readonly target: Target
  readonly program: Program
  readonly inputs: CodeInputs
  readonly sources: Sources
}

/**
 * Puts the files that the code of a language reads into its folder: copies, so that nothing it does
 * reaches the data itself. Gives the sentence why it cannot, or null.
 */
export async function stageInputs(
  { target, program, inputs, sources }: Staged,
  folder: string,
  limits: Limits,
): Promise<string | null> {
  const laid = new Map<string, string>()
  let room = limits.disk / 2
  for (const [id, read] of usedRows(program)) {
    if (askedOutside(read, sources, target.id)) continue
    const input = inputs[id]
    if (!input) throw new Error(`the file of dataset ${id} is not at hand`)
    const source = sourceOf(sources, read)
    const copy = copyOf(source, target)
    const name = copy ?? source.path
    const from = copy === null && !isParquet(source) ? input.original : input.parquet
    if (basename(name) !== name || name === '' || name.startsWith('..'))
      return `The file "${name}" has a name that cannot be laid into a folder.`
    if ((laid.get(name) ?? id) !== id)
      return `Two tables are read from files called "${name}", and a folder holds only one. Renaming one of them helps.`
    laid.set(name, id)
    room -= (await stat(from)).size
    if (room < 0)
      return `The data are larger than the ${formatBytes(limits.disk / 2)} that the code may be given.`
    const to = join(folder, name)
    if (copy !== null && target.copies === 'csv')
      await exportTable({ path: input.parquet, format: 'csv', to, limits })
    else await copyFile(from, to, constants.COPYFILE_FICLONE)
  }
  return null
}

function isParquet({ format, original }: SourceFile): boolean {
  return format === 'parquet' && !original
}

/** Where rows come in, by the id of their source. */
export function usedRows({ steps }: Program): ReadonlyMap<string, From> {
  return new Map(
    steps.flatMap(({ relation }) => inputDatasets(relation).map((each) => [sourceId(each), each])),
  )
}
