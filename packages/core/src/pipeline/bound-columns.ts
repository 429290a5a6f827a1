import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Column } from '../relation/column.ts'
import { type Block, PIPELINE_LIMITS } from './pipeline.ts'

/** What a column takes beside its name: `{"name":"","type":"timestamp"},`. */
const AROUND_NAME = 30

/** By the list: one that passes through twenty blocks is measured once. */
const known = new WeakMap<readonly Column[], number>()

/**
 * Keeps the work of a walk by the size of its answer. A join fed twice by the block before doubles the
 * columns, so that thirty of them have no end; a thousand blocks over a wide table are as slow.
 */
export class ColumnBound {
  #bytes = 0

  /** Null while all columns so far, with these, can be carried on. */
  refuse(block: Block, tables: readonly (readonly Column[])[]): Diagnostic | null {
    const { columns: most, columnBytes } = PIPELINE_LIMITS
    for (const columns of tables) {
      this.#bytes += bytesOf(columns)
      if (columns.length > most) return tooWide(block, columns.length)
    }
    return this.#bytes > columnBytes ? tooManyInAll(block) : null
  }
}

function bytesOf(columns: readonly Column[]): number {
  const found = known.get(columns)
  if (found !== undefined) return found
  const bytes = columns.reduce((sum, { name }) => sum + name.length + AROUND_NAME, 0)
  known.set(columns, bytes)
  return bytes
}

function tooWide({ id, label }: Block, count: number): Diagnostic {
  const most = PIPELINE_LIMITS.columns
  return {
    code: 'pipeline/too-many-columns',
    severity: 'error',
    at: { block: id },
    message: `${count.toLocaleString('en')} columns would leave "${label}", and ${most.toLocaleString('en')} can.`,
    hint: 'Choose the columns that are needed before it.',
    data: { count, most },
  }
}

function tooManyInAll({ id, label }: Block): Diagnostic {
  return {
    code: 'pipeline/too-many-columns',
    severity: 'error',
    at: { block: id },
    message: `Up to "${label}" the blocks have more columns together than a pipeline can carry.`,
    hint: 'Choose the columns that are needed early on, or split the pipeline.',
  }
}
