import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith, plainflow } from '../testing/plainflow.ts'

const SALES = 'region,amount\nWest,10\nEast,3\n'
const PIPELINE = JSON.stringify({
  blocks: [
    {
      id: 'l',
      type: 'load_csv',
      label: 'Load',
      position: { x: 0, y: 0 },
      data: {},
      configuration: {
        dataSource: {
          type: 'file',
          config: { datasetId: 'sales', filePath: 'sales.csv', format: 'csv' },
        },
      },
    },
  ],
  connections: [],
})

test('a notebook is named after the pipeline and replaces nothing unasked', async () => {
  const folder = await folderWith({ 'sales.csv': SALES, 'My Sales.json': PIPELINE })
  const made = await plainflow(folder, 'export', 'My Sales.json', '--as', 'notebook')
  expect(made).toMatchObject({ code: 0, stdout: 'my-sales.ipynb\n' })
  const book: unknown = JSON.parse(await readFile(join(folder, 'my-sales.ipynb'), 'utf8'))
  expect(book).toMatchObject({ nbformat: 4, nbformat_minor: 5 })

  await writeFile(join(folder, 'my-sales.ipynb'), 'mine')
  const again = await plainflow(folder, 'export', 'My Sales.json', '--as', 'notebook')
  expect(again.code).toBe(1)
  expect(again.stderr).toContain('my-sales.ipynb is there already. --out path names another.')
  expect(await readFile(join(folder, 'my-sales.ipynb'), 'utf8')).toBe('mine')
})

test('a place and a language can be named', async () => {
  const folder = await folderWith({ 'sales.csv': SALES, 'p.json': PIPELINE })
  const words = ['export', 'p.json', '--as', 'notebook', '--out', 'new/it.ipynb']
  expect(await plainflow(folder, ...words, '--target', 'polars')).toMatchObject({ code: 0 })
  expect(await readFile(join(folder, 'new/it.ipynb'), 'utf8')).toContain('import polars as pl')
})

test('a language is known by what people call it, and what it cannot be is said', async () => {
  const folder = await folderWith({ 'sales.csv': SALES, 'p.json': PIPELINE })
  const words = ['export', 'p.json', '--as', 'notebook', '--out', 'r.ipynb', '--target', 'R']
  expect(await plainflow(folder, ...words)).toMatchObject({ code: 0 })
  const book: unknown = JSON.parse(await readFile(join(folder, 'r.ipynb'), 'utf8'))
  expect(book).toMatchObject({ metadata: { kernelspec: { name: 'ir' } } })
  const dag = await plainflow(folder, 'export', 'p.json', '--as', 'airflow', '--target', 'r')
  expect(dag.code).toBe(1)
  expect(dag.stderr).toContain('The tasks of a DAG are Python')
})

test('a form or language that does not exist is named with those that do', async () => {
  const folder = await folderWith({ 'sales.csv': SALES, 'p.json': PIPELINE })
  const form = await plainflow(folder, 'export', 'p.json', '--as', 'word')
  expect(form).toMatchObject({ code: 2 })
  expect(form.stderr).toMatch(/There is no export "word"; notebook/)
  const target = await plainflow(folder, 'export', 'p.json', '--as', 'notebook', '--target', 'x')
  expect(target).toMatchObject({ code: 2 })
  expect(target.stderr).toMatch(/Nothing is exported from the target "x"; pandas/)
})

test('several files come as an archive', async () => {
  const folder = await folderWith({ 'sales.csv': SALES, 'p.json': PIPELINE })
  const zip = await plainflow(folder, 'export', 'p.json', '--as', 'container')
  expect(zip).toMatchObject({ code: 0, stdout: 'p-container.zip\n' })
  const bytes = await readFile(join(folder, 'p-container.zip'))
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
})

test('several files go into a folder, a sample of the data with them', async () => {
  const folder = await folderWith({ 'sales.csv': SALES, 'p.json': PIPELINE })
  const made = await plainflow(folder, 'export', 'p.json', '--as', 'archive', '--out', 'project')
  expect(made.code).toBe(0)
  expect(made.stderr).toContain('The archive holds the first 200 rows of each table')
  expect(await readFile(join(folder, 'project/tests/sample/sales.csv'), 'utf8')).toBe(SALES)
  const expected = await readFile(join(folder, 'project/tests/expected/1-sales.json'), 'utf8')
  expect(JSON.parse(expected)).toEqual([
    { region: 'West', amount: 10 },
    { region: 'East', amount: 3 },
  ])
})

test('a certificate is stated in the export, and one about something else refused', async () => {
  const folder = await folderWith({ 'sales.csv': SALES, 'p.json': PIPELINE })
  const proof = await plainflow(folder, 'verify', 'p.json', '--target', 'duckdb', '--json')
  await writeFile(join(folder, 'proof.json'), proof.stdout)
  const words = ['export', 'p.json', '--as', 'notebook', '--certificate', 'proof.json']
  expect(await plainflow(folder, ...words)).toMatchObject({ code: 0 })
  const book = await readFile(join(folder, 'p.ipynb'), 'utf8')
  expect(book).toContain('the exported code was run and compared')

  await writeFile(join(folder, 'proof.json'), '{}')
  const refused = await plainflow(folder, ...words)
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.stderr).toContain('proof.json is no certificate')
})
