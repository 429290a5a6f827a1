import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cell, Column, Connector, OutsideSource } from '@plainflow/core'
import {
  type OutsideOptions,
  type Reach,
  readOutside,
  readPage,
  withinAbilities,
} from '@plainflow/engine'
import { makeScratch } from '../scratch.ts'
import type { WithSettings } from '../settings.ts'

interface Asked {
  readonly connector: Connector
  readonly reach: Reach
  readonly source: OutsideSource
  readonly columns: readonly Column[]
  readonly limit: number
}

/** So many rows, read as those of a run are; no more of them travel where the connector can hold to it. */
export async function firstRows(
  services: WithSettings,
  { connector, reach, source, columns, limit }: Asked,
  options: OutsideOptions,
): Promise<Cell[][]> {
  const folder = await makeScratch(services)
  try {
    const path = join(folder, 'rows.parquet')
    const known = columns.map(({ name, type }) => ({ name, type }))
    const whole = { needed: null, conditions: [], sort: [] }
    const asked = { source, columns: known, ...whole, limit }
    const request = withinAbilities(connector.can, asked)
    await readOutside(connector.name, reach, request, { folder, path }, options)
    const { rows } = await readPage({ path, limit, offset: 0 })
    return rows.map((row) => [...row])
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
