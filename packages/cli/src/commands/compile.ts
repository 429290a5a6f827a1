import { writeFile } from 'node:fs/promises'
import { targets } from '@plainflow/core'
import { type Command, DATA_HELP, DATA_OPTION, MODEL_HELP, MODEL_OPTION } from '../command.ts'
import { programOf } from '../compile-trained.ts'
import { openPipeline } from '../open-pipeline.ts'
import { readTarget, TARGET_HELP, TARGET_NAMES } from '../read-target.ts'
import { writeCopies } from '../write-copies.ts'

export const compile: Command = {
  name: 'compile',
  summary: 'Print a pipeline file as code',
  usage: `pipeline.json --target ${TARGET_NAMES.join('|')} [--data [name=]path]… [--out file]`,
  help: [
    ['--target name', TARGET_HELP],
    DATA_HELP,
    MODEL_HELP,
    ['--out file', 'write there instead of printing'],
  ],
  options: { ...DATA_OPTION, ...MODEL_OPTION, target: { type: 'string' }, out: { type: 'string' } },
  async run({ words, text, texts }) {
    const target = readTarget(text('target'))
    const { pipeline, data } = await openPipeline(words[0], texts('data'), texts('model'))
    try {
      const program = await programOf(pipeline, data)
      const code = targets[target].print(program, data.sources)
      const out = text('out')
      if (out === undefined) process.stdout.write(code)
      else await writeFile(out, code)
      const told = await writeCopies(targets[target], program, data, out)
      for (const line of told) process.stderr.write(`${line}\n`)
    } finally {
      await data.close()
    }
    return 0
  },
}
