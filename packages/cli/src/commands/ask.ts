import { writeFile } from 'node:fs/promises'
import type { Asked } from '@plainflow/core'
import {
  type Command,
  CommandFailed,
  DATA_HELP,
  DATA_OPTION,
  MODEL_HELP,
  MODEL_OPTION,
  UsageError,
} from '../command.ts'
import { askBatch } from '../ask-batch.ts'
import { type AskOptions, askSentence } from '../ask-sentence.ts'
import { chosenModel } from '../chosen-model.ts'
import { openData } from '../open-data.ts'
import { openModels, withModels } from '../open-models.ts'
import { printRun } from '../print-result.ts'
import { runPipeline } from '../run-pipeline.ts'

export const ask: Command = {
  name: 'ask',
  summary: 'Turn a sentence into a pipeline, run it and print the rows',
  usage: '"sentence" --data [name=]path… [--json] [--save pipeline.json] [--no-run] [--out folder]',
  help: [
    DATA_HELP,
    MODEL_HELP,
    ['--json', 'print {"columns": …, "rows": …}, with "warnings" where the run has any'],
    ['--save file', 'keep the pipeline as a file'],
    ['--no-run', 'only say what would be done'],
    ['--out folder', 'where exported files go (default: the current folder)'],
    ['--batch file', 'questions from a file, one {"id", "question", "tables"} a line'],
    ['--no-model', 'ask no language model, though AI_PROVIDER names one'],
    ['--cells', 'let the language model see a few cells of the tables'],
  ],
  options: {
    ...DATA_OPTION,
    ...MODEL_OPTION,
    json: { type: 'boolean' },
    save: { type: 'string' },
    'no-run': { type: 'boolean' },
    out: { type: 'string' },
    batch: { type: 'string' },
    'no-model': { type: 'boolean' },
    cells: { type: 'boolean' },
  },
  async run(given) {
    const { words, text, texts, has } = given
    const batch = text('batch')
    const sentence = words.join(' ').trim()
    if (batch === undefined && sentence === '') throw new UsageError('The sentence is missing.')
    if (batch === undefined && texts('data').length === 0)
      throw new UsageError('--data is missing: there is no table to ask about.')
    const model = has('no-model') ? null : await chosenModel()
    const options = { model, sharesCells: has('cells') }
    try {
      if (batch !== undefined) return await askBatch(batch, options)
      return await answer(sentence, given, options)
    } finally {
      await model?.close?.()
    }
  },
}

async function answer(
  sentence: string,
  { text, texts, has }: Parameters<Command['run']>[0],
  options: AskOptions,
): Promise<number> {
  const data = withModels(await openData(texts('data')), await openModels(texts('model')))
  try {
    const { asked, notes } = await askSentence(sentence, data, options)
    if (!asked.pipeline) throw new CommandFailed(withAlternatives(asked))
    for (const note of [...data.warnings, ...asked.assumptions, ...notes])
      process.stderr.write(`${note}\n`)
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
      keepsModels: out !== undefined,
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
}

/** What may have been meant, each a sentence that can be said instead. */
function withAlternatives({ response, alternatives }: Asked): string {
  return [response, ...alternatives.map((sentence) => `  ${sentence}`)].join('\n')
}
