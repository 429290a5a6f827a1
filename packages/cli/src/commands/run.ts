import { type Pipeline, pipelineUpTo } from '@plainflow/core'
import { type Command, CommandFailed, DATA_HELP, DATA_OPTION } from '../command.ts'
import { openPipeline } from '../open-pipeline.ts'
import { printRun } from '../print-result.ts'
import { runPipeline } from '../run-pipeline.ts'

export const run: Command = {
  name: 'run',
  summary: 'Run a pipeline file and print the rows it gives',
  usage: 'pipeline.json [--data [name=]path]… [--to block] [--out folder] [--json]',
  help: [
    DATA_HELP,
    ['--to block', 'run this block and what lies before it, by its id or label, and no more'],
    ['--out folder', 'where exported files go (default: the current folder)'],
    ['--json', 'print {"columns": …, "rows": …}, with "warnings" where the run has any'],
  ],
  options: {
    ...DATA_OPTION,
    to: { type: 'string' },
    out: { type: 'string' },
    json: { type: 'boolean' },
  },
  async run({ words, text, texts, has }) {
    const { pipeline, data } = await openPipeline(words[0], texts('data'))
    try {
      for (const warning of data.warnings) process.stderr.write(`${warning}\n`)
      const finished = await runPipeline(upTo(pipeline, text('to')), data, {
        out: text('out') ?? '.',
        replace: true,
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
