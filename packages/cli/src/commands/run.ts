import { type Command, DATA_HELP, DATA_OPTION } from '../command.ts'
import { openPipeline } from '../open-pipeline.ts'
import { printJson, printTable } from '../print-result.ts'
import { runPipeline } from '../run-pipeline.ts'

export const run: Command = {
  name: 'run',
  summary: 'Run a pipeline file and print the rows it gives',
  usage: 'pipeline.json [--data [name=]path]… [--out folder] [--json]',
  help: [
    DATA_HELP,
    ['--out folder', 'where exported files go (default: the current folder)'],
    ['--json', 'print {"columns": …, "rows": …} and nothing else'],
  ],
  options: { ...DATA_OPTION, out: { type: 'string' }, json: { type: 'boolean' } },
  async run({ words, text, texts, has }) {
    const { pipeline, data } = await openPipeline(words[0], texts('data'))
    try {
      for (const warning of data.warnings) process.stderr.write(`${warning}\n`)
      const finished = await runPipeline(pipeline, data, {
        out: text('out') ?? '.',
        replace: true,
      })
      try {
        if (finished.result) await (has('json') ? printJson : printTable)(finished.result)
      } finally {
        await finished.close()
      }
      for (const path of finished.written) process.stderr.write(`Wrote ${path}\n`)
      return 0
    } finally {
      await data.close()
    }
  },
}
