import {
  columnsOf,
  parseExpression,
  printExpression,
  type Program,
  type Relation,
  sourceId,
} from '@plainflow/core'
import { expect, test } from 'vitest'
import { planReads } from './plan-reads.ts'

const orders: Relation & { kind: 'from' } = {
  kind: 'from',
  outside: {
    kind: 'table',
    connector: 'postgresql',
    connection: 'c1',
    schema: '',
    table: 'orders',
  },
  columns: [
    { name: 'id', type: 'integer' },
    { name: 'who', type: 'text' },
    { name: 'total', type: 'number' },
  ],
}

function expression(text: string) {
  const parsed = parseExpression(text)
  if (!('expression' in parsed)) throw new Error(text)
  return parsed.expression
}

type Make = (input: Relation) => Relation
const filter =
  (text: string): Make =>
  (input) => ({ kind: 'filter', input, condition: expression(text) })
const take =
  (count: number | null, offset = 0): Make =>
  (input) => ({ kind: 'take', input, count, offset })
const sort =
  (column: string): Make =>
  (input) => ({
    kind: 'sort',
    input,
    keys: [{ column, direction: 'ascending', nulls: 'last' }],
  })
const select =
  (names: Record<string, string>): Make =>
  (input) => ({
    kind: 'select',
    input,
    columns: Object.entries(names).map(([name, from]) => ({ name, from })),
  })
const compute =
  (name: string, text: string): Make =>
  (input) => ({
    kind: 'compute',
    input,
    columns: [{ name, value: expression(text) }],
  })

/** Steps one after the other, the first reading the table. */
function chain(...makes: readonly Make[]): Program {
  const relations: Relation[] = [orders]
  for (const [at, make] of makes.entries()) {
    const columns = columnsOf(relations[at] ?? orders)
    relations.push(make({ kind: 'step', step: `s${at}`, columns }))
  }
  return {
    steps: relations.map((relation, at) => ({
      id: `s${at}`,
      block: `s${at}`,
      name: `s${at}`,
      sentence: '',
      columns: columnsOf(relation),
      relation,
    })),
  }
}

function asked(program: Program, only?: string, limit?: number) {
  const request = planReads(program, only, limit).get(sourceId(orders))
  if (!request) throw new Error('nothing is asked')
  const { needed, conditions, limit: most } = request
  return {
    needed,
    conditions: conditions.map((each) => printExpression(each)),
    sort: request.sort.map(({ column }) => column),
    limit: most,
  }
}

const ALL = { needed: null, conditions: [], sort: [], limit: null }

test.each<[string, Program, object]>([
  ['the table alone', chain(), ALL],
  [
    'conditions, one by one',
    chain(filter("id > 1 and who = 'a'"), filter('total < 5')),
    { ...ALL, conditions: ['id > 1', "who = 'a'", 'total < 5'] },
  ],
  [
    'conditions under other names',
    chain(select({ n: 'id' }), filter('n > 1')),
    { ...ALL, needed: ['id'], conditions: ['id > 1'] },
  ],
  [
    'what is computed is not there to be asked',
    chain(compute('total', 'total * 2'), filter('total > 1 and id = 1'), take(5)),
    { ...ALL, conditions: ['id = 1'] },
  ],
  ['a limit, with what is left out at its begin', chain(take(10, 5)), { ...ALL, limit: 15 }],
  [
    'a limit of what is sorted',
    chain(sort('total'), take(3)),
    { ...ALL, sort: ['total'], limit: 3 },
  ],
  ['a sort alone is done where the rows arrive', chain(sort('total')), ALL],
  [
    'a condition on what was taken is not one on all',
    chain(take(10), filter('id = 1')),
    { ...ALL, limit: 10 },
  ],
  ['the smaller of two limits', chain(take(10), take(3)), { ...ALL, limit: 3 }],
  [
    'a sort of what was taken says nothing of the others',
    chain(take(10), sort('id'), take(3)),
    { ...ALL, limit: 10 },
  ],
  [
    'groups see all rows, and some columns',
    chain(
      (input) => ({
        kind: 'aggregate',
        input,
        keys: ['who'],
        measures: [{ name: 'n', function: 'sum', column: 'total' }],
      }),
      take(2),
    ),
    { ...ALL, needed: ['who', 'total'] },
  ],
])('%s', (_, program, expected) => {
  expect(asked(program)).toEqual(expected)
})

test('a look at a step asks for as many rows as it shows, unless more decide', () => {
  const program = chain(filter('id > 1'), sort('who'), (input) => ({ kind: 'distinct', input }))
  expect(asked(program, 's0', 20)).toEqual({ ...ALL, limit: 20 })
  expect(asked(program, 's1', 20)).toEqual({ ...ALL, conditions: ['id > 1'], limit: 20 })
  expect(asked(program, 's2', 20)).toEqual({
    ...ALL,
    conditions: ['id > 1'],
    sort: ['who'],
    limit: 20,
  })
  expect(asked(program, 's3', 20)).toEqual({ ...ALL, conditions: ['id > 1'] })
})

test('what two steps read is asked for whole', () => {
  const { steps } = chain(filter('id > 1'), take(3))
  const twice = { steps: [...steps, { ...(steps[1] ?? steps[0]), id: 'b', block: 'b' }] } as Program
  expect(asked(twice)).toEqual(ALL)
})
