import type { ColumnType, OutsideSource } from '@plainflow/core'
import { MOST_COLUMNS } from '@plainflow/core/most-columns'
import { type OutsideColumn, OutsideFailed, type Reach } from '../connector.ts'
import { fits, TYPES } from '../records/fits.ts'
import type { RowCell } from '../records/row-cell.ts'
import { parquetColumns } from './parquet-file.ts'
import { inSession, type Session } from './session.ts'
import { type SourceFile, sourceFiles } from './source-files.ts'
import { type ReadingText, textRecords } from './text-records.ts'

/** Those of the files, and behind them what their paths say. */
export function columns(reach: Reach, source: OutsideSource): Promise<readonly OutsideColumn[]> {
  return inSession(reach, async (session) => {
    const files = await sourceFiles(session, source)
    const [first] = files
    const own =
      first?.kind.format === 'parquet'
        ? await parquetColumns(session, first)
        : await textColumns(session, files)
    const inPaths = pathColumns(files)
    const names = new Set(inPaths.map(({ name }) => name.toLowerCase()))
    const all = [...own.filter(({ name }) => !names.has(name.toLowerCase())), ...inPaths]
    if (all.length > MOST_COLUMNS)
      throw new OutsideFailed(
        `There are ${all.length} columns; a table can have ${MOST_COLUMNS} at most.`,
      )
    return all
  })
}

const USUAL_SAMPLE = 1_000
const LARGEST_SAMPLE = 100_000

async function textColumns(
  session: Session,
  files: readonly SourceFile[],
): Promise<readonly OutsideColumn[]> {
  const asked = Math.trunc(Number(session.settings['sample'] ?? USUAL_SAMPLE))
  const size = asked > 0 ? Math.min(asked, LARGEST_SAMPLE) : USUAL_SAMPLE
  // Files that are added take other forms over the years.
  const looked = [files[0], files.length > 1 ? files.at(-1) : undefined].filter((one) => !!one)
  const seen = new Seen()
  const reading: ReadingText = { header: null }
  for (const file of looked) await lookAt(seen, session, file, reading, size / looked.length)
  const found = seen.columns(session.settings['asText'] === true)
  if (found.length === 0)
    throw new OutsideFailed('There are no rows, so that no columns can be found.')
  refuseAlike(found)
  return found
}

async function lookAt(
  seen: Seen,
  session: Session,
  file: SourceFile,
  reading: ReadingText,
  most: number,
): Promise<void> {
  let rows = 0
  for await (const records of textRecords(session, file, reading)) {
    seen.addNames(records.names)
    for (const row of records.rows) {
      seen.add(records.names, row)
      rows += 1
      if (rows >= most) return
    }
  }
}

/** Compared without case, as everything behind it does. */
function refuseAlike(found: readonly OutsideColumn[]): void {
  const known = new Map<string, string>()
  for (const { name } of found) {
    const other = known.get(name.toLowerCase())
    if (other !== undefined)
      throw new OutsideFailed(`The fields "${other}" and "${name}" differ in their case alone.`)
    known.set(name.toLowerCase(), name)
  }
}

/** What all files together say in their paths: here every value is known. */
function pathColumns(files: readonly SourceFile[]): readonly OutsideColumn[] {
  const seen = new Seen()
  // As the first of them spells it.
  const spelled = new Map<string, string>()
  for (const { inPath } of files) {
    for (const [folded, { name }] of inPath) spelled.set(folded, spelled.get(folded) ?? name)
    const names = [...inPath.keys()]
    seen.addNames(names)
    seen.add(
      names,
      [...inPath.values()].map(({ cell }) => cell),
    )
  }
  return seen.columns(false).map(({ name, type }) => ({
    name: spelled.get(name) ?? name,
    type,
    nativeType: 'in the path',
  }))
}

/** Finds out what cells that pass by could be. */
class Seen {
  readonly #fields = new Map<string, { types: readonly ColumnType[]; kinds: Set<string> }>()

  addNames(names: readonly string[]): void {
    for (const name of names) {
      if (this.#fields.has(name)) continue
      if (this.#fields.size > MOST_COLUMNS)
        throw new OutsideFailed(
          `There are more than ${MOST_COLUMNS} columns, which is more than a table can have.`,
        )
      this.#fields.set(name, { types: TYPES, kinds: new Set() })
    }
  }

  add(names: readonly string[], cells: readonly (RowCell | null)[]): void {
    for (const [place, name] of names.entries()) {
      const [cell, field] = [cells[place], this.#fields.get(name)]
      if (!cell || !field) continue
      field.kinds.add(WORDS[cell.kind])
      field.types = field.types.filter((type) => fits(cell, type))
    }
  }

  columns(asText: boolean): readonly OutsideColumn[] {
    return [...this.#fields].map(([name, { types, kinds }]) => ({
      name,
      type: asText || kinds.size === 0 ? 'text' : (types[0] ?? 'text'),
      nativeType: [...kinds].join(' or ') || 'empty',
    }))
  }
}

const WORDS: Readonly<Record<RowCell['kind'], string>> = {
  text: 'text',
  number: 'number',
  boolean: 'boolean',
  nested: 'nested',
  unknown: 'text',
  written: 'text',
}
