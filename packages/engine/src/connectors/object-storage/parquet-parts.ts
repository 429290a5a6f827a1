import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { duckdbText } from '@plainflow/core/duckdb-text'
import type { Database } from '../../child/database.ts'
import { OutsideFailed } from '../connector.ts'
import { openFile } from './open-file.ts'
import type { Session } from './session.ts'
import type { SourceFile } from './source-files.ts'

const TAIL = 64_000
/** The length of the footer and the mark behind it. */
const END = 8
const LONGEST_FOOTER = 50_000_000
/** What lies so near to each other is fetched in one. */
const NEAR = 256_000

/** Makes a file of the right length that holds nothing but the footer. */
export async function fetchFooter(session: Session, file: SourceFile, path: string): Promise<void> {
  const { size, key } = file
  const local = await open(path, 'w')
  await local.truncate(size)
  await local.close()
  const from = Math.max(0, size - TAIL)
  await fetchPart(session, file, path, { from, to: size })
  const length = await footerLength(path, size)
  if (length === null || length + END > size || length > LONGEST_FOOTER)
    throw new OutsideFailed(`"${key}" is not a whole file of Parquet.`)
  const start = size - END - length
  if (start < from) await fetchPart(session, file, path, { from: start, to: from })
}

async function footerLength(path: string, size: number): Promise<number | null> {
  if (size < 12) return null
  const local = await open(path, 'r')
  try {
    const { buffer } = await local.read(Buffer.alloc(END), 0, END, size - END)
    return buffer.toString('latin1', 4) === 'PAR1' ? buffer.readUInt32LE(0) : null
  } finally {
    await local.close()
  }
}

export interface WantedRows {
  readonly path: string
  readonly limit: number | null
  /** As the file calls them. */
  readonly columns: readonly string[]
}

/** Lays into it what is wanted of its row groups; the rest stays a hole that nobody reads. */
export async function fetchRows(
  session: Session,
  file: SourceFile,
  database: Database,
  { path, limit, columns }: WantedRows,
): Promise<void> {
  const reader = await database.connection.runAndReadAll(
    `SELECT row_group_id, row_group_num_rows, path_in_schema,
      least(data_page_offset, coalesce(nullif(dictionary_page_offset, 0), data_page_offset)),
      total_compressed_size
    FROM parquet_metadata(${duckdbText(path)}) ORDER BY row_group_id, 4`,
  )
  const starts = (part: string) =>
    columns.some((name) => part === name || part.startsWith(`${name}, `))
  let group = -1
  let rows = 0
  let before = 0
  const parts: { from: number; to: number }[] = []
  for (const [id, count, part, from, length] of reader.getRows()) {
    if (Number(id) !== group) {
      before = rows
      rows += Number(count)
      group = Number(id)
    }
    if (limit !== null && before >= limit) break
    if (!starts(String(part))) continue
    const [start, end] = [Number(from), Number(from) + Number(length)]
    const last = parts.at(-1)
    if (last && start - last.to < NEAR) last.to = Math.max(last.to, end)
    else parts.push({ from: start, to: end })
  }
  for (const part of parts)
    await fetchPart(session, file, path, { ...part, to: Math.min(part.to, file.size) })
}

async function fetchPart(
  session: Session,
  file: SourceFile,
  path: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  if (to <= from) return
  const body = await openFile(session, file, { from, to })
  const local = createWriteStream(path, { flags: 'r+', start: from })
  await session.within(() => pipeline(body, local))
  if (local.bytesWritten !== to - from)
    throw new OutsideFailed(`Of "${file.key}" another part came than was asked for.`)
}
