import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EXPORT_TARGETS } from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepare as prepareR } from '../../../../scripts/runtimes/dplyr.mjs'
import { prepare } from '../../../../scripts/runtimes/notebook.mjs'
import { askedFor } from './testing/asked-for.ts'
import { type ExportCase, exportCases } from './testing/export-cases.ts'
import { runFile } from './testing/run-file.ts'
import { triedWith } from './testing/tried-with.ts'
import { writeExport } from './testing/write-export.ts'

const isAsked = askedFor('notebook')
let root = ''
let python = ''
let rscript = ''
let cases: readonly ExportCase[] = []

beforeAll(async () => {
  if (!isAsked) return
  root = await mkdtemp(join(tmpdir(), 'plainflow-archive-'))
  python = await prepare()
  rscript = await prepareR()
  cases = await exportCases(root)
}, 600_000)
afterAll(() => rm(root, { recursive: true, force: true }))

describe.skipIf(!isAsked)('the tests of an archive', () => {
  test.each(EXPORT_TARGETS)(
    'pass: $label',
    async (target) => {
      for (const [index, given] of triedWith(target, cases, cases.slice(1, 2)).entries()) {
        const folder = join(root, `${target.id}-${index}`)
        await writeExport('archive', given, target, folder)
        const { code, output } = await runFile(await testCommand(folder), folder)
        expect(code, output).toBe(0)
        expect(output).toMatch(/OK \(skipped=1\)|FAIL 0 \| WARN \d \| SKIP 1 \| PASS [1-9]/)
        expect(await readdir(folder)).not.toContain('canary')
      }
    },
    300_000,
  )

  test.each([
    [
      'pandas',
      'pipeline.py',
      [
        [/ascending=False/, 'ascending=True', 'the order'],
        [/\.sum\(min_count=1\)/, '.max()', 'the rows'],
        [/\.to_parquet\(/, '.head(1).to_parquet(', 'the number of rows'],
      ],
    ],
    [
      'dplyr',
      'pipeline.R',
      [
        [/arrange\(desc\((\w+)\)/, 'arrange($1', 'the order'],
        [/sum\(x, na\.rm = TRUE\)/, 'max(x, na.rm = TRUE)', 'the rows'],
        [/\|>\s+write_copy\(/, '|> head(1) |> write_copy(', 'the number of rows'],
      ],
    ],
  ] as const)(
    'fail where the code computes something else: %s',
    async (id, file, wrongs) => {
      const [given] = cases
      const target = EXPORT_TARGETS.find((each) => each.id === id)
      if (!given || !target) throw new Error('no case')
      const folder = join(root, `wrong-${id}`)
      await writeExport('archive', given, target, folder)
      const code = join(folder, file)
      const right = await readFile(code, 'utf8')
      for (const [from, to, said] of wrongs) {
        const wrong = right.replace(from, to)
        expect(wrong).not.toBe(right)
        await writeFile(code, wrong)
        const ran = await runFile(await testCommand(folder), folder)
        expect(ran.code).toBe(1)
        expect(ran.output).toContain(said)
      }
    },
    120_000,
  )
})

/** The command of its README, with the interpreter that has what its requirements name. */
async function testCommand(folder: string): Promise<string[]> {
  const readme = await readFile(join(folder, 'README.md'), 'utf8')
  const [, words] = /^\.venv\/bin\/python (-m unittest.*)$/m.exec(readme) ?? []
  if (words !== undefined) return [python, ...words.split(' ')]
  const [, expression = ''] = /^Rscript -e '(.*)'$/m.exec(readme) ?? []
  return [rscript, '-e', expression]
}
