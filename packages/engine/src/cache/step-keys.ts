import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { isFrom, type Program, sourceId } from '@plainflow/core'
import type { EngineFile, EngineFiles } from '../engine-file.ts'

/** Changes whenever the same relation may give other rows: a new DuckDB, a new printer of ours. */
const EDITION = 'duckdb 1.5.5, 2'

/**
 * What each step's rows depend on and nothing else, as a hash: its relation, the keys of the steps
 * and the content of the files it reads. Names and places of blocks do not change it, and a step that
 * only passes rows on has the key of the step they come from.
 */
export async function stepKeys(
  { steps }: Program,
  files: EngineFiles,
): Promise<ReadonlyMap<string, string>> {
  const contents = new Map<string, string>()
  for (const [id, file] of Object.entries(files)) contents.set(id, await contentOf(file))
  const keys = new Map<string, string>()
  for (const { id, block, relation } of steps) {
    // Rows at hand say that the check beside them was passed, so they belong to that very check.
    const beside = steps.find((step) => step.block === block && step.check)
    if (relation.kind === 'step' && !beside) {
      keys.set(id, keys.get(relation.step) ?? '')
      continue
    }
    // A relation is plain data, so this walks all of it, whatever operations there will be.
    const parts = [relation, beside?.relation, beside?.check]
    const text = JSON.stringify(parts, (_, value: unknown) => {
      if (typeof value !== 'object' || value === null || !('kind' in value)) return value
      if (value.kind === 'step' && 'step' in value) return { rows: keys.get(String(value.step)) }
      if (!isFrom(value)) return value
      return { kind: value.kind, columns: value.columns, rows: contents.get(sourceId(value)) }
    })
    keys.set(id, createHash('sha256').update(`${EDITION}\n${text}`).digest('hex'))
  }
  return keys
}

/** By path: the hash of a file's content, as long as it looks the same. */
const known = new Map<string, { readonly looks: string; readonly hash: string }>()
const MOST_KNOWN = 10_000

async function contentOf(file: EngineFile): Promise<string> {
  const { size, mtimeMs, ctimeMs, ino } = await stat(file.path)
  const looks = [size, mtimeMs, ctimeMs, ino].join(' ')
  if (file.format === 'parquet' && file.isWrittenOnce) return `${file.path} ${looks}`
  let entry = known.get(file.path)
  if (entry?.looks !== looks) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(file.path, { highWaterMark: 1 << 20 }), hash)
    entry = { looks, hash: hash.digest('hex') }
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(file.path, entry)
  }
  return file.format === 'csv' ? `${entry.hash} ${JSON.stringify(file.csv)}` : entry.hash
}
