import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BLOCKS, type Program, type Sources, targets } from '@plainflow/core'
import { CASES } from '@plainflow/core/cases'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepare as preparePolars } from '../../../../scripts/runtimes/polars.mjs'
import { prepare as preparePyspark } from '../../../../scripts/runtimes/pyspark.mjs'
import { RUN_TARGETS } from './runtimes/runtimes.ts'
import { caseProgram } from './testing/case-program.ts'
import { randomProgram } from './testing/random-program.ts'

/** What a reader of the printed Python meets, judged by black. */
const run = promisify(execFile)
const PREPARE = { polars: preparePolars, pyspark: preparePyspark } as const

// The keys of the table are its key type.
describe.each(Object.keys(PREPARE) as (keyof typeof PREPARE)[])('the printed %s', (id) => {
  let python = ''
  let root = ''

  beforeAll(async () => {
    if (!RUN_TARGETS.includes(id)) return
    python = await PREPARE[id]()
    root = await mkdtemp(join(tmpdir(), 'plainflow-python-code-'))
  }, 600_000)
  afterAll(async () => {
    if (root !== '') await rm(root, { recursive: true, force: true })
  })

  test.runIf(RUN_TARGETS.includes(id))(
    'is written as black would',
    async () => {
      const cases = BLOCKS.flatMap((definition) =>
        (CASES[definition.type] ?? []).map((given) => caseProgram(definition, given)),
      )
      const random = fc.sample(randomProgram(), { seed: 20_240_229, numRuns: 60 })
      // black counts a character such as 日 as two columns, and we as one.
      const narrow = random.filter(({ program }) => !JSON.stringify(program).includes('日'))
      const programs = [...cases, ...narrow.map(({ program }) => program)]
      for (const [index, program] of programs.entries()) {
        const file = join(root, `program_${index}.py`)
        await writeFile(file, targets[id].print(program, sourcesOf(program)))
      }
      const { stderr } = await run(python, ['-m', 'black', '--check', root]).catch(
        // A file that is written otherwise is an exit code with a list.
        (error: { stderr?: string }) => ({ stderr: error.stderr ?? String(error) }),
      )
      expect(
        stderr.split('\n').filter((line) => line.startsWith('would') || line.startsWith('error')),
      ).toEqual([])
      expect(stderr).toContain(`${programs.length} files would be left unchanged`)
    },
    300_000,
  )
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
