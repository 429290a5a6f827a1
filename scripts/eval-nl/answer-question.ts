import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { askOnData, compilePipeline, EMPTY_PIPELINE } from '@plainflow/core'
import type { Asked, Catalogue, CatalogueDataset, Pipeline } from '@plainflow/core'
import {
  countSteps,
  EngineSession,
  inspectFile,
  JobFailed,
  previewStep,
  probePipeline,
} from '@plainflow/engine'
import type { EngineFile, EngineFiles } from '@plainflow/engine'
import type { LanguageModel } from '../../packages/models/src/language-model.ts'
import { askModel, type ModelTrial } from '../../packages/models/src/ask-model.ts'
import { DoesNotRun } from '../../packages/models/src/propose.ts'
import { UseMeter } from '../../packages/models/src/use-meter.ts'
import type { TableFacts } from '../../packages/models/src/question.ts'
import type { TriedTable } from '../../packages/models/src/trial/empty-columns.ts'
import { PROPOSAL_THOUGHTS } from '../../packages/models/src/proposal-thoughts.ts'
import { meteredModel } from './metered-model.ts'
import type { Metered } from './metered-model.ts'
import type { Rows } from './same-table.ts'

export interface Answered {
  readonly rows: Rows | null
  readonly said: string
  /** Milliseconds until there is a plan, with what was run to choose between two. */
  readonly planned: number
  readonly trouble: 'refused' | 'does not compile' | 'run failed' | 'exception' | null
  /** What asking the model cost; null where none was asked. */
  readonly metered: Metered | null
}

interface Asking {
  readonly model: LanguageModel | null
  /** The moment of all questions: it is part of what a model is told. */
  readonly now: number
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
  readonly #now: number
  readonly #tables = new Map<string, Promise<{ dataset: CatalogueDataset; file: EngineFile }>>()

  private constructor(folder: string, files: readonly string[], { model, now }: Asking) {
    this.#folder = folder
    this.#session = new EngineSession({ folder, files })
    this.#model = model
    this.#now = now
  }

  /** For questions over these tables and no others. */
  static async open(
    paths: readonly string[],
    model: LanguageModel | null = null,
    now = Date.now(),
  ) {
    const folder = await mkdtemp(join(tmpdir(), 'plainflow-eval-'))
    return new Answerer(folder, [...new Set(paths)], { model, now })
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
    const asking = this.#model ? meteredModel(this.#model) : null
    const metered = asking?.metered ?? null
    try {
      const now = this.#now
      const today = new Date(now).toISOString().slice(0, 10)
      const context = { catalogue, pipeline: EMPTY_PIPELINE, now, today }
      const planned = await askOnData(question, context, (pipeline) =>
        probePipeline(pipeline, { catalogue, files: () => files, session }),
      )
      const asked: Asked & { readonly rows?: Rows } = asking
        ? await askedModel(asking, question, planned, { catalogue, files, session, now })
        : planned
      took = performance.now() - start
      const said = asked.response
      if (!asked.pipeline) return { rows: null, said, planned: took, trouble: 'refused', metered }
      if (!('program' in compilePipeline(asked.pipeline, catalogue)))
        return { rows: null, said, planned: took, trouble: 'does not compile', metered }
      const rows = asked.rows ?? (await rowsOf(asked.pipeline, { catalogue, files, session }))
      return { rows, said, planned: took, trouble: null, metered }
    } catch (error) {
      const trouble = error instanceof JobFailed ? 'run failed' : 'exception'
      const planned = took || performance.now() - start
      return { rows: null, said: String(error), planned, trouble, metered }
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

async function rowsOf(pipeline: Pipeline, tables: Tables): Promise<Rows> {
  return (await tableOf(pipeline, tables))?.table.first ?? []
}

async function tableOf(
  pipeline: Pipeline,
  { catalogue, files, session }: Tables,
): Promise<{ readonly block: string; readonly table: TriedTable } | null> {
  const compiled = compilePipeline(pipeline, catalogue)
  const last = 'program' in compiled ? compiled.program.steps.at(-1) : undefined
  if (!('program' in compiled) || !last) return null
  const { program } = compiled
  const page = await previewStep({ program, step: last.id, files, limit: MOST_ROWS, session })
  const table = { rows: page.rowCount, columns: page.columns, first: page.rows }
  return { block: last.block, table }
}

/** What the model makes of it; where that is of no use, the planner's answer, as in the product. */
async function askedModel(
  { model, metered }: ReturnType<typeof meteredModel>,
  message: string,
  planned: Asked,
  { catalogue, files, session, now }: Tables & { readonly now: number },
): Promise<Asked & { readonly rows?: Rows }> {
  const today = new Date(now).toISOString().slice(0, 10)
  const tables = { catalogue, files, session }
  const about = { message, history: [], catalogue, pipeline: EMPTY_PIPELINE, planned, now, today }
  const { asked, trial, unused } = await askModel<ModelTrial>(
    model,
    { ...about, sharesCells: true, facts: await firstRows(tables) },
    {
      signal: new AbortController().signal,
      meter: new UseMeter(),
      tell: () => {},
      think: PROPOSAL_THOUGHTS,
      async run(proposed) {
        try {
          const ran = await tableOf(proposed, tables)
          return { measured: new Map(ran ? [[ran.block, ran.table]] : []) }
        } catch (error) {
          if (!(error instanceof JobFailed)) throw error
          throw new DoesNotRun(error.message, 'It fails when it is run.')
        }
      },
      async count(proposed) {
        const compiled = compilePipeline(proposed, catalogue)
        if (!('program' in compiled)) return new Map()
        return countSteps({ program: compiled.program, files, session })
      },
    },
  )
  if (!trial) {
    metered.why = unused?.why ?? 'The language model only spoke'
    return planned
  }
  const [ran] = trial.measured.values()
  return { ...asked, rows: ran?.first ?? [] }
}

/** As the server tells a model of its tables. */
async function firstRows({ catalogue, files, session }: Tables): Promise<Map<string, TableFacts>> {
  const facts = new Map<string, TableFacts>()
  for (const { id, columns } of catalogue.datasets) {
    const relation = { kind: 'from', dataset: id, columns } as const
    const step = { id, block: id, name: 'rows', sentence: '', columns, relation }
    const page = await previewStep({
      program: { steps: [step] },
      step: id,
      files,
      limit: 3,
      session,
    })
    facts.set(id, { rows: page.rows })
  }
  return facts
}
