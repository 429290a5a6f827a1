import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { askOnData, compilePipeline, EMPTY_PIPELINE } from '@plainflow/core'
import type { CatalogueDataset } from '@plainflow/core'
import { inspectFile, probePipeline, readPage, runProgram } from '@plainflow/engine'
import type { EngineFile } from '@plainflow/engine'
import type { Rows } from './same-table.ts'

export interface Answered {
  readonly rows: Rows | null
  readonly said: string
  /** Milliseconds until there is a plan, with what was run to choose between two. */
  readonly planned: number
  readonly trouble: 'refused' | 'does not compile' | 'run failed' | 'exception' | null
}

const MOST_ROWS = 10_000

/** Reads tables once and answers questions over them as the product does: planner, then engine. */
export class Answerer {
  readonly #folder: string
  readonly #tables = new Map<string, Promise<{ dataset: CatalogueDataset; file: EngineFile }>>()

  private constructor(folder: string) {
    this.#folder = folder
  }

  static async open(): Promise<Answerer> {
    return new Answerer(await mkdtemp(join(tmpdir(), 'plainflow-eval-')))
  }

  async close(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 3 })
  }

  async answer(question: string, paths: readonly string[]): Promise<Answered> {
    const tables = await Promise.all(paths.map((path) => this.#table(path)))
    const catalogue = { datasets: tables.map(({ dataset }) => dataset) }
    const files = Object.fromEntries(tables.map(({ dataset, file }) => [dataset.id, file]))
    const start = performance.now()
    const took = () => performance.now() - start
    let planned = 0
    try {
      const now = Date.now()
      const today = new Date(now).toISOString().slice(0, 10)
      const context = { catalogue, pipeline: EMPTY_PIPELINE, now, today }
      const asked = await askOnData(question, context, (pipeline) =>
        probePipeline(pipeline, { catalogue, files: () => files }),
      )
      planned = took()
      const said = asked.response
      if (!asked.pipeline) return { rows: null, said, planned, trouble: 'refused' }
      const compiled = compilePipeline(asked.pipeline, catalogue)
      if (!('program' in compiled))
        return { rows: null, said, planned, trouble: 'does not compile' }
      const folder = await mkdtemp(join(this.#folder, 'run-'))
      const outcome = await runProgram({ program: compiled.program, files, folder })
      if (outcome.status !== 'completed')
        return { rows: null, said, planned, trouble: 'run failed' }
      const path = outcome.results.at(-1)?.path
      const page = path ? await readPage({ path, offset: 0, limit: MOST_ROWS }) : { rows: [] }
      await rm(folder, { recursive: true, force: true })
      return { rows: page.rows, said, planned, trouble: null }
    } catch (error) {
      return { rows: null, said: String(error), planned: planned || took(), trouble: 'exception' }
    }
  }

  #table(path: string): Promise<{ dataset: CatalogueDataset; file: EngineFile }> {
    const known = this.#tables.get(path)
    if (known) return known
    const opened = this.#open(path, join(this.#folder, `${this.#tables.size}.parquet`))
    this.#tables.set(path, opened)
    return opened
  }

  async #open(
    path: string,
    parquetPath: string,
  ): Promise<{ dataset: CatalogueDataset; file: EngineFile }> {
    const filename = basename(path)
    const name = basename(path, extname(path))
    const { columns, rowCount, samples } = await inspectFile({ path, filename, parquetPath })
    return {
      dataset: { id: name, name, filename, columns, rowCount, samples },
      file: { path: parquetPath, format: 'parquet' },
    }
  }
}
