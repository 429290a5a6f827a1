import { describe, expect, test } from 'vitest'
import { describePipeline } from '../describe/describe-pipeline.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { checkPipeline } from '../pipeline/check-pipeline.ts'
import { parsePipeline } from '../pipeline/parse-pipeline.ts'
import { importSql } from './import-sql.ts'

const catalogue: Catalogue = {
  datasets: [
    {
      id: 'sales-1',
      name: 'sales',
      filename: 'sales.csv',
      columns: [
        { name: 'id', type: 'integer' },
        { name: 'customer_id', type: 'integer' },
        { name: 'Region', type: 'text' },
        { name: 'amount', type: 'number' },
        { name: 'sold on', type: 'date' },
      ],
    },
    {
      id: 'customers-1',
      name: 'customers',
      filename: 'customers.csv',
      columns: [
        { name: 'id', type: 'integer' },
        { name: 'name', type: 'text' },
        { name: 'Region', type: 'text' },
      ],
    },
  ],
}

function imported(sql: string) {
  const result = importSql(sql, catalogue, 7)
  if (!('pipeline' in result)) throw new Error(result.diagnostics[0]?.message)
  return result
}

test('blocks that a table of WITH becomes are called like it', () => {
  const sql = `with big as (select * from sales where amount > 10), all_sales as (select * from sales)
    select b.id from big b join all_sales a on a.id = b.id`
  const labels = imported(sql).pipeline.blocks.map(({ label }) => label)
  expect(labels.filter((label) => ['sales', 'big', 'all_sales'].includes(label))).toEqual([
    'sales',
    'big',
  ])
})

/** `filter: amount > 10`, block by block. */
function outline(sql: string): string[] {
  return imported(sql).pipeline.blocks.map(({ type, configuration }) => {
    // Plain JSON by construction; only what is looked at here matters.
    const { parameters = {} } = configuration as { parameters?: Record<string, unknown> }
    const { expression, keys, columns, measures, how, condition, limit, rows } = parameters
    const shown = { how, expression, keys, condition, columns, measures, limit }
    const text = Object.entries(shown)
      .filter(([, value]) => value !== undefined && String(value) !== '')
      .map(([name, value]) => `${name} ${typeof value === 'string' ? value : brief(value)}`)
    return [type, ...text, ...(type === 'union' ? [String(rows)] : [])].join(': ')
  })
}

function brief(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value)
  return value
    .map((one: unknown) => {
      if (typeof one !== 'object' || one === null) return String(one)
      return Object.values(one)
        .flat()
        .filter((part) => part !== '' && part !== 'same' && part !== 'last')
        .map((part) => (typeof part === 'object' ? JSON.stringify(part) : String(part)))
        .join(' ')
    })
    .join(', ')
}

describe('a query reads as an analyst would build it', () => {
  test('filters before joins, keys instead of a product', () => {
    const sql = `select c.name, s.amount from sales s, customers c
      where s.customer_id = c.id and s.amount > 100 and c.region = 'West' and s.amount > c.id`
    expect(outline(sql)).toEqual([
      'load_csv',
      'load_csv',
      'filter: expression amount > 100',
      "filter: expression Region = 'West'",
      'join: how inner: keys customer_id id',
      'filter: expression amount > id_customers',
      'select: columns name, amount',
    ])
  })

  test('groups, having, order and limit', () => {
    const sql = `select region, sum(amount * 2) as total, count(*) from sales
      group by region having count(*) > 1 order by total desc limit 3`
    expect(outline(sql)).toEqual([
      'load_csv',
      'transform: columns amount_times_2 amount * 2',
      'aggregate: keys Region: measures total sum amount_times_2, count count_rows',
      'filter: expression count > 1',
      'sort: keys total descending: limit 3',
    ])
  })

  test('subqueries that ask for a match become semi and anti joins', () => {
    const sql = `select name from customers c
      where exists (select 1 from sales s where s.customer_id = c.id and s.amount > c.id)
        and id in (select customer_id from sales)`
    expect(outline(sql)).toEqual([
      'load_csv',
      'load_csv',
      'join: how semi: keys id customer_id: condition amount > id',
      'select: columns customer_id',
      'join: how semi: keys id customer_id',
      'select: columns name',
    ])
  })

  test('a table of WITH that is used twice is one branch used twice', () => {
    const sql = `with totals as (select customer_id, sum(amount) as total from sales group by 1)
      select a.customer_id from totals a join totals b on a.total = b.total
      where a.customer_id < b.customer_id`
    const { pipeline } = imported(sql)
    expect(pipeline.blocks.filter(({ type }) => type === 'aggregate')).toHaveLength(1)
    expect(pipeline.blocks.filter(({ type }) => type === 'load_csv')).toHaveLength(1)
  })

  test('keys that stand in every branch of an OR are keys of the join', () => {
    const sql = `select s.id from sales s, customers c
      where (s.customer_id = c.id and s.amount > 5) or (s.customer_id = c.id and c.name = 'Ada')`
    expect(outline(sql)).toEqual([
      'load_csv',
      'load_csv',
      'join: how inner: keys customer_id id',
      "filter: expression amount > 5 or name = 'Ada'",
      'select: columns id',
    ])
  })

  test('several groupings are groups one below the other', () => {
    const sql = 'select region, count(*) as n from sales group by rollup (region)'
    expect(outline(sql)).toEqual([
      'load_csv',
      'aggregate: keys Region: measures n count_rows',
      'aggregate: measures n count_rows',
      'union: all',
    ])
  })

  test('measures with conditions are computed in one block', () => {
    const sql = `select region, count(*) filter (where amount > 5) as many, sum(amount * 2) as total,
      avg(amount * 2) as mean from sales group by region`
    expect(outline(sql).map((line) => line.split(':')[0])).toEqual([
      'load_csv',
      'transform',
      'aggregate',
    ])
  })

  test('a calendar is columns made rows', () => {
    const sql = `with months as (
        select unnest(generate_series(date '2024-01-01', date '2024-03-01', interval 1 month)) as month
      ) select month, count(s.id) as n from months left join sales s on s."sold on" = month group by 1`
    const types = outline(sql).map((line) => line.split(':')[0])
    expect(types.filter((type) => type === 'unpivot')).toHaveLength(1)
  })

  test('dates and decimals that are written out are worked out', () => {
    const sql = `select id from sales where "sold on" < date '1998-12-01' - interval '90' day
      and amount between 0.06 - 0.01 and 0.06 + 0.01`
    expect(outline(sql)[1]).toBe(
      `filter: expression "sold on" < date '1998-09-02' and amount between 0.05 and 0.07`,
    )
  })
})

test('the blocks are checked, can be stored, described, and stand apart on the canvas', () => {
  const sql = `select c.region, count(*) n, rank() over (order by count(*) desc) r
    from sales s left join customers c on s.customer_id = c.id and c.name like 'A%'
    where s.amount > (select avg(amount) from sales) group by c.region order by r, region`
  const { pipeline, diagnostics } = imported(sql)
  expect(diagnostics).toEqual([])
  expect(parsePipeline(pipeline)).toEqual({ pipeline })
  const { diagnostics: found } = checkPipeline(pipeline, catalogue)
  expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(describePipeline(pipeline, catalogue).length).toBeGreaterThan(100)
  const places = pipeline.blocks.map(({ position }) => `${position.x},${position.y}`)
  expect(new Set(places).size).toBe(places.length)
  const x = new Map(pipeline.blocks.map(({ id, position }) => [id, position.x]))
  for (const { source, target } of pipeline.connections) {
    expect(x.get(target)).toBeGreaterThan(x.get(source) ?? Infinity)
  }
})

test('names of columns are those of the data; doubles are told apart and told of', () => {
  const { diagnostics } = imported(
    'select a.REGION, b.region, sum(a.amount) from sales a, customers b where a.id = b.id group by 1, 2',
  )
  expect(diagnostics).toMatchObject([{ code: 'sql/renamed-column', severity: 'info' }])
})

test('what is left out is told', () => {
  const { diagnostics } = imported('with unused as (select 1 from sales) select id from sales')
  expect(diagnostics).toMatchObject([{ code: 'sql/no-effect', severity: 'info' }])
})

test('a text compared with a number is told', () => {
  const { diagnostics } = imported('select id from sales where region = amount')
  expect(diagnostics).toMatchObject([{ code: 'sql/converted', severity: 'warning' }])
})

/** A query, the code it is refused with, and the part of the text that is the place. */
const REFUSED: readonly (readonly [sql: string, code: string, place: string])[] = [
  ['', 'unreadable', ''],
  ['select', 'unreadable', ''],
  ['select id from', 'unreadable', ''],
  ['select id from sales where', 'unreadable', ''],
  ["select 'open from sales", 'unreadable', "'"],
  ['select id /* open from sales', 'unreadable', '/'],
  ['select id from sales where id = ?', 'unreadable', '?'],
  ['select id from sales) x', 'unreadable', ')'],
  ["select date '2024-13-01' from sales", 'unreadable', "'2024-13-01'"],
  ['select 12a from sales', 'unreadable', '12a'],
  ['insert into sales values (1)', 'not-a-select', 'insert'],
  ['update sales set id = 1', 'not-a-select', 'update'],
  ['delete from sales', 'not-a-select', 'delete'],
  ['create table x as select * from sales', 'not-a-select', 'create'],
  ["attach 'x.db'", 'not-a-select', 'attach'],
  ['select id from sales; drop table sales', 'several-statements', 'drop table sales'],
  ['select id from sale', 'unknown-table', 'sale'],
  ['select x.id from sales', 'unknown-table', 'x.id'],
  ['select x.* from sales', 'unknown-table', 'x.*'],
  ['select amuont from sales', 'unknown-column', 'amuont'],
  ['select rowid from sales', 'unknown-column', 'rowid'],
  ['select id from sales order by 3', 'unknown-column', '3'],
  ['select id from sales group by 2', 'unknown-column', '2'],
  [
    'select * from sales join customers using (amount)',
    'unknown-column',
    'sales join customers using (amount)',
  ],
  ['select id from sales s, customers c', 'ambiguous-column', 'id'],
  ['select 1 from sales, sales', 'ambiguous-table', 'sales, sales'],
  ['select uper(region) from sales', 'unknown-function', 'uper(region)'],
  ['select now() from sales', 'unsupported', 'now()'],
  ['select region, id from sales group by region', 'not-grouped', 'id'],
  ['select id from sales where sum(amount) > 1', 'misplaced', 'sum(amount)'],
  ['select id from sales where row_number() over () = 1', 'misplaced', 'row_number() over ()'],
  ['select sum(*) from sales', 'unsupported', 'sum(*)'],
  ['select region + 1 from sales', 'type-mismatch', 'region'],
  ['select id from sales where amount', 'type-mismatch', 'amount'],
  ['select sum(region) from sales', 'type-mismatch', 'sum(region)'],
  [
    'select id from sales union select id, name from customers',
    'column-count',
    'select id from sales union select id, name from customers',
  ],
  [
    'select id from sales where id in (select id, name from customers)',
    'column-count',
    'id in (select id, name from customers)',
  ],
  ['with recursive r as (select 1) select * from r', 'unsupported', 'recursive'],
  ['values (1), (2, 3)', 'column-count', 'values (1), (2, 3)'],
  ['select distinct on id from sales', 'unreadable', 'id'],
  ['pivot sales on region using sum(amount) group by id', 'unsupported', 'using'],
  ["pivot sales on region in ('a') using amount", 'unsupported', 'amount'],
  ['unpivot sales on nothing', 'unknown-column', 'unpivot sales on nothing'],
  ['select id from sales where amount > current_date', 'unsupported', 'current_date'],
  ['select * from sales order by all', 'unsupported', 'all'],
  ['select grouping(id) from sales group by rollup (region)', 'not-grouped', 'id'],
  ["select * from read_csv('/etc/passwd')", 'unsupported', 'read_csv'],
  [
    'select s.id from sales s, lateral (select c.name from customers c where c.id = s.id) x',
    'unsupported',
    'lateral (select c.name from customers c where c.id = s.id) x',
  ],
  [
    'select unnest(generate_series(1, id)) from sales',
    'unsupported',
    'unnest(generate_series(1, id))',
  ],
  ['select unnest(generate_series(1, 5000000)) as n', 'unsupported', 'generate_series(1, 5000000)'],
  ['select list(amount) from sales', 'unsupported', 'list(amount)'],
  ['select corr(amount, id) from sales', 'unsupported', 'corr(amount, id)'],
  ["select interval '1' day from sales", 'unsupported', "interval '1' day"],
  ['select cast(id as interval) from sales', 'unsupported', 'interval'],
  [
    'select sum(amount) over (order by id groups 1 preceding) from sales',
    'unsupported',
    'sum(amount) over (order by id groups 1 preceding)',
  ],
  [
    'select sum(amount) over (order by id, region range 5 preceding) from sales',
    'unsupported',
    'range 5 preceding',
  ],
  ['select id from sales where region collate nocase = 1', 'unsupported', 'region collate'],
  [
    "select regexp_replace(region, 'a', 'b') from sales",
    'unsupported',
    "regexp_replace(region, 'a', 'b')",
  ],
  [
    'select (select id, name from customers) from sales',
    'column-count',
    '(select id, name from customers)',
  ],
  [
    'select name from customers c where exists (select id from sales s where s.id > c.id group by id)',
    'unsupported',
    's.id > c.id',
  ],
  [
    'select (select amount from sales s where s.id = c.id limit 2) from customers c',
    'unsupported',
    'select amount from sales s where s.id = c.id limit 2',
  ],
  [
    'select name from customers c where exists (select 1 from sales s where exists (select 1 from customers d where d.id = c.id and d.name = s.region))',
    'unsupported',
    'c.id',
  ],
  [
    'select 1 from sales s join customers c on s.id in (select 1)',
    'unsupported',
    's.id in (select 1)',
  ],
  ['select * exclude (nothing) from sales', 'unknown-column', '* exclude (nothing)'],
]

describe('what cannot be is named with its place', () => {
  test.each(REFUSED)('%s', (sql, code, place) => {
    const result = importSql(sql, catalogue)
    expect('pipeline' in result).toBe(false)
    const [first] = result.diagnostics
    expect(first).toMatchObject({ code: `sql/${code}`, severity: 'error' })
    const { start = -1, end = -1 } = first?.at.span ?? {}
    expect(sql.slice(start, end)).toBe(place)
    expect(first?.hint).not.toBe('')
    expect(first?.message).toMatch(/^[^]+\.$/)
  })

  test('rows of nothing, where there is no data to begin with', () => {
    const [first] = importSql('select 1', { datasets: [] }).diagnostics
    expect(first).toMatchObject({ code: 'sql/no-table', severity: 'error' })
  })

  test('absurd size and nesting', () => {
    const code = (sql: string) => importSql(sql, catalogue).diagnostics[0]?.code
    expect(code(`select id from sales -- ${'x'.repeat(100_000)}`)).toBe('sql/too-long')
    expect(code(`select ${'('.repeat(5_000)}1`)).toBe('sql/too-deep')
    const chained = (count: number) => {
      const tables = Array.from({ length: count }, (_, at) => {
        return `t${at} as (select id from ${at === 0 ? 'sales' : `t${at - 1}`})`
      })
      return `with ${tables.join(', ')} select * from t${count - 1}`
    }
    expect(code(chained(150))).toBeUndefined()
    expect(code(chained(300))).toBe('sql/too-deep')
    expect(code(chained(2_000))).toBe('sql/too-large')
    expect(code(`select * from ${'('.repeat(5_000)}sales`)).toBe('sql/too-deep')
    expect(code(`${'('.repeat(5_000)}select 1`)).toBe('sql/too-deep')
    expect(code(`select ${'not '.repeat(5_000)}true from sales`)).toBe('sql/too-deep')
    expect(code(`select ${'1 + '.repeat(5_000)}1 from sales`)).toBe('sql/too-deep')
    expect(code(`select id from sales${' union select id from sales'.repeat(3_000)}`)).toBe(
      'sql/too-deep',
    )
    expect(code(`select id from sales${' union all select id from sales'.repeat(800)}`)).toBe(
      'sql/too-large',
    )
    expect(code('select "\0" from sales')).toBe('sql/unreadable')
  })
})
