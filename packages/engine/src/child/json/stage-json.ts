import { stat } from 'node:fs/promises'
import { MOST_COLUMNS } from '@plainflow/core/most-columns'
import { UnreadableFile } from '../../unreadable-file.ts'
import { columnNames } from '../csv/column-names.ts'
import type { Database } from '../database.ts'
import type { ColumnKind } from '../reading/column-form.ts'
import { openText, readHead, type TextFile } from '../reading/open-text.ts'
import { readPieces } from '../reading/read-pieces.ts'
import { Rejects } from '../reading/rejects.ts'
import { type Row, RowTable } from '../reading/row-table.ts'
import type { Staged, StagingOptions } from '../reading/staged.ts'
import { JsonCutter, type JsonPiece } from './json-pieces.ts'
import { LineCutter } from './line-cutter.ts'
import { type JsonCell, parseRecord } from './parse-record.ts'

const BEGINNING = 2_000

/** Records of JSON as a table of texts: a column for every key, in the order they turn up. */
export async function stageJson(database: Database, options: StagingOptions): Promise<Staged> {
  const text = await openText(options.path, database.folder, options)
  const { size } = await stat(text.path)
  const form = findForm((await readHead(text.path, 1 << 16)).toString('utf8'))
  const cutter = form === 'lines' ? new LineCutter() : new JsonCutter(form === 'list')
  const records = new Records(database, options, form)
  let read = 0
  for await (const piece of readPieces(text.path)) {
    if (piece.includes(0)) throw new UnreadableFile('The file holds a NUL byte, so it is not JSON.')
    await records.add(cutter.push(piece))
    read += piece.length
    options.progress.at('scan', read / size, records.count)
  }
  await records.add(cutter.end(options.partial))
  return records.end(text)
}

/** One list; a record a line; or records one after the other, laid out over several lines. */
type JsonForm = 'list' | 'lines' | 'records'

function findForm(start: string): JsonForm {
  const text = start.replace(/^\uFEFF/, '').trimStart()
  if (text.startsWith('[')) return 'list'
  const lines = text.split('\n').slice(0, 5)
  if (lines.some((line) => !('problem' in parseRecord(line)))) return 'lines'
  if (text !== '' && !VALUE.test(text)) {
    const [first = ''] = lines
    throw new UnreadableFile(
      `The file is not JSON: it begins with "${first.trim().slice(0, SHOWN)}". A table needs a list of objects.`,
    )
  }
  return 'records'
}

/** How a value of JSON may begin. */
const VALUE = /^(?:[{["\-\d]|(?:true|false|null)\b)/
const SHOWN = 40

class Records {
  readonly #options: StagingOptions
  readonly #table: RowTable
  readonly #rejects: Rejects
  readonly #form: JsonForm
  readonly #places = new Map<string, number>()
  readonly #kinds: Set<JsonCell['kind']>[] = []
  readonly #beginning: Row[] = []
  #repeated = 0
  count = 0

  constructor(database: Database, options: StagingOptions, form: JsonForm) {
    this.#options = options
    this.#table = new RowTable(database, 'staged_rows')
    this.#rejects = new Rejects(options.rejectedPath)
    this.#form = form
  }

  async add(pieces: readonly JsonPiece[]): Promise<void> {
    for (const { text, line, isWhole } of pieces) {
      const record = isWhole ? parseRecord(text) : { problem: 'not UTF-8 text' }
      if (!('problem' in record)) {
        if (record.repeated) this.#repeated += 1
        await this.#addRow(record.cells)
      } else if (this.#form === 'lines') {
        await this.#rejects.add(line, record.problem, text)
      } else {
        throw new UnreadableFile(
          `The record on line ${line} is ${record.problem}. A table needs a list of objects.`,
        )
      }
    }
  }

  async #addRow(cells: ReadonlyMap<string, JsonCell | null>): Promise<void> {
    const row: (string | null)[] = []
    for (const [key, cell] of cells) {
      const place = this.#places.get(key) ?? this.#places.size
      if (place === MOST_COLUMNS) {
        throw new UnreadableFile(
          `The records have more than ${MOST_COLUMNS} keys; a table can have ${MOST_COLUMNS} columns at most.`,
        )
      }
      this.#places.set(key, place)
      const kinds = (this.#kinds[place] ??= new Set())
      if (cell) kinds.add(cell.kind)
      row[place] = cell?.text ?? null
    }
    const complete = Array.from(row, (cell) => cell ?? null)
    this.count += 1
    if (this.#beginning.length < BEGINNING) this.#beginning.push(complete)
    await this.#table.append(complete)
  }

  async end({ encoding, isPlain }: TextFile): Promise<Staged> {
    const rejected = await this.#rejects.end()
    if (this.#places.size === 0) {
      throw new UnreadableFile(
        rejected.count > 0
          ? `None of the ${rejected.count} lines is a record: the first is ${rejected.first[0]?.reason ?? ''}.`
          : 'The file holds no records. A table needs at least one object with a key.',
      )
    }
    await this.#table.end(this.#places.size)
    const headers = [...this.#places.keys()]
    const { names, warnings } = columnNames(headers)
    const { format, compression, overrides, partial } = this.#options
    return {
      table: 'staged_rows',
      columns: names.map((name, index) => ({
        name,
        header: headers[index] ?? '',
        place: index,
        kind: kindOf(this.#kinds[index] ?? new Set()),
        cell: `c${index}`,
        // Lists and kinds that change are written by each language in its own way.
        exact: (this.#kinds[index]?.size ?? 0) <= 1 && !this.#kinds[index]?.has('nested'),
      })),
      rowCount: this.count,
      beginning: this.#beginning,
      reading: {
        format,
        compression,
        encoding,
        delimiter: '',
        quote: '',
        escape: '',
        sheet: null,
        header: true,
        skip: 0,
        nullWords: overrides.nullWords ?? [],
        tidy: isPlain && rejected.count === 0 && this.#repeated === 0 && this.#form !== 'records',
      },
      sheets: [],
      warnings: [
        ...warnings,
        ...(this.#repeated > 0
          ? [`${this.#repeated} records name a key twice; the last value counts.`]
          : []),
        ...(rejected.count > 0
          ? [`${rejected.count} lines are no records; left out, and listed as rejected.`]
          : []),
      ],
      rejected,
      isWhole: !partial,
    }
  }
}

/** Only texts may turn out to be dates, which JSON has no other way to write. */
function kindOf(kinds: ReadonlySet<JsonCell['kind']>): ColumnKind {
  const [only, another] = kinds
  if (another !== undefined || only === undefined || only === 'nested') return 'text'
  return only === 'text' ? 'words' : only
}
