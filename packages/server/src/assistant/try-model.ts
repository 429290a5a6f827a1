import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Routes } from '@plainflow/contract'
import {
  type Asked,
  type Catalogue,
  type Cell,
  EMPTY_PIPELINE,
  type Pipeline,
} from '@plainflow/core'
import { type EngineFile, inspectFile, JobFailed, previewStep } from '@plainflow/engine'
import { DoesNotRun, type LanguageModel, propose, type Tried, UseMeter } from '@plainflow/models'
import type { WithEngineTurns } from '../engine-turns.ts'
import type { Answered } from '../http/call.ts'
import { makeScratch } from '../scratch.ts'
import type { WithSettings } from '../settings.ts'
import { proposalThinking } from '../thinking/proposal-thinking.ts'
import type { WithThinkers } from '../thinking/thinkers.ts'

interface Trying {
  readonly model: LanguageModel
  readonly userId: string
  readonly signal: AbortSignal
}

type Rows = readonly (readonly Cell[])[]

const QUESTION = 'Total amount for each region, largest first'
const SALES: readonly (readonly [string, string, number])[] = [
  ['2026-01-03', 'North', 120],
  ['2026-01-04', 'South', 80],
  ['2026-01-05', 'West', 310],
  ['2026-01-09', 'North', 45],
  ['2026-01-12', 'East', 200],
  ['2026-01-15', 'South', 260],
  ['2026-01-18', 'West', 90],
]
const CSV = ['day,region,amount', ...SALES].join('\n')
const ANSWER = [
  ['West', 400],
  ['South', 340],
  ['East', 200],
  ['North', 165],
] as const

/** Nothing that a model could copy: it is to answer by itself. */
const SILENT: Asked = {
  response: '',
  shouldExecute: false,
  assumptions: [],
  alternatives: [],
  diagnostics: [],
}

/**
 * Asks a model as the product would, over a table of ours, and runs what it answers. Throws the trouble
 * there is with it; an answer that is wrong is an answer.
 */
export async function tryModel(
  services: WithSettings & WithEngineTurns & WithThinkers,
  { model, userId, signal }: Trying,
): Promise<Answered<Routes['testModel']>> {
  const folder = await makeScratch(services)
  try {
    const { catalogue, file } = await openTable(folder)
    const now = Date.now()
    const today = new Date(now).toISOString().slice(0, 10)
    const about = { history: [], catalogue, pipeline: EMPTY_PIPELINE, planned: SILENT }
    const asking = { ...about, message: QUESTION, sharesCells: true, now, today }
    const think = proposalThinking(services, userId)
    const tryOut = (proposed: Pipeline) => rowsOf(proposed, { catalogue, file })
    const proposing = { signal, meter: new UseMeter(), tell: () => {}, think, tryOut }
    const proposal = await propose<Rows>(model, asking, proposing)
    if (proposal.kind === 'none' && proposal.trouble) throw proposal.trouble
    const { milliseconds, tokens } = proposal.use
    const response = proposal.kind === 'none' ? `${proposal.why}.` : proposal.response
    const isRight = proposal.kind === 'pipeline' && isAnswer(proposal.trial)
    return { question: QUESTION, response, isRight, milliseconds, tokens }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }

  async function openTable(place: string): Promise<Table> {
    const path = join(place, 'sales.csv')
    const parquetPath = join(place, 'sales.parquet')
    await writeFile(path, `${CSV}\n`)
    const inspecting = { path, filename: 'sales.csv', parquetPath, signal }
    const found = await services.engineTurns.take(userId, () => inspectFile(inspecting))
    const { columns, rowCount, samples, uniqueColumns } = found
    const named = { id: 'sales', name: 'sales', filename: 'sales.csv' }
    const datasets = [{ ...named, columns, rowCount, samples, uniqueColumns }]
    return { catalogue: { datasets }, file: { path: parquetPath, format: 'parquet' } }
  }

  async function rowsOf(pipeline: Pipeline, { catalogue, file }: Table): Promise<Tried<Rows>> {
    const compiled = await services.thinkers.think(userId, 'compile', { pipeline, catalogue })
    const step = 'program' in compiled ? compiled.program.steps.at(-1)?.id : undefined
    if (!('program' in compiled) || step === undefined) throw new DoesNotRun(FAILS, FAILS)
    const { program } = compiled
    const asked = { program, step, files: { sales: file }, limit: MOST_ROWS, signal }
    try {
      const { rows } = await services.engineTurns.take(userId, () => previewStep(asked))
      return { trial: rows, doubts: [] }
    } catch (error) {
      if (!(error instanceof JobFailed)) throw error
      throw new DoesNotRun(error.message, FAILS)
    }
  }
}

interface Table {
  readonly catalogue: Catalogue
  readonly file: EngineFile
}

const MOST_ROWS = 100
const FAILS = 'It fails when it is run on the data.'

/** In whatever columns, and with whatever else beside. */
function isAnswer(rows: Rows): boolean {
  return (
    rows.length === ANSWER.length &&
    ANSWER.every(([region, amount], index) => {
      const row = rows[index] ?? []
      return row.includes(region) && row.some((cell) => cell !== null && Number(cell) === amount)
    })
  )
}
