import { checkPipeline, hasErrors } from '@plainflow/core'
import { type Command, DATA_HELP, DATA_OPTION, MODEL_HELP, MODEL_OPTION } from '../command.ts'
import { diagnosticLines } from '../diagnostic-lines.ts'
import { openPipeline } from '../open-pipeline.ts'

export const check: Command = {
  name: 'check',
  summary: 'Say what is wrong with a pipeline file, without running it',
  usage: 'pipeline.json [--data [name=]path]…',
  help: [DATA_HELP, MODEL_HELP],
  options: { ...DATA_OPTION, ...MODEL_OPTION },
  async run({ words, texts }) {
    const { pipeline, data } = await openPipeline(words[0], texts('data'), texts('model'))
    await data.close()
    const { diagnostics } = checkPipeline(pipeline, data.catalogue)
    for (const line of diagnosticLines(diagnostics, pipeline)) process.stdout.write(`${line}\n`)
    const blocks = `${pipeline.blocks.length} ${pipeline.blocks.length === 1 ? 'block' : 'blocks'}`
    if (diagnostics.length === 0) process.stdout.write(`No problems in ${blocks}.\n`)
    return hasErrors(diagnostics) ? 1 : 0
  },
}
