import { writeFile } from 'node:fs/promises'
import { type Asked, askOnData, EMPTY_PIPELINE } from '@plainflow/core'
import { probePipeline } from '@plainflow/engine'
import { type Command, CommandFailed, DATA_HELP, DATA_OPTION, UsageError } from '../command.ts'
import { askBatch } from '../ask-batch.ts'
import { openData } from '../open-data.ts'
import { printRun } from '../print-result.ts'
import { runPipeline } from '../run-pipeline.ts'
import { today } from '../today.ts'

export const ask: Command = {
  name: 'ask',
  summary: 'Turn a sentence into a pipeline, run it and print the rows',
  usage: '"sentence" --data [name=]path… [--json] [--save pipeline.json] [--no-run] [--out folder]',
  help: [
    DATA_HELP,
    ['--json', 'print {"columns": …, "rows": …}, with "warnings" where the run has any'],
    ['--save file', 'keep the pipeline as a file'],
    ['--no-run', 'only say what would be done'],
    ['--out folder', 'where exported files go (default: the current folder)'],
    ['--batch file', 'questions from a file, one {"id", "question", "tables"} a line'],
  ],
  options: {
    ...DATA_OPTION,
    json: { type: 'boolean' },
    save: { type: 'string' },
    'no-run': { type: 'boolean' },
    out: { type: 'string' },
    batch: { type: 'string' },
  },
  async run({ words, text, texts, has }) {
    const batch = text('batch')
    if (batch !== undefined) return askBatch(batch)
    const sentence = words.join(' ').trim()
    if (sentence === '') throw new UsageError('The sentence is missing.')
    if (texts('data').length === 0)
      throw new UsageError('--data is missing: there is no table to ask about.')
    const data = await openData(texts('data'))
    try {
      const { catalogue, files } = data
      const context = { catalogue, pipeline: EMPTY_PIPELINE, now: Date.now(), today: today() }
      const asked = await askOnData(sentence, context, (pipeline) =>
        probePipeline(pipeline, { catalogue, files: () => files }),
      )
      if (!asked.pipeline) throw new CommandFailed(withAlternatives(asked))
      for (const note of [...data.warnings, ...asked.assumptions]) process.stderr.write(`${note}\n`)
      const save = text('save')
      if (save !== undefined) await writeFile(save, `${JSON.stringify(asked.pipeline, null, 2)}\n`)
      const told = [asked.headline, asked.response].filter((line) => line !== undefined)
      if (!has('json')) process.stdout.write(`${told.join('\n')}\n\n`)
      if (has('no-run')) return 0
      if (asked.open?.length) throw new CommandFailed('It cannot run before this is settled.')
      const out = text('out')
      // A question must not cost a file that happens to have the name.
      const finished = await runPipeline(asked.pipeline, data, {
        out: out ?? '.',
        replace: out !== undefined,
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

/** What may have been meant, each a sentence that can be said instead. */
function withAlternatives({ response, alternatives }: Asked): string {
  return [response, ...alternatives.map((sentence) => `  ${sentence}`)].join('\n')
}
