import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EXPORT_TARGETS, exportPipeline } from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepare as prepareR } from '../../../../scripts/runtimes/dplyr.mjs'
import { prepare } from '../../../../scripts/runtimes/notebook.mjs'
import { askedFor } from './testing/asked-for.ts'
import { differences } from './testing/differences.ts'
import { type ExportCase, exportCases } from './testing/export-cases.ts'
import { runFile } from './testing/run-file.ts'
import { triedWith } from './testing/tried-with.ts'

const isAsked = askedFor('notebook')
let root = ''
let python = ''
let cases: readonly ExportCase[] = []

beforeAll(async () => {
  if (!isAsked) return
  root = await mkdtemp(join(tmpdir(), 'plainflow-notebook-'))
  python = await prepare()
  await prepareR()
  await writeKernel(root)
  cases = await exportCases(root)
}, 600_000)
afterAll(() => rm(root, { recursive: true, force: true }))

describe.skipIf(!isAsked)('a notebook executes and leaves what the engine gives', () => {
  test.each(EXPORT_TARGETS)(
    '$label',
    async (target) => {
      const folders: string[] = []
      const tried = triedWith(target, cases, cases.slice(2))
      for (const [index, given] of tried.entries()) {
        const made = exportPipeline('notebook', { ...given, target })
        if (!('files' in made)) throw new Error(made.refused.join(' '))
        const folder = join(root, `${target.id}-${index}`)
        await cp(given.inputs, folder, { recursive: true })
        await writeFile(join(folder, 'it.ipynb'), made.files[0]?.text ?? '')
        folders.push(folder)
      }
      await writeFile(join(root, 'execute.py'), EXECUTE)
      const { code, output } = await runFile([python, 'execute.py', ...folders], root, {
        JUPYTER_PATH: root,
      })
      expect(code, output).toBe(0)
      for (const [index, given] of tried.entries()) {
        const folder = folders[index] ?? ''
        expect(await differences(given, folder, target)).toEqual([])
        expect(await readdir(folder)).not.toContain('canary')
      }
      // Each block shows its first rows, as a table and not as a plan.
      expect(output.match(/PREVIEWS (\d+)/g)).toEqual(
        tried.map(({ pipeline }) => `PREVIEWS ${pipeline.blocks.length}`),
      )
    },
    300_000,
  )
})

/** As `IRkernel::installspec()` writes it, but for this test alone. */
async function writeKernel(folder: string): Promise<void> {
  const home = join(folder, 'kernels', 'ir')
  await mkdir(home, { recursive: true })
  const argv = ['R', '--slave', '-e', 'IRkernel::main()', '--args', '{connection_file}']
  const kernel = { argv, display_name: 'R', language: 'R' }
  await writeFile(join(home, 'kernel.json'), JSON.stringify(kernel))
}

/** The validator of the format itself, then a real kernel; what a cell raises ends this with it. */
const EXECUTE = `
import sys

import nbformat
from nbclient import NotebookClient

for folder in sys.argv[1:]:
    book = nbformat.read(f"{folder}/it.ipynb", as_version=nbformat.NO_CONVERT)
    nbformat.validate(book)
    assert (book.nbformat, book.nbformat_minor) == (4, 5)
    NotebookClient(book, resources={"metadata": {"path": folder}}, timeout=120).execute()
    blocks = [cell for cell in book.cells if cell.cell_type == "code" and cell.id.startswith("block-")]
    shown = [
        cell
        for cell in blocks
        if any("text/html" in output.get("data", {}) for output in cell.outputs)
    ]
    print("PREVIEWS", len(shown))
    for cell in shown:
        for output in cell.outputs:
            assert "<script>" not in output.get("data", {}).get("text/html", ""), cell.id
`
