import { type Pipeline, pipelineUpTo, type TargetId } from '@plainflow/core'
import {
  type Command,
  CommandFailed,
  DATA_HELP,
  DATA_OPTION,
  MODEL_HELP,
  MODEL_OPTION,
} from '../command.ts'
import { openPipeline } from '../open-pipeline.ts'
import { printRun } from '../print-result.ts'
import { readTarget, TARGET_NAMES } from '../read-target.ts'
import { runPipeline } from '../run-pipeline.ts'

export const run: Command = {
  name: 'run',
  summary: 'Run a pipeline file and print the rows it gives',
  usage: 'pipeline.json [--data [name=]path]… [--to block] [--engine name] [--out folder] [--json]',
  help: [
    DATA_HELP,
    MODEL_HELP,
    ['--to block', 'run this block and what lies before it, by its id or label, and no more'],
    [
      '--engine name',
      `run it by running its exported code: ${TARGET_NAMES.join(', ')}; duckdb, the engine itself, unless given`,
    ],
    ['--out folder', 'where exported files go (default: the current folder)'],
    ['--json', 'print {"columns": …, "rows": …}, with "warnings" where the run has any'],
  ],
  options: {
    ...DATA_OPTION,
    ...MODEL_OPTION,
    to: { type: 'string' },
    engine: { type: 'string' },
    out: { type: 'string' },
    json: { type: 'boolean' },
  },
  async run({ words, text, texts, has }) {
    const engine = readEngine(text('engine'))
    const { pipeline, data } = await openPipeline(words[0], texts('data'), texts('model'))
    try {
      for (const warning of data.warnings) process.stderr.write(`${warning}\n`)
      const finished = await runPipeline(upTo(pipeline, text('to')), data, {
        out: text('out') ?? '.',
        replace: true,
        engine,
        keepsModels: text('out') !== undefined,
      })
      try {
        await printRun(finished, has('json'))
      } finally {
        await finished.close()
      }
      return 0
    } finally {
      await data.close()
    }
  },
}

/** Null: the engine itself, which is DuckDB; its SQL is another language like the others. */
function readEngine(word: string | undefined): TargetId | null {
  if (word === undefined || word.toLowerCase() === 'duckdb') return null
  return readTarget(word, '--engine')
}

function upTo(pipeline: Pipeline, word: string | undefined): Pipeline {
  if (word === undefined) return pipeline
  const { blocks } = pipeline
  const called = blocks.filter(({ label }) => label === word)
  const found =
    blocks.find(({ id }) => id === word) ?? (called.length === 1 ? called[0] : undefined)
  if (found) return pipelineUpTo(pipeline, found.id)
  const names = blocks.map(({ id, label }) => `${id} (${label})`).join(', ')
  const what = called.length > 1 ? `${called.length} blocks are` : 'No block is'
  throw new CommandFailed(`${what} called "${word}". The blocks are ${names}.`)
}
