import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cell, Column, OutsideSource } from '@plainflow/core'
import { type Reach, readOutside, readPage } from '@plainflow/engine'
import { makeScratch } from '../scratch.ts'
import type { WithSettings } from '../settings.ts'

interface Asked {
  readonly connector: string
  readonly reach: Reach
  readonly source: OutsideSource
  readonly columns: readonly Column[]
  readonly limit: number
}

/** So many rows, read as those of a run are; no more of them travel. */
export async function firstRows(
  services: WithSettings,
  { connector, reach, source, columns, limit }: Asked,
  signal: AbortSignal,
): Promise<Cell[][]> {
  const folder = await makeScratch(services)
  try {
    const path = join(folder, 'rows.parquet')
    const known = columns.map(({ name, type }) => ({ name, type }))
    const whole = { needed: null, conditions: [], sort: [] }
    const request = { source, columns: known, ...whole, limit }
    await readOutside(connector, reach, request, { folder, path }, { signal })
    const { rows } = await readPage({ path, limit, offset: 0 })
    return rows.map((row) => [...row])
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
