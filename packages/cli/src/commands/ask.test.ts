import { type ModelServer, startModelServer } from '@plainflow/models/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { folderWith, plainflowWith } from '../testing/plainflow.ts'

const SALES = 'region,amount\nWest,150\nEast,90\nWest,\nEast,300\n'
const KEEP = 'keep rows where amount is over 100'

let models: ModelServer
beforeAll(async () => (models = await startModelServer()))
afterAll(() => models.close())
beforeEach(() => {
  models.calls.length = 0
  models.script = () => ({ say: answer("select * from sales where region = 'West'") })
})

function answer(sql: string): string {
  return JSON.stringify({ explanation: 'Keeps the west.', sql, question: null, after: [] })
}

async function ask(sentence: string, ...options: readonly string[]) {
  const folder = await folderWith({ 'sales.csv': SALES })
  const words = ['ask', sentence, '--data', 'sales.csv', ...options]
  return plainflowWith(models.env('openai-compatible'), folder, ...words)
}

test('the model that the environment names is asked, as in the chat', async () => {
  const { stdout, stderr, code } = await ask(KEEP)
  expect(code).toBe(0)
  expect(stdout).toContain('Keeps the west.')
  expect(stdout).toContain('West       150')
  expect(stdout).not.toContain('East')
  // Two readings are both told.
  expect(stderr).toContain('The planner read it otherwise')
  expect(stderr).toMatch(/scripted-1, .*s\./)
  expect(models.calls[0]?.body).not.toContain('East')
})

test('cells go along where that is said', async () => {
  await ask(KEEP, '--cells')
  expect(models.calls[0]?.body).toContain('East')
})

test('and nobody is asked where that is said', async () => {
  const { stdout } = await ask(KEEP, '--no-model', '--json')
  expect(JSON.parse(stdout).rows).toHaveLength(2)
  expect(models.calls).toHaveLength(0)
})

test('what the model gets wrong is handed back, and then the planner answers', async () => {
  models.script = () => ({ say: answer('select profit from sales') })
  const { stdout, code } = await ask(KEEP)
  expect(code).toBe(0)
  expect(models.calls).toHaveLength(3)
  expect(stdout).toContain('so the sentence was read without it')
  expect(stdout).toContain('East       300')
})

test('half a configuration is told, with what is missing', async () => {
  const folder = await folderWith({ 'sales.csv': SALES })
  const env = { AI_PROVIDER: 'openai' }
  const { stderr, code } = await plainflowWith(env, folder, 'ask', KEEP, '--data', 'sales.csv')
  expect(code).not.toBe(0)
  expect(stderr).toContain('AI_MODEL: is missing')
})

test("README's own sentence finds the keys of files that call them customer_id and id", async () => {
  const folder = await folderWith({
    'customers.csv': 'id,name,region\n1,Anna,West\n2,Ben,East\n3,Carla,West\n',
    'orders.csv':
      'id,customer_id,order_date,amount\n1,2,2024-03-01,80\n2,1,2024-04-09,120\n3,3,2023-05-02,500\n4,3,2024-06-30,45.5\n',
  })
  const sentence = 'join orders with customers, keep 2024, revenue by region, highest first'
  const data = ['--data', 'orders.csv', '--data', 'customers.csv']
  const { stdout } = await plainflowWith({}, folder, 'ask', sentence, ...data, '--json')
  expect(JSON.parse(stdout).rows).toEqual([
    ['West', 165.5],
    ['East', 80],
  ])
})
