import type { OutsideSource } from '@plainflow/core'
import { columnNames } from '../../child/csv/column-names.ts'
import { OutsideFailed } from '../connector.ts'
import type { RowCell } from '../records/row-cell.ts'
import { type FileKind, fileKind, READ_KINDS } from './file-kind.ts'
import { readPattern } from './key-pattern.ts'
import { objects, type StoredObject } from './objects.ts'
import type { Session } from './session.ts'

export interface SourceFile extends StoredObject {
  readonly bucket: string
  readonly kind: FileKind
  /** What its path says, `Year=2024`, by the name in small letters: case tells no columns apart. */
  readonly inPath: ReadonlyMap<string, PathValue>
}

interface PathValue {
  readonly name: string
  readonly cell: RowCell | null
}

const MOST_FILES = 10_000

/** The files that a source names, in the order of their keys: the schema is the bucket, the table a key or pattern. */
export async function sourceFiles(
  session: Session,
  source: OutsideSource,
): Promise<readonly SourceFile[]> {
  if (source.kind !== 'table')
    throw new OutsideFailed('A storage answers no queries: name a file, or a pattern of files.')
  const bucket = session.bucketOf(source.schema)
  const written = source.table.replace(/^\/+/, '')
  const pattern = readPattern(written)
  const found = pattern.isOne
    ? [await oneObject(session, bucket, written)]
    : await fitting(session, bucket, written)
  const files = found.flatMap((object) => {
    const kind = fileKind(object.key)
    return kind ? [{ ...object, bucket, kind, inPath: valuesInPath(object.key) }] : []
  })
  if (files.length === 0) throw new OutsideFailed(whyNone(written, bucket, found.length))
  if (new Set(files.map(({ kind }) => kind.format === 'parquet')).size > 1)
    throw new OutsideFailed(
      `"${written}" names files of Parquet and of text. One pattern for each, such as "*.parquet", reads them apart.`,
    )
  return files
}

function whyNone(written: string, bucket: string, found: number): string {
  if (found === 0) return `Nothing in the bucket "${bucket}" fits "${written}".`
  return `What "${written}" names is of no kind that is read: ${READ_KINDS}.`
}

async function oneObject(session: Session, bucket: string, key: string): Promise<StoredObject> {
  const { headers } = await session.ask({ method: 'HEAD', bucket, key })
  return { key, size: Number(headers['content-length']), etag: headers.etag ?? '' }
}

async function fitting(
  session: Session,
  bucket: string,
  written: string,
): Promise<readonly StoredObject[]> {
  const pattern = readPattern(written)
  const found: StoredObject[] = []
  for await (const object of objects(session, bucket, pattern.prefix)) {
    // What ends in a slash stands for a folder, and what begins with an underscore is a mark of those who wrote.
    if (!pattern.fits(object.key) || object.size === 0 || /(?:^|\/)[_.][^/]*$/.test(object.key))
      continue
    if (found.length === MOST_FILES)
      throw new OutsideFailed(
        `"${written}" names more than ${MOST_FILES} files, which is more than one source may have.`,
      )
    found.push(object)
  }
  return found
}

/** What stands for null in the paths that Hive, Spark and others write. */
const NULL_IN_PATH = '__HIVE_DEFAULT_PARTITION__'

function valuesInPath(key: string): ReadonlyMap<string, PathValue> {
  const values = new Map<string, PathValue>()
  for (const folder of key.split('/').slice(0, -1)) {
    const [, said = '', value = ''] = /^([^=]+)=(.*)$/.exec(folder) ?? []
    if (said === '') continue
    const [name, text] = [columnNames([decoded(said)]).names[0] ?? said, decoded(value)]
    const cell = text === NULL_IN_PATH ? null : ({ kind: 'unknown', text } as const)
    values.set(name.toLowerCase(), { name, cell })
  }
  return values
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
