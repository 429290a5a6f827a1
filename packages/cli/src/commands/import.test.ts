import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith as folderOf, plainflow } from '../testing/plainflow.ts'

const SALES = 'id,region,amount\n1,West,150\n2,East,90\n1,West,50\n3,East,300\n'
const PEOPLE = 'id,name\n1,Ada\n3,Bo\n'

function folderWith(sql: string): Promise<string> {
  return folderOf({ 'query.sql': sql, 'sales.csv': SALES, 'people 2024.csv': PEOPLE })
}

const DATA = ['--data', 'sales.csv', '--data', 'people=people 2024.csv']

test('a query becomes a file that runs and gives the rows', async () => {
  const folder = await folderWith(
    `select p.name, sum(s.amount) as total
     from sales s join people p on p.id = s.id
     group by p.name order by total desc`,
  )
  const imported = await plainflow(folder, 'import', 'query.sql', ...DATA, '--out', 'made.json')
  expect(imported).toEqual({ code: 0, stdout: '', stderr: '', folder })
  const ran = await plainflow(folder, 'run', 'made.json', ...DATA, '--json')
  expect(JSON.parse(ran.stdout)).toEqual({
    columns: [
      { name: 'name', type: 'text' },
      { name: 'total', type: 'integer' },
    ],
    rows: [
      ['Bo', 300],
      ['Ada', 200],
    ],
  })
  expect(typesIn(await readFile(join(folder, 'made.json'), 'utf8'))).toEqual(
    'load_csv load_csv join aggregate sort'.split(' '),
  )
})

test('without a file for it, the pipeline is printed', async () => {
  const folder = await folderWith('select id from sales where amount > 100')
  const { stdout } = await plainflow(folder, 'import', 'query.sql', '--data', 'sales.csv')
  expect(typesIn(stdout)).toEqual(['load_csv', 'filter', 'select'])
})

function typesIn(pipeline: string): string[] {
  // A pipeline file, of which only the types are looked at.
  return (JSON.parse(pipeline) as { blocks: { type: string }[] }).blocks.map(({ type }) => type)
}

test('what is wrong is told with line and column', async () => {
  const folder = await folderWith('select id\nfrom sales\nwhere amout > 100')
  const { code, stderr, stdout } = await plainflow(folder, 'import', 'query.sql', ...DATA)
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toContain('query.sql:3:7 error: There is no column amout; amount is near.')
})

test('is told what is missing', async () => {
  const folder = await folderWith('select 1')
  expect(await plainflow(folder, 'import')).toMatchObject({ code: 2 })
  expect(await plainflow(folder, 'import', 'query.sql')).toMatchObject({ code: 2 })
  const gone = await plainflow(folder, 'import', 'gone.sql', ...DATA)
  expect(gone).toMatchObject({ code: 1 })
  expect(gone.stderr).toContain('There is no file gone.sql.')
})
