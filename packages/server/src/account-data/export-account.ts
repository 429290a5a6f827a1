import { Readable } from 'node:stream'
import { type ZipEntry, zipEntries, type ZipStream } from '@plainflow/engine'
import { eq } from 'drizzle-orm'
import type { WithArtifactFiles } from '../artifacts/artifact-files.ts'
import type { WithDatasetFiles } from '../datasets/dataset-files.ts'
import type { WithStore } from '../store/open-store.ts'
import { artifacts, datasets } from '../store/schema.ts'
import { type OwnTable, ownTables } from './own-tables.ts'

interface Needs extends WithStore, WithDatasetFiles, WithArtifactFiles {}

export const ARCHIVE = 'plainflow-account'

/** Everything of one account as an archive. Each part is read when its turn comes, so that it may be large. */
export async function exportAccount(services: Needs, userId: string): Promise<Readable> {
  const tables = ownTables()
  return zipEntries(
    [
      { path: 'readme.txt', text: readme(tables) },
      ...tables.map((table) => ({
        path: `tables/${table.name}.jsonl`,
        open: async () => Readable.from(linesOf(services, table, userId)),
      })),
      ...(await fileEntries(services, userId)),
    ],
    ARCHIVE,
  )
}

async function fileEntries(
  { store, datasetFiles, artifactFiles }: Needs,
  userId: string,
): Promise<(ZipEntry | ZipStream)[]> {
  const files = await store.db.select().from(datasets).where(eq(datasets.userId, userId))
  const made = await store.db.select().from(artifacts).where(eq(artifacts.userId, userId))
  return [
    ...files.map(({ id, filename, sourceFile }) => ({
      path: `datasets/${id}/${safe(filename)}`,
      open: async () => (await datasetFiles.stream(id, sourceFile)).content,
    })),
    ...made.map(({ id, name }) => ({
      path: `artifacts/${id}/${safe(name)}`,
      open: async () => (await artifactFiles.stream(id)).content,
    })),
  ]
}

const ROWS_AT_ONCE = 200

/** One row a line, as JSON; a few at a time, as a run alone may be large. */
async function* linesOf(
  { store }: WithStore,
  { name, isOwn, columns, order }: OwnTable,
  userId: string,
): AsyncGenerator<string> {
  const chosen = columns.map((column) => `t."${column}"`).join(', ')
  const sorted = order.map((column) => `t."${column}"`).join(', ')
  const query = `select row_to_json(r)::text as row from (select ${chosen} from "${name}" t where ${isOwn} order by ${sorted} limit ${ROWS_AT_ONCE} offset $2) r`
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const { rows } = await store.pool.query<{ row: string }>(query, [userId, offset])
    if (rows.length > 0) yield `${rows.map(({ row }) => row).join('\n')}\n`
    if (rows.length < ROWS_AT_ONCE) return
  }
}

/** A label of the user's becomes the name of a file on somebody's disk. */
function safe(label: string): string {
  // Control characters are what this is about.
  // oxlint-disable-next-line no-control-regex
  const clean = label.replace(/[\u0000-\u001f\\/:*?"<>|]+/g, '_').replace(/^\.+/, '_')
  return clean.slice(0, 120) || 'file'
}

function readme(tables: readonly OwnTable[]): string {
  return `Everything that Plainflow keeps of this account.

datasets/    your files, as you uploaded them, by the id that tables/datasets.jsonl tells
artifacts/   what your runs made: reports, trained models
tables/      everything else, one JSON object a line: ${tables.map(({ name }) => name).join(', ')}

Not in it: passwords, keys and the secrets of connections, in any form; the text of mails, which is for who
gets them; results of runs, which a run makes anew; and what was computed from your files.
`
}
