import {
  type Asked,
  askOnData,
  compilePipeline,
  EMPTY_PIPELINE,
  type Pipeline,
} from '@plainflow/core'
import { countSteps, JobFailed, previewStep, probePipeline, readPage } from '@plainflow/engine'
import {
  askModel,
  DoesNotRun,
  type LanguageModel,
  type ModelTrial,
  PROPOSAL_THOUGHTS,
  type TableFacts,
  UseMeter,
} from '@plainflow/models'
import type { OpenData } from './open-data.ts'
import { today } from './today.ts'

export interface AskOptions {
  /** Null: the planner alone reads the sentence. */
  readonly model: LanguageModel | null
  /** Whether the model may see cells. */
  readonly sharesCells: boolean
}

export interface AnsweredSentence {
  readonly asked: Asked
  /** Worth knowing besides the answer: what it took, what the other reader made of it. */
  readonly notes: readonly string[]
}

/** What a sentence means over the tables at hand, read as the chat reads it. */
export async function askSentence(
  sentence: string,
  data: OpenData,
  { model, sharesCells }: AskOptions,
): Promise<AnsweredSentence> {
  const { catalogue, files } = data
  const now = Date.now()
  const context = { catalogue, pipeline: EMPTY_PIPELINE, now, today: today() }
  const planned = await askOnData(sentence, context, (pipeline) =>
    probePipeline(pipeline, { catalogue, files: () => files }),
  )
  if (!model || planned.isSettled === true) return { asked: planned, notes: [] }
  const facts = sharesCells ? await firstRows(data) : new Map<string, TableFacts>()
  const asking = { ...context, message: sentence, history: [], planned, sharesCells, facts }
  const { asked, use, isSure, other, unused } = await askModel(model, asking, {
    signal: new AbortController().signal,
    meter: new UseMeter(),
    think: PROPOSAL_THOUGHTS,
    tell: () => {},
    run: (pipeline) => tried(pipeline, data),
    count: (pipeline) => counted(pipeline, data),
  })
  const took = [
    model.name,
    ...(use.tokens ? [`${use.tokens.input} + ${use.tokens.output} tokens`] : []),
    `${(use.milliseconds / 1_000).toFixed(1)} s`,
  ]
  const notes = [
    `${took.join(', ')}.`,
    ...(isSure ? ['The planner came to the same rows.'] : []),
    ...(other
      ? [`The planner read it otherwise: ${other.asked.headline ?? other.asked.response}`]
      : []),
  ]
  return { asked, notes: unused ? [] : notes }
}

const ROWS = 3
/** Enough to compare two readings by. */
const COMPARED = 1_000

async function firstRows({ catalogue, files }: OpenData): Promise<Map<string, TableFacts>> {
  const facts = new Map<string, TableFacts>()
  for (const { id } of catalogue.datasets) {
    const path = files[id]?.path
    if (path === undefined) continue
    const { rows } = await readPage({ path, offset: 0, limit: ROWS })
    facts.set(id, { rows })
  }
  return facts
}

async function tried(pipeline: Pipeline, { catalogue, files }: OpenData): Promise<ModelTrial> {
  const compiled = compilePipeline(pipeline, catalogue)
  const last = 'program' in compiled ? compiled.program.steps.at(-1) : undefined
  if (!('program' in compiled) || !last) throw new DoesNotRun(FAILS, FAILS)
  const { program } = compiled
  try {
    const page = await previewStep({ program, step: last.id, files, limit: COMPARED })
    const table = { rows: page.rowCount, columns: page.columns, first: page.rows }
    return { measured: new Map([[last.block, table]]) }
  } catch (error) {
    if (!(error instanceof JobFailed)) throw error
    throw new DoesNotRun(error.message, FAILS)
  }
}

const FAILS = 'It fits the columns, and fails when it is run on the data.'

async function counted(
  pipeline: Pipeline,
  { catalogue, files }: OpenData,
): Promise<ReadonlyMap<string, number>> {
  const compiled = compilePipeline(pipeline, catalogue)
  return 'program' in compiled ? countSteps({ program: compiled.program, files }) : new Map()
}
