import { writeFile } from 'node:fs/promises'
import { compilePipeline, targets } from '@plainflow/core'
import { type Command, CommandFailed, DATA_HELP, DATA_OPTION } from '../command.ts'
import { diagnosticLines } from '../diagnostic-lines.ts'
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
    ['--out file', 'write there instead of printing'],
  ],
  options: { ...DATA_OPTION, target: { type: 'string' }, out: { type: 'string' } },
  async run({ words, text, texts }) {
    const target = readTarget(text('target'))
    const { pipeline, data } = await openPipeline(words[0], texts('data'))
    try {
      const compiled = compilePipeline(pipeline, data.catalogue)
      if ('diagnostics' in compiled) {
        const [first] = diagnosticLines(compiled.diagnostics, pipeline)
        throw new CommandFailed(first ?? 'It does not compile.')
      }
      const { program } = compiled
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
