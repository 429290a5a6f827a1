import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { askOnData, compilePipeline, EMPTY_PIPELINE } from '@plainflow/core'
import type { Asked, Catalogue, CatalogueDataset, Pipeline } from '@plainflow/core'
import {
  EngineSession,
  inspectFile,
  JobFailed,
  previewStep,
  probePipeline,
} from '@plainflow/engine'
import type { EngineFile, EngineFiles } from '@plainflow/engine'
import type { LanguageModel } from '../../packages/server/src/models/language-model.ts'
import { DoesNotRun, propose } from '../../packages/server/src/models/propose.ts'
import { thinkHere } from '../../packages/server/src/thinking/think-here.ts'
import type { Rows } from './same-table.ts'

export interface Answered {
  readonly rows: Rows | null
  readonly said: string
  /** Milliseconds until there is a plan, with what was run to choose between two. */
  readonly planned: number
  readonly trouble: 'refused' | 'does not compile' | 'run failed' | 'exception' | null
}

/** More than any of the answers has; the engine gives no more to look at. */
const MOST_ROWS = 1_000

/**
 * Reads tables once and answers questions over them as the product does: planner, the model if there is
 * one, then engine. All of it happens in one child of the engine; the product starts one for each look at
 * rows, which would be what a run takes its time for.
 */
export class Answerer {
  readonly #folder: string
  readonly #session: EngineSession
  readonly #model: LanguageModel | null
  readonly #tables = new Map<string, Promise<{ dataset: CatalogueDataset; file: EngineFile }>>()

  private constructor(folder: string, files: readonly string[], model: LanguageModel | null) {
    this.#folder = folder
    this.#session = new EngineSession({ folder, files })
    this.#model = model
  }

  /** For questions over these tables and no others. */
  static async open(paths: readonly string[], model: LanguageModel | null = null) {
    const folder = await mkdtemp(join(tmpdir(), 'plainflow-eval-'))
    return new Answerer(folder, [...new Set(paths)], model)
  }

  async close(): Promise<void> {
    await this.#session.close()
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 3 })
  }

  async answer(question: string, paths: readonly string[]): Promise<Answered> {
    const tables = await Promise.all(paths.map((path) => this.#table(path)))
    const catalogue = { datasets: tables.map(({ dataset }) => dataset) }
    const files = Object.fromEntries(tables.map(({ dataset, file }) => [dataset.id, file]))
    const session = this.#session
    const start = performance.now()
    let took = 0
    try {
      const now = Date.now()
      const today = new Date(now).toISOString().slice(0, 10)
      const context = { catalogue, pipeline: EMPTY_PIPELINE, now, today }
      const planned = await askOnData(question, context, (pipeline) =>
        probePipeline(pipeline, { catalogue, files: () => files, session }),
      )
      const asked: Asked & { readonly rows?: Rows } = this.#model
        ? await askedModel(this.#model, question, planned, { catalogue, files, session, now })
        : planned
      took = performance.now() - start
      const said = asked.response
      if (!asked.pipeline) return { rows: null, said, planned: took, trouble: 'refused' }
      if (!('program' in compilePipeline(asked.pipeline, catalogue)))
        return { rows: null, said, planned: took, trouble: 'does not compile' }
      const rows = asked.rows ?? (await rowsOf(asked.pipeline, { catalogue, files, session }))
      return { rows, said, planned: took, trouble: null }
    } catch (error) {
      const trouble = error instanceof JobFailed ? 'run failed' : 'exception'
      const planned = took || performance.now() - start
      return { rows: null, said: String(error), planned, trouble }
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
    const { columns, rowCount, samples, uniqueColumns } = await inspectFile({
      path,
      filename,
      parquetPath,
      session: this.#session,
    })
    return {
      dataset: { id: name, name, filename, columns, rowCount, samples, uniqueColumns },
      file: { path: parquetPath, format: 'parquet' },
    }
  }
}

interface Tables {
  readonly catalogue: Catalogue
  readonly files: EngineFiles
  readonly session: EngineSession
}

async function rowsOf(pipeline: Pipeline, { catalogue, files, session }: Tables): Promise<Rows> {
  const compiled = compilePipeline(pipeline, catalogue)
  const last = 'program' in compiled ? compiled.program.steps.at(-1) : undefined
  if (!('program' in compiled) || !last) return []
  const { program } = compiled
  const { rows } = await previewStep({ program, step: last.id, files, limit: MOST_ROWS, session })
  return rows
}

/** What the model makes of it; where that is of no use, the planner's answer, as in the product. */
async function askedModel(
  model: LanguageModel,
  message: string,
  planned: Asked,
  { catalogue, files, session, now }: Tables & { readonly now: number },
): Promise<Asked & { readonly rows?: Rows }> {
  const pipeline = EMPTY_PIPELINE
  const proposal = await propose<Rows>(
    model,
    { message, history: [], catalogue, pipeline, planned, sharesCells: true, now },
    {
      signal: new AbortController().signal,
      tell: () => {},
      think: thinkHere,
      async tryOut(proposed) {
        try {
          return await rowsOf(proposed, { catalogue, files, session })
        } catch (error) {
          if (!(error instanceof JobFailed)) throw error
          throw new DoesNotRun(error.message, 'It fails when it is run.')
        }
      },
    },
  )
  if (proposal.kind !== 'pipeline') return planned
  return {
    ...planned,
    response: proposal.response,
    pipeline: proposal.pipeline,
    rows: proposal.trial,
  }
}
