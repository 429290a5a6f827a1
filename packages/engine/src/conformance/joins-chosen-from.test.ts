import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Cell,
  type Column,
  columnsOf,
  type Expression,
  type JoinKind,
  type Program,
  type Relation,
  targets,
  writtenOutlet,
} from '@plainflow/core'
import { afterAll, expect, test } from 'vitest'
import { expression } from '../testing/programs.ts'
import { runRaw } from '../testing/run-raw.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { readBackSql } from '../verify/read-back.ts'
import { closeRuntimes, runOn, RUN_TARGETS } from './runtimes/runtimes.ts'
import { copyStatements } from './testing/stage-tables.ts'

/** What is chosen, computed and grouped upon a join is printed into it: names and empty cells stay right. */
const TABLES = {
  orders: {
    columns: columnsNamed({ order_id: 'integer', customer_id: 'integer', code: 'text' }),
    rows: [
      [1, 10, 'a'],
      [2, 20, 'b'],
      [3, null, null],
    ],
  },
  customers: {
    columns: columnsNamed({ customer_id: 'integer', name: 'text', full_name: 'text' }),
    rows: [
      [10, 'Ann', 'Ann Lee'],
      [20, 'Ben', 'Ben Ray'],
      [30, 'Cid', 'Cid Fox'],
    ],
  },
  products: {
    columns: columnsNamed({ code: 'text', title: 'text', owner: 'integer' }),
    rows: [
      ['a', 'Apple', 10],
      ['b', 'Bread', 30],
    ],
  },
} satisfies Record<string, { columns: readonly Column[]; rows: readonly (readonly Cell[])[] }>

type Name = keyof typeof TABLES

const withCustomers = joined(read('orders'), 'customers', [['customer_id', 'customer_id']])
/** With a column of the left that is never empty, and one that is the same in every row. */
const withKinds = chosen(computed(withCustomers, { known: "coalesce(code, 'none')", kind: '7' }), {
  order_id: 'order_id',
  customer: 'customer_id',
  known: 'known',
  kind: 'kind',
})

test.each<[string, Relation, readonly string[]]>([
  [
    'a right column takes the name of one that is left out',
    chosen(withCustomers, { order_id: 'order_id', name: 'full_name' }),
    ['1,Ann Lee', '2,Ben Ray'],
  ],
  [
    'a right column takes the name of the key that both sides share',
    chosen(joined(read('orders'), 'products', [['code', 'code']]), {
      order_id: 'order_id',
      code: 'title',
    }),
    ['1,Apple', '2,Bread'],
  ],
  [
    'a right column takes the name of the right key',
    chosen(joined(read('customers'), 'products', [['customer_id', 'owner']]), {
      name: 'name',
      owner: 'title',
    }),
    ['Ann,Apple', 'Cid,Bread'],
  ],
  [
    'what is computed of a row that is not there is empty',
    chosen(joined(withKinds, 'products', [['customer', 'owner']], 'right'), {
      title: 'title',
      known: 'known',
      kind: 'kind',
    }),
    ['Apple,a,7', 'Bread,,'],
  ],
  [
    'groups by what is the same in every row',
    {
      kind: 'aggregate',
      input: joined(withKinds, 'products', [['customer', 'owner']]),
      keys: ['kind'],
      measures: [{ name: 'rows', function: 'count_rows', column: null }],
    },
    ['7,1'],
  ],
  [
    'sorted by a name that both sides have',
    {
      kind: 'sort',
      input: chosen(withCustomers, { customer_id: 'customer_id', name: 'name' }),
      keys: [{ column: 'customer_id', direction: 'descending', nulls: 'last' }],
    },
    ['20,Ben', '10,Ann'],
  ],
])('%s', async (_, relation, wanted) => {
  const folder = await temporaryFolder()
  const staged = Object.entries(TABLES).flatMap(([name, table]) =>
    copyStatements(table, join(folder, `${name}.parquet`)),
  )
  await must(staged, folder)
  const program = programOf(relation)
  const isSorted = relation.kind === 'sort'
  for (const id of RUN_TARGETS) {
    const outlet = writtenOutlet(targets[id], OUTLET)
    const answers = await runOn(id, [{ folder, code: targets[id].print(program, SOURCES) }])
    if (!answers) continue
    expect(answers[0]?.failed ?? null, id).toBeNull()
    const path = join(folder, outlet.name)
    const [cells] = await must([readBackSql(path, outlet, columnsOf(relation))], folder)
    // The statement of read-back.ts gives cells as text.
    const rows = (JSON.parse(cells ?? '[]') as (string | null)[][]).map((row) => row.join(','))
    expect(isSorted ? rows : rows.toSorted(), id).toEqual(isSorted ? wanted : wanted.toSorted())
    // What one language has left there is no answer of another.
    await rm(path)
  }
})

afterAll(closeRuntimes)

const OUTLET = {
  kind: 'file',
  format: 'parquet',
  name: 'result.parquet',
  compress: false,
} as const

const SOURCES = Object.fromEntries(
  Object.keys(TABLES).map((name) => [
    name,
    { path: `${name}.parquet`, format: 'parquet' as const },
  ]),
)

function columnsNamed(types: Readonly<Record<string, Column['type']>>): readonly Column[] {
  return Object.entries(types).map(([name, type]) => ({ name, type }))
}

function read(name: Name): Relation {
  return { kind: 'step', step: name, columns: TABLES[name].columns }
}

/** All columns of both, those of the right that the left has as well under another name. */
function joined(
  left: Relation,
  name: Name,
  on: readonly (readonly [string, string])[],
  how: JoinKind = 'inner',
): Relation {
  const right = read(name)
  const lefts = columnsOf(left).map((column) => column.name)
  return {
    kind: 'join',
    left,
    right,
    how,
    on: on.map(([one, other]) => ({ left: one, right: other })),
    columns: [
      ...lefts.map((from) => ({ name: from, side: 'left', from }) as const),
      ...columnsOf(right).map(({ name: from }) => {
        return { name: lefts.includes(from) ? `${from}_right` : from, side: 'right', from } as const
      }),
    ],
  }
}

function chosen(input: Relation, names: Readonly<Record<string, string>>): Relation {
  const columns = Object.entries(names).map(([name, from]) => ({ name, from }))
  return { kind: 'select', input, columns }
}

function computed(input: Relation, values: Readonly<Record<string, string>>): Relation {
  const columns = Object.entries(values).map(
    ([name, text]): { name: string; value: Expression } => {
      return { name, value: expression(text) }
    },
  )
  return { kind: 'compute', input, columns }
}

function programOf(relation: Relation): Program {
  const loads = Object.entries(TABLES).map(([name, { columns }]) => {
    const from: Relation = { kind: 'from', dataset: name, columns }
    return { id: name, block: name, name, sentence: name, columns, relation: from }
  })
  const last = { id: 'result', block: 'result', name: 'result', sentence: 'result' }
  return {
    steps: [...loads, { ...last, columns: columnsOf(relation), relation, outlet: OUTLET }],
  }
}

async function must(statements: readonly string[], folder: string): Promise<readonly string[]> {
  const answers = await runRaw(statements, folder)
  const refused = answers.filter((answer) => !answer.startsWith('ok'))
  if (refused.length > 0) throw new Error(refused.join('\n'))
  return answers.map((answer) => answer.replace(/^ok ?/, ''))
}
