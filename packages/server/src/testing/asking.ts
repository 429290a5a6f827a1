import type { Script } from '@plainflow/models/testing'
import type { TestUser } from './start-test-server.ts'

/** Both the planner and `salesAnswer` give the same rows for it. */
export const SENTENCE = 'keep rows where amount is over 100 and region is West'

/** What a model would answer, as blocks and as SQL. */
export function salesAnswer(): Script {
  const conditions = [
    { column: 'region', operator: 'is', value: 'West' },
    { column: 'amount', operator: 'over', value: 100 },
  ]
  const parameters = { where: { match: 'all', conditions } }
  const blocks = [
    { id: 'l', type: 'load_csv', dataset: 'sales' },
    { id: 'f', type: 'filter', configuration: { parameters }, inputs: [{ from: 'l' }] },
  ]
  const sql = `select * from sales where region = 'West' and amount > 100`
  return { say: JSON.stringify({ explanation: 'Keeps the large sales.', sql, blocks }) }
}

export function say(user: TestUser, message: string) {
  const currentPipeline = { blocks: [], connections: [] }
  const body = { message, currentPipeline, availableDatasets: [] }
  return user.call('conversationalPipeline', { body })
}
