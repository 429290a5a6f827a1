import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderWith, plainflow as inFolder, plainflowUnread } from './testing/plainflow.ts'

/** Runs the command as a person would, in a folder with one CSV file. */
async function plainflow(...words: readonly string[]) {
  return inFolder(await folderWith({ 'sales.csv': SALES }), ...words)
}

const SALES = 'region,amount\nWest,150\nEast,90\nWest,\nEast,300\n'
const KEEP = 'keep rows where amount is over 100'

describe('ask', () => {
  test('prints the rows as JSON and nothing else', async () => {
    const { code, stdout } = await plainflow('ask', KEEP, '--data', 'sales.csv', '--json')
    expect(JSON.parse(stdout)).toEqual({
      columns: [
        { name: 'region', type: 'text' },
        { name: 'amount', type: 'integer' },
      ],
      rows: [
        ['West', 150],
        ['East', 300],
      ],
    })
    expect(code).toBe(0)
  })

  test('prints a table for people', async () => {
    const { stdout } = await plainflow('ask', KEEP, '--data', 'orders=sales.csv')
    expect(stdout).toContain('region  amount\n──────  ──────\nWest       150\nEast       300\n')
    expect(stdout).toContain('2 rows')
  })

  test('writes exports beside, and keeps the pipeline', async () => {
    const sentence = `${KEEP}, then export as csv`
    const asked = await plainflow(
      'ask',
      sentence,
      '--data',
      'sales.csv',
      '--save',
      'p.json',
      '--out',
      'out',
    )
    expect(asked.stderr).toMatch(/Wrote .*\.csv/)
    const [name = ''] = await readdir(join(asked.folder, 'out'))
    expect(await readFile(join(asked.folder, 'out', name), 'utf8')).toBe(
      'region,amount\nWest,150\nEast,300\n',
    )
    const again = await inFolder(asked.folder, 'run', 'p.json', '--json', '--out', 'again')
    expect(JSON.parse(again.stdout).rows).toEqual([
      ['West', 150],
      ['East', 300],
    ])
  })

  test('runs to a block and leaves out what lies beyond', async () => {
    const words = ['ask', `${KEEP}, then export as csv`, '--data', 'sales.csv', '--no-run']
    const { folder } = await plainflow(...words, '--save', 'p.json')
    const { blocks } = JSON.parse(await readFile(join(folder, 'p.json'), 'utf8'))
    const [load, , last] = blocks
    const to = async (word: string) => inFolder(folder, 'run', 'p.json', '--to', word, '--json')
    const loaded = await to(load.id)
    expect(JSON.parse(loaded.stdout).rows).toHaveLength(4)
    expect((await readdir(folder)).toSorted()).toEqual(['p.json', 'sales.csv'])
    expect((await to(last.label)).stderr).toMatch(/Wrote .*\.csv/)
    const nowhere = await to('nowhere')
    expect([nowhere.code, nowhere.stdout]).toEqual([1, ''])
    expect(nowhere.stderr).toContain(`No block is called "nowhere". The blocks are ${load.id} (`)
  })

  test('says what the run warns of, also where a program reads the rows', async () => {
    const sentence = 'check rows (amount is not empty), then convert region to number'
    const words = ['ask', sentence, '--data', 'sales.csv', '--json', '--save', 'p.json']
    const asked = await plainflow(...words)
    const said = [
      ['Validate', 'Rejected rows (amount is not empty): 1'],
      ['Select Columns', 'Cells of "region" that are no number and became empty: 3'],
    ]
    const lines = said.map(([label, message]) => `Warning at ${label}: ${message}`)
    expect(asked.stderr.split('\n')).toEqual(expect.arrayContaining(lines))
    const told: { block: string; label: string; message: string }[] = JSON.parse(
      asked.stdout,
    ).warnings
    expect(told.map(({ label, message }) => [label, message])).toEqual(said)
    const again = await inFolder(asked.folder, 'run', 'p.json')
    expect(again.stderr.split('\n')).toEqual(expect.arrayContaining(lines))
    expect(again.stdout).not.toContain('Warning')
  })

  test('says in one line what it did not understand', async () => {
    const { code, stdout, stderr } = await plainflow('ask', 'sing me a song', '--data', 'sales.csv')
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  test('answers a file of questions line by line', async () => {
    const question = (id: string, text: string, table: string) =>
      `${JSON.stringify({ id, question: text, tables: [table] })}\n`
    const folder = await folderWith({
      'sales.csv': SALES,
      'q.jsonl': question('a', KEEP, 'sales.csv') + question('b', KEEP, 'none.csv'),
    })
    const { stdout } = await inFolder(folder, 'ask', '--batch', 'q.jsonl', '--json')
    const [first, second] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(first).toMatchObject({
      id: 'a',
      rows: [
        ['West', 150],
        ['East', 300],
      ],
    })
    expect(second).toMatchObject({ id: 'b', error: expect.stringContaining('none.csv') })
  })
})

describe('a pipeline file', () => {
  async function saved() {
    const { folder } = await plainflow(
      'ask',
      KEEP,
      '--data',
      'sales.csv',
      '--save',
      'p.json',
      '--no-run',
    )
    return folder
  }

  test('is checked', async () => {
    const { code, stdout } = await inFolder(await saved(), 'check', 'p.json')
    expect([code, stdout]).toEqual([0, 'No problems in 2 blocks.\n'])
  })

  test('is found wrong where a column is missing', async () => {
    const folder = await saved()
    await writeFile(join(folder, 'sales.csv'), 'region,sum\nWest,1\n')
    const { code, stdout } = await inFolder(folder, 'check', 'p.json')
    expect(code).toBe(1)
    expect(stdout).toMatch(/^error .*amount/)
  })

  test('compiles to SQL and to Python', async () => {
    const folder = await saved()
    const sql = await inFolder(folder, 'compile', 'p.json', '--target', 'sql')
    expect(sql.stdout).toMatch(/SELECT[\s\S]*sales\.csv/)
    const python = await inFolder(
      folder,
      'compile',
      'p.json',
      '--target',
      'python',
      '--out',
      'p.py',
    )
    expect([python.code, python.stdout]).toEqual([0, ''])
    expect(await readFile(join(folder, 'p.py'), 'utf8')).toContain('import pandas as pd')
  })

  test('a question never costs a file that is there', async () => {
    const question = ['ask', `${KEEP}, then export as csv named west`, '--data', 'sales.csv']
    const { folder, code } = await plainflow(...question)
    expect(code).toBe(0)
    const again = await inFolder(folder, ...question)
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('is there already')])
    expect((await inFolder(folder, ...question, '--out', '.')).code).toBe(0)
  })

  test('never writes over the data it reads', async () => {
    const sentence = `${KEEP}, then export as csv named sales`
    const { folder } = await plainflow(
      'ask',
      sentence,
      '--data',
      'sales.csv',
      '--save',
      'p.json',
      '--no-run',
    )
    const text = await readFile(join(folder, 'p.json'), 'utf8')
    const pipeline = JSON.parse(text)
    pipeline.blocks.at(-1).configuration.output.path = 'sales.csv'
    await writeFile(join(folder, 'p.json'), JSON.stringify(pipeline))
    const { code, stderr } = await inFolder(folder, 'run', 'p.json')
    expect(code).toBe(1)
    expect(stderr).toContain('would overwrite')
    expect(await readFile(join(folder, 'sales.csv'), 'utf8')).toBe(SALES)
  })
})

test('a reader who has seen enough is no error to tell of', async () => {
  const rows = Array.from({ length: 200_000 }, (_, index) => `West,${index + 101}`)
  const folder = await folderWith({ 'sales.csv': ['region,amount', ...rows].join('\n') })
  const asked = await plainflowUnread(folder, 'ask', KEEP, '--data', 'sales.csv', '--json')
  expect(asked.stderr).not.toMatch(/EPIPE|Error/)
  expect(asked.code).toBe(141)
})

describe('called wrongly', () => {
  test.each([
    [['sing'], 2, /no command "sing".*--help/],
    [['ask'], 2, /sentence is missing.*ask --help/],
    [['ask', 'x'], 2, /--data is missing/],
    [['ask', 'x', '--wrong'], 2, /--wrong/],
    [['run'], 2, /pipeline file is missing/],
    [['run', 'none.json'], 1, /no file none\.json/],
    [['run', 'sales.csv'], 1, /is not JSON/],
    [['compile', 'p.json', '--target', 'cobol'], 2, /no target "cobol"/],
    [['ask', 'x', '--data', 'none.csv'], 1, /There is no file .*none\.csv/],
    [['admin', 'dance'], 2, /no task "dance"/],
  ])('%j', async (words, code, message) => {
    const found = await plainflow(...words)
    expect(found.code).toBe(code)
    expect(found.stdout).toBe('')
    expect(found.stderr).toMatch(message)
    expect(found.stderr.trim().split('\n')).toHaveLength(1)
  })

  test.each([[[]], [['--help']], [['ask', '--help']], [['--version']]])(
    '%j helps',
    async (words) => {
      const { code, stdout, stderr } = await plainflow(...words)
      expect([code, stderr]).toEqual([0, ''])
      expect(stdout).toMatch(/plainflow|\d+\.\d+\.\d+/)
    },
  )
})

describe("README's own sentence", () => {
  const README = 'join orders with customers, keep 2024, revenue by region, highest first'
  const FILES = {
    'customers.csv': 'id,name,region\n1,Anna,West\n2,Ben,East\n3,Carla,West\n',
    'orders.csv':
      'id,customer_id,order_date,amount\n1,2,2024-03-01,80\n2,1,2024-04-09,120\n3,3,2023-05-02,500\n4,3,2024-06-30,45.5\n',
  }
  const tables = ['--data', 'orders.csv', '--data', 'customers.csv']

  test('finds customer_id = id, and says what was computed', async () => {
    const folder = await folderWith(FILES)
    const { stdout, stderr, code } = await inFolder(folder, 'ask', README, ...tables)
    expect(code, stderr).toBe(0)
    const [headline, told] = stdout.split('\n')
    expect(headline).toBe(
      'Sum of amount by region, where order_date is between 2024-01-01 and 2024-12-31, largest first',
    )
    expect(told).toContain('join with customers on customer_id = id')
    expect(stdout).toMatch(/West +165\.5\nEast +80\.?0?\n/)
  })
})
