import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Column, ColumnType, OutsideSource } from '@plainflow/core'
import {
  columnsRead,
  type OutsideColumn,
  type OutsideConnector,
  OutsideFailed,
  type Reach,
} from '../../connector.ts'
import { csvLine } from './csv-line.ts'
import { linesOf } from './lines-of.ts'

/** A folder of NDJSON files behind HTTP. What is asked for beyond columns and a limit is left to the reader. */
export const connector: OutsideConnector = {
  name: 'ndjson-folder',
  async test(reach) {
    await fileNames(reach)
    return { version: 'NDJSON over HTTP' }
  },
  async tables(reach) {
    const names = await fileNames(reach)
    return names.map((name) => ({ schema: '', name, kind: 'table', rows: null }))
  },
  columns: columnsOf,
  async read(reach, request, to, onRows) {
    const columns = columnsRead(request)
    let rows = 0
    async function* lines() {
      if (request.limit === 0) return
      for await (const line of linesOf(reach, fileOf(request.source))) {
        yield csvLine(objectIn(line), columns)
        rows += 1
        if (rows % 10_000 === 0) onRows(rows)
        if (rows === request.limit) return
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(to))
    return { rows }
  },
}

/** By the first lines: a file says nothing of itself. */
const LOOKED_AT = 100

async function columnsOf(reach: Reach, source: OutsideSource): Promise<readonly OutsideColumn[]> {
  const found = new Map<string, ColumnType | null>()
  let seen = 0
  for await (const line of linesOf(reach, fileOf(source))) {
    for (const [name, value] of Object.entries(objectIn(line)))
      found.set(name, wider(found.get(name) ?? null, typeOf(value)))
    seen += 1
    if (seen === LOOKED_AT) break
  }
  if (found.size === 0) throw new OutsideFailed('There are no columns to read.')
  return [...found].map(([name, type]) => ({ name, type: type ?? 'text', nativeType: 'json' }))
}

async function fileNames(reach: Reach): Promise<readonly string[]> {
  const names: string[] = []
  for await (const line of linesOf(reach, '')) if (line.endsWith(ENDING)) names.push(line)
  return names.map((name) => name.slice(0, -ENDING.length))
}

const ENDING = '.ndjson'

function fileOf(source: OutsideSource): string {
  if (source.kind !== 'table') throw new OutsideFailed('A folder of files answers no queries.')
  return encodeURIComponent(source.table + ENDING)
}

function objectIn(line: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(line)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new OutsideFailed('There is a line that is no object.')
}

function typeOf(value: unknown): Column['type'] | null {
  if (value === null) return null
  if (typeof value === 'boolean') return 'boolean'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return 'text'
}

function wider(one: ColumnType | null, other: ColumnType | null): ColumnType | null {
  if (one === null || other === null || one === other) return one ?? other
  const areNumbers = [one, other].every((type) => type === 'integer' || type === 'number')
  return areNumbers ? 'number' : 'text'
}
