import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith, plainflowWith } from './testing/plainflow.ts'

const rows = Array.from({ length: 300 }, (_, id) => {
  const [months, calls] = [(id * 37) % 48, (id * 13) % 9]
  return [id + 1, months, calls, months < 20 && calls > 3 ? 'yes' : 'no'].join(',')
})
const CUSTOMERS = `customer_id,months,calls,churned\n${rows.join('\n')}\n`

test('a sentence trains a model, whose file another one scores with', async () => {
  const folder = await folderWith({ 'customers.csv': CUSTOMERS })
  const say = (...words: readonly string[]) => plainflowWith({}, folder, ...words)
  const trained = await say(
    'ask',
    'train a model that predicts churn from the customers table and test it on 30 %',
    '--data',
    'customers.csv',
    '--no-model',
    '--out',
    '.',
    '--save',
    'train.json',
    '--json',
  )
  expect(trained.stderr).not.toContain('Error')
  expect(trained.code).toBe(0)
  const { training } = JSON.parse(await readFile(join(folder, 'churned.json'), 'utf8'))
  expect(training).toMatchObject({
    target: 'churned',
    split: { share: 0.3 },
    task: 'classification',
  })
  const scored = await say(
    'ask',
    'score the customers with the last model',
    '--data',
    'customers.csv',
    '--model',
    'churn=churned.json',
    '--no-model',
    '--json',
  )
  expect(scored.code).toBe(0)
  const { columns, rows: found } = JSON.parse(scored.stdout)
  expect(columns.at(-1).name).toBe('probability')
  expect(found).toHaveLength(300)
})
