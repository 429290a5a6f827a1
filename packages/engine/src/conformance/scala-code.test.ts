import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BLOCKS, type Program, type Sources, targets } from '@plainflow/core'
import { CASES } from '@plainflow/core/cases'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareScalafmt, SCALAFMT } from '../../../../scripts/runtimes/scala.mjs'
import { RUN_TARGETS } from './runtimes/runtimes.ts'
import { caseProgram } from './testing/case-program.ts'
import { randomProgram } from './testing/random-program.ts'

/** What a reader of the printed Scala meets, judged by scalafmt. */
const run = promisify(execFile)
const STYLE = `version = ${SCALAFMT}, maxColumn = 100, runner.dialect = scala213`

describe.runIf(RUN_TARGETS.includes('scala'))('the printed Scala', () => {
  let jars = ''
  let root = ''

  beforeAll(async () => {
    jars = await prepareScalafmt()
    root = await mkdtemp(join(tmpdir(), 'plainflow-scala-code-'))
  }, 600_000)
  afterAll(async () => {
    if (root !== '') await rm(root, { recursive: true, force: true })
  })

  test('is written as scalafmt would', async () => {
    const cases = BLOCKS.flatMap((definition) =>
      (CASES[definition.type] ?? []).map((given) => caseProgram(definition, given)),
    )
    const random = fc.sample(randomProgram(), { seed: 20_240_229, numRuns: 60 })
    const programs = [...cases, ...random.map(({ program }) => program)]
    for (const [index, program] of programs.entries()) {
      const file = join(root, `program_${index}.scala`)
      await writeFile(file, targets.scala.print(program, sourcesOf(program)))
    }
    const judge = ['org.scalafmt.cli.Cli', '--config-str', STYLE, '--non-interactive', '--list']
    const { stdout } = await run('java', ['-cp', join(jars, '*'), ...judge, root]).catch(
      // A file that is written otherwise is an exit code with a list.
      (error: { stdout?: string; stderr?: string }) => ({
        stdout: `${error.stdout ?? ''}${error.stderr ?? String(error)}`,
      }),
    )
    expect(stdout).toBe('')
  }, 300_000)
})

/** A file for whatever dataset a program reads. */
function sourcesOf({ steps }: Program): Sources {
  const names = Array.from(
    JSON.stringify(steps).matchAll(/"dataset":"([^"]+)"/g),
    ([, name]) => name,
  )
  return Object.fromEntries(
    names.map((name) => [name, { path: `${name}.csv`, format: 'csv' as const }]),
  )
}
