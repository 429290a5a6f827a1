import { TARGET_WORDS, targets, type TargetVerdict } from '@plainflow/core'
import { verifyProgram } from '@plainflow/engine'
import { codeInputs } from '../code-inputs.ts'
import { type Command, DATA_HELP, DATA_OPTION, MODEL_HELP, MODEL_OPTION } from '../command.ts'
import { programOf } from '../compile-trained.ts'
import { openPipeline } from '../open-pipeline.ts'
import { readTarget, TARGET_NAMES } from '../read-target.ts'
import { verdictLines } from '../verdict-lines.ts'

export const verify: Command = {
  name: 'verify',
  summary: 'Run the exported code of every language and compare it with the engine',
  usage: `pipeline.json [--target ${TARGET_NAMES.join('|')}]… [--data [name=]path]… [--json]`,
  help: [
    ['--target name', 'only this language; may be given several times'],
    DATA_HELP,
    MODEL_HELP,
    ['--json', 'print the certificate as JSON'],
    ['exit code', '0 where all that could be run gave the same, 1 otherwise'],
  ],
  options: {
    ...DATA_OPTION,
    ...MODEL_OPTION,
    target: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  },
  async run({ words, texts, has }) {
    const named = texts('target').map((word) => readTarget(word))
    const { pipeline, data } = await openPipeline(words[0], texts('data'), texts('model'))
    try {
      for (const warning of data.warnings) process.stderr.write(`${warning}\n`)
      const program = await programOf(pipeline, data)
      const certificate = await verifyProgram({
        program,
        files: data.files,
        inputs: codeInputs(data),
        ...(named.length > 0 ? { targets: [...new Set(named)].map((id) => targets[id]) } : {}),
        onTarget: (target, verdict) => {
          if (!verdict && process.stderr.isTTY)
            process.stderr.write(`Running ${TARGET_WORDS[target].label} …\n`)
        },
      })
      const text = has('json') ? JSON.stringify(certificate) : verdictLines(certificate).join('\n')
      process.stdout.write(`${text}\n`)
      return exitCode(certificate.targets, named.length > 0)
    } finally {
      await data.close()
    }
  },
}

/**
 * What was asked for by name has to pass. Otherwise a language that is not installed here, or that
 * cannot say the pipeline, is left out; but something must have passed.
 */
function exitCode(verdicts: readonly TargetVerdict[], isNamed: boolean): number {
  const isLeftOut = ({ cause }: TargetVerdict) =>
    !isNamed && (cause === 'runtime' || cause === 'gap')
  const counted = verdicts.filter((one) => !isLeftOut(one))
  const isProven = counted.length > 0 && counted.every(({ verdict }) => verdict === 'PASS')
  return isProven ? 0 : 1
}
