import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import {
  type Certificate,
  type Target,
  targets as TARGETS,
  type TargetId,
  type TargetVerdict,
  terminalSteps,
} from '@plainflow/core'
import type { EngineFiles } from '../engine-file.ts'
import { engineVersion } from '../engine-version.ts'
import type { RunProgramOptions } from '../run-program.ts'
import { findSandbox } from '../sandbox/sandbox.ts'
import { judgeTarget } from './judge-target.ts'
import { programHash } from './program-hash.ts'
import { referenceRun } from './reference-run.ts'
import type { RunExportedOptions } from './run-exported.ts'
import { type CodeInputs, usedRows } from './stage-inputs.ts'

export interface VerifyProgramOptions extends RunExportedOptions {
  /** As the engine reads them, by dataset id. */
  readonly files: EngineFiles
  /** The languages to judge; all unless given. */
  readonly targets?: readonly Target[]
  readonly cache?: RunProgramOptions['cache']
  /** Told when a language begins, and again with what came of it. */
  readonly onTarget?: (target: TargetId, verdict: TargetVerdict | null) => void
}

/**
 * Runs a program on the engine and its exported code in every language that can be run here, and says
 * whether they give the same. Throws `JobFailed` where the program itself does not run.
 */
export async function verifyProgram(options: VerifyProgramOptions): Promise<Certificate> {
  const { program, inputs, targets = Object.values(TARGETS), signal } = options
  const version = await engineVersion()
  const { limits = {}, cache } = options
  const reference = await referenceRun(program, options.files, {
    limits,
    ...(cache ? { cache } : {}),
    ...(signal ? { signal } : {}),
  })
  try {
    const verdicts: TargetVerdict[] = []
    for (const target of targets) {
      signal?.throwIfAborted()
      options.onTarget?.(target.id, null)
      const verdict = await judgeTarget(target, options, reference)
      options.onTarget?.(target.id, verdict)
      verdicts.push(verdict)
    }
    return {
      form: 1,
      date: new Date().toISOString(),
      pipeline: programHash(program),
      engine: { name: 'DuckDB', version },
      sandbox: await findSandbox(),
      data: await dataOf(inputs, usedRows(program)),
      results: terminalSteps(program).map(({ id, name, columns }) => {
        return { name, rows: reference.results.get(id)?.rows ?? 0, columns: columns.length }
      }),
      targets: verdicts,
    }
  } finally {
    await reference.close()
  }
}

async function dataOf(
  inputs: CodeInputs,
  used: ReadonlyMap<string, unknown>,
): Promise<Certificate['data']> {
  const data: Certificate['data'] = []
  for (const [id, { source, original, rows }] of Object.entries(inputs)) {
    if (!used.has(id)) continue
    const hash = createHash('sha256')
    await pipeline(createReadStream(original), hash)
    const { size } = await stat(original)
    data.push({ name: source.path, rows, bytes: size, sha256: hash.digest('hex') })
  }
  return data
}
