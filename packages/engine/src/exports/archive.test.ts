import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PYTHON_TARGETS } from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepare } from '../../../../scripts/runtimes/notebook.mjs'
import { askedFor } from './testing/asked-for.ts'
import { type ExportCase, exportCases } from './testing/export-cases.ts'
import { runFile } from './testing/run-file.ts'
import { writeExport } from './testing/write-export.ts'

const isAsked = askedFor('notebook')
let root = ''
let python = ''
let cases: readonly ExportCase[] = []

beforeAll(async () => {
  if (!isAsked) return
  root = await mkdtemp(join(tmpdir(), 'plainflow-archive-'))
  python = await prepare()
  cases = await exportCases(root)
}, 600_000)
afterAll(() => rm(root, { recursive: true, force: true }))

describe.skipIf(!isAsked)('the tests of an archive', () => {
  test.each(PYTHON_TARGETS)(
    'pass: $label',
    async (target) => {
      for (const [index, given] of cases.entries()) {
        const folder = join(root, `${target.id}-${index}`)
        await writeExport('archive', given, target, folder)
        const { code, output } = await runFile(await testCommand(folder), folder)
        expect(code, output).toBe(0)
        expect(output).toContain('OK (skipped=1)')
        expect(await readdir(folder)).not.toContain('canary')
      }
    },
    300_000,
  )

  test('fail where the code computes something else', async () => {
    const [given] = cases
    const [target] = PYTHON_TARGETS
    if (!given || !target) throw new Error('no case')
    const folder = join(root, 'wrong')
    await writeExport('archive', given, target, folder)
    const code = join(folder, 'pipeline.py')
    const right = await readFile(code, 'utf8')
    const wrongs = [
      [/ascending=\[False\]/, 'ascending=[True]', 'the order'],
      [/\.sum\(min_count=1\)/, '.max()', 'the rows'],
      [/\.to_parquet\(/, '.head(1).to_parquet(', 'the number of rows'],
    ] as const
    for (const [from, to, said] of wrongs) {
      const wrong = right.replace(from, to)
      expect(wrong).not.toBe(right)
      await writeFile(code, wrong)
      const ran = await runFile(await testCommand(folder), folder)
      expect(ran.code).toBe(1)
      expect(ran.output).toContain(said)
    }
  }, 60_000)
})

/** The command of its README, with the interpreter that has what its requirements name. */
async function testCommand(folder: string): Promise<string[]> {
  const readme = await readFile(join(folder, 'README.md'), 'utf8')
  const [, words = ''] = /^\.venv\/bin\/python (-m unittest.*)$/m.exec(readme) ?? []
  return [python, ...words.split(' ')]
}
