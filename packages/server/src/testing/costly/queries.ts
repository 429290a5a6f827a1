import { times } from './graphs.ts'

/** SELECTs that are short to write and long to plan, over the tables `sales` and `wide`. */
export const QUERIES = {
  ctes: (count: number) => {
    const tables = times(count, (at) => {
      return `t${at} as (select id, amount from ${at === 0 ? 'sales' : `t${at - 1}`})`
    })
    return `with ${tables.join(', ')} select * from t${count - 1}`
  },
  parentheses: (depth: number) =>
    `select ${'('.repeat(depth)}1${')'.repeat(depth)} as one from sales`,
  unions: (count: number) =>
    times(count, (at) => `select id, amount + ${at} as v from sales`).join(' union all '),
  list: (count: number) =>
    `select * from sales where id in (${times(count, (at) => at).join(', ')})`,
  joins: (count: number) =>
    `select s0.id from sales s0 ${times(count, (at) => {
      return `join sales s${at + 1} on s${at}.id = s${at + 1}.id`
    }).join(' ')}`,
  wideJoins: (count: number) =>
    `select * from wide w0 ${times(count, (at) => {
      return `left join wide w${at + 1} on w${at}.c0 = w${at + 1}.c0`
    }).join(' ')}`,
  conditions: (count: number) =>
    `select * from sales where ${times(count, (at) => `amount <> ${at}`).join(' and ')}`,
  subqueries: (count: number) =>
    `select id from sales where ${times(count, (at) => {
      return `exists (select 1 from sales s${at} where s${at}.id = sales.id and s${at}.amount > ${at})`
    }).join(' and ')}`,
  cases: (count: number) =>
    `select case ${times(count, (at) => `when amount = ${at} then ${at}`).join(' ')} end as v from sales`,
  columns: (count: number) =>
    `select ${times(count, (at) => `c${at % 500} + ${at} as v${at}`).join(', ')} from wide`,
  windows: (count: number) =>
    `select ${times(count, (at) => {
      return `sum(amount) over (partition by region order by id + ${at}) as w${at}`
    }).join(', ')} from sales`,
} satisfies Record<string, (size: number) => string>
