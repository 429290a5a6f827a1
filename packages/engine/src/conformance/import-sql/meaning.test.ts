import { join } from 'node:path'
import { duckdbText, type Catalogue, type Cell, type Table } from '@plainflow/core'
import { expect, test } from 'vitest'
import { runRaw } from '../../testing/run-raw.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { tableSql } from '../testing/stage-tables.ts'
import { sameRows } from '../tpch/same-rows.ts'
import { asOneQuery } from './as-one-query.ts'

const table: Table = {
  columns: [
    { name: 'i', type: 'integer' },
    { name: 'j', type: 'integer' },
    { name: 'x', type: 'number' },
    { name: 's', type: 'text' },
    { name: 'd', type: 'date' },
    { name: 'm', type: 'timestamp' },
    { name: 'b', type: 'boolean' },
  ],
  rows: [
    [7, 2, 2.6, 'Plain Flow', '2024-01-31', '2024-01-31 22:30:15', true],
    [-7, 3, -2.7, "it's 42%", '1999-12-31', '1999-12-31 00:00:00', false],
    [0, 5, 0.25, 'äöü_x', '2020-02-29', '2020-02-29 12:00:00', null],
    [null, null, null, null, null, null, null],
  ],
}

/** Expressions that mean the same through blocks, each computed both ways for every row. */
const SAME = `
  i + j * 2 - 1; i / j; i // j; i % j; -i; i ^ 2; (i + j) * x; 7 / 2; 0.1 + 0.2; 1.5 * 2; abs(x); round(x, 1); floor(x); ceil(x)
  sqrt(abs(x)); power(j, 2); ln(j); log(100); log10(j); exp(0); sign(x); greatest(i, j, 3); least(i, x); mod(i, 3); trunc(x)
  i = 7; i <> j; i < x; not b; b and i > 0; b or i is null; i between 0 and 10; i not between j and 10; i in (7, 0); i not in (1, null)
  s like '%Flow'; s not like 'P_ain%'; s ilike '%FLOW%'; s like '%42!%' escape '!'; s is null; s is not null; b is true; b is not true; b is false
  i is distinct from j; i is not distinct from null; b = true; i = '7'; d = '2024-01-31'; d > '2020-1-1'; m >= d; s || '!'; s || i; i || '-' || j
  upper(s); lower(s); length(s); substring(s, 2, 3); substring(s from 2 for 3); substr(s, 3); left(s, 2); right(s, 2); replace(s, 'l', 'L')
  trim('  a '); trim(both 'x' from 'xaxx'); ltrim('  a'); rtrim('a  '); trim(leading 'P' from s); lpad(s, 12, '*'); reverse(s); repeat(s, 2); position('a' in s)
  strpos(s, 'l'); instr(s, 'l'); split_part(s, ' ', 1); concat(s, i, null); concat_ws('-', s, j); starts_with(s, 'P'); contains(s, 'l'); ends_with(s, 'w')
  regexp_extract(s, '[0-9]+'); regexp_extract(s, '([A-Z])[a-z]+', 1); regexp_matches(s, '^P'); regexp_replace(s, '[aeiou]', '*', 'g'); s ~ '.*Flow'; md5(s)
  coalesce(i, j, 0); coalesce(s, 'none'); nullif(i, 7); ifnull(i, 1); case when i > 0 then 'pos' when i < 0 then 'neg' else 'zero' end
  case i when 7 then 'seven' end; case when b then i else x end; if(i > 0, 1, 2); cast(i as varchar); cast(i as double); cast('12' as integer); i::double; try_cast(s as integer)
  cast(x as integer); cast(b as integer); cast(d as timestamp); cast(m as date); cast(x as decimal(10, 1)); cast(d as varchar); cast('2024-01-31' as date)
  extract(year from d); extract(month from m); extract(dow from d); extract(doy from d); extract(hour from m); date_part('quarter', d); year(d); month(m); day(d)
  dayofweek(d); dayofyear(d); week(d); isodow(d); dayname(d); monthname(d); last_day(d); date_trunc('month', d); date_trunc('hour', m); d + interval '1' month
  d - interval '2' day; d + interval '1 month 2 days'; m + interval 3 hour; m - interval '1' year; d + 1; d - 1; d - date '2020-01-01'; date_diff('day', d, date '2024-12-31')
  date_diff('month', d, m); strftime(d, '%Y/%m'); strptime('31.01.2024', '%d.%m.%Y'); make_date(2024, 2, 29); d between date '2000-01-01' and '2024-12-31'
  date '2024-01-31' + interval '1' month; date '1998-12-01' - interval '90' day; timestamp '2024-01-31 10:00:00' + interval '90' minute
  date_add(d, interval 1 month); date_add(m, interval '3' hour)
  (select max(i) from t); (select count(*) from t as z where z.i = t.j); i in (select j from t); exists (select 1 from t as z where z.j = t.i)
`
  .split(/[;\n]/)
  .map((one) => one.trim())
  .filter((one) => one !== '')

/** Whole queries that mean the same. */
const QUERIES = [
  'select count(*), count(i), count(distinct i), sum(i), avg(i), min(s), max(d), median(x), stddev(j) from t',
  'select sum(i) filter (where b), count(*) filter (where i > 0), count_if(b), bool_or(b), bool_and(b) from t',
  'select quantile_cont(x, 0.25), percentile_cont(0.5) within group (order by x) from t',
  "select string_agg(s, ', ' order by s) from t",
  'select any_value(i) from t group by s',
  'select first(s order by i), first(s order by i desc) from t',
  'select i, lag(i) over (order by j), lead(i, 2, 0) over (order by j) from t',
  'select i, ntile(2) over (order by j), row_number() over (order by j) from t',
  'select i, first_value(s) over (order by j), last_value(s) over (order by j rows between unbounded preceding and unbounded following) from t',
  'select i, sum(i) over (order by j rows 1 preceding), avg(x) over (order by j rows between 1 preceding and current row), count(i) over (order by j rows 1 preceding) from t',
  'select i, sum(x) over w, count(*) over w from t window w as (order by j)',
  'select i, rank() over (order by i) as r from t qualify r <= 2',
  'select i from t order by i nulls first limit 2 offset 1',
  'select i from t order by x desc fetch first 1 row only',
  'select i, j from t where (i, j) in (select i, j from t where i is not null)',
  'select i from t where i not in (select j from t)',
  'select i from t where i not in (select j from t where j is not null)',
  'select i from t where i not in (select j from t where j > 100)',
  'select i from t where i >= all (select i from t where i is not null)',
  'select a.i, b.j from t a full join t b using (i)',
  'select i, a.j, b.j from t a natural join (select i, j, s from t) b',
  'select * from (select i as k, j from t) q(n, o) where n > 0',
  'with a as (select i from t), b as (select i from a where i > 0) select * from b union all select * from a',
  'select i from t union select j from t',
  'select i from t intersect select i from t where i > 0',
  'select i from t except all select i from t where i = 7',
  '(select i from t order by i limit 1) union all (select j from t order by j desc limit 1)',
  'select b, i % 2 as odd, count(*) from t group by all',
  'select s, (select j from t z where z.i = t.i) from t',
  'select (select max(i) from t) - (select min(i) from t) as spread',
  'select i from t where (select count(*) from t z where z.j > 100) = 0',
  'select i, (select count(*) from t z where z.j = t.i) as n from t',
  'from t select i where i > 0',
  'select a.i from t a semi join t b on a.i = b.i',
  'select a.i from t a anti join t b on a.i = b.j',
  'select a.i, b.i from t a left join t b on a.i < b.i',
  'select a.i, b.i from t a right join t b on a.i = b.j and a.j > 1',
  'select distinct b from t',
  'select i, null as z from t union all select i, x from t',
  'select i, d from t union all select j, null from t',
  'select b from t union all select i from t',
  'select i as k, j from t union all select j, i from t union all select 1, 2 from t',
  'select count(*) from t where 1 = 1',
  'select * exclude (s, m) from t',
  'select * exclude j replace (i * 2 as i, upper(s) as s) from (select i, j, s from t)',
  'select * rename (i as k, j as l) from t',
  'select a.* exclude (s), b.s from t a join t b on a.i = b.i',
  'select * replace (sum(i) over (order by j) as i) from (select i, j from t)',
  'select b, i from t order by all',
  'select b, count(*) as n from t group by all order by all desc',
  'select distinct on (b) b, i from t order by b, i desc',
  'select distinct on (i % 2) i, j from t where i is not null order by i % 2, j desc',
  'select arg_max(s, i), arg_min(s, i), max_by(s, d), min_by(i, d) from t',
  'select b, arg_max(i, x) filter (where j > 2) as top from t group by b',
  'select first(s order by d desc) from t where d is not null',
  "select string_agg(s, '; ') from t where i = 7",
  'pivot t on j in (2, 3, 4) using sum(i) group by b',
  "pivot (select * from t where i is not null) on s in ('Plain Flow' as plain, 'x') using count(*) as n, max(d) as d group by b",
  'select * from t pivot (sum(x) for i in (7, 0) group by b) p where b',
  "select string_agg(s, ',' order by s) from t",
  "select string_agg(s, ' | ' order by j desc, i), string_agg(distinct s, ';' order by s desc) from t",
  'select sum(distinct i % 2), count(distinct b), mode(j > 2), mode() within group (order by j > 2), variance(x) from t',
  'select arg_max(s, m), arg_min(s, m), arg_max(i, s), last(s order by d), first(i order by b desc, j) from t where d is not null',
  'select b, i % 2 as odd, sum(j), grouping(b), grouping(b, i % 2) from t group by rollup (b, i % 2)',
  'select b, i, count(*) from t group by cube (b, i)',
  'select b, j, count(*) from t group by grouping sets ((b, j), (j), ())',
  'select b from t group by rollup (b)',
  'select b, j, count(distinct i) from t group by i % 2, rollup (b, j)',
  'select i, max(x) over (order by j), min(s) over (partition by b order by j rows unbounded preceding) from t',
  'select i, sum(x) over (order by j rows between 1 following and 2 following), count(*) over (order by j rows between 1 preceding and 1 following) from t',
  'select i, count(*) over (order by d range between interval 10 year preceding and interval 1 day following) from t',
  'select i, sum(i) over (order by j desc range between 1 preceding and 2 following) from t',
  'select i, last_value(x ignore nulls) over (order by d nulls first rows unbounded preceding) from t',
  'select i, first_value(s) over (order by j rows between 1 preceding and current row) from t',
  'select i, count(distinct b) over (), median(x) over (partition by b) from t',
  'unpivot (select i, j, x from t) on j, x into name what value amount',
  'select * from t unpivot include nulls (v for n in (i, j)) order by s, n',
  'unpivot (select s, i, j from t) on columns(* exclude (s))',
  "select * from (values (1, 'a'), (2, 'b')) v(n, w) join t on t.j = v.n",
  'with k as (select 2 as j union all select 3) select t.i from t join k using (j)',
  'select t.i, n from t, range(1, 4) r(n) where n < t.j',
  "select unnest(generate_series(date '2024-01-01', date '2024-03-31', interval 1 day))::date as day",
  "select unnest(generate_series(timestamp '2024-01-01 06:00:00', timestamp '2024-01-02', interval 6 hour)) as slot",
  'select i, l.top from t, lateral (select max(z.j) as top, count(*) as n from t z where z.j > t.j) l where l.n > 0',
  'select t.i, l.s from t join lateral (select z.s from t z where z.i < t.i order by z.i desc limit 1) l on true',
  'select t.i, (select z.s from t z where z.j >= t.j order by z.j, z.i limit 1) from t',
  'select i, j from t union all by name select s, i from t',
  'pivot (select b, j, i from t) on j in (2, 3) using round(avg(i), 1)',
  "select extract(epoch from (m - timestamp '2000-01-01 00:00:00')), extract(day from m - d::timestamp), epoch(m) from t",
  'select m + interval 2 hour * j, d - interval (j) day, d + j * interval 1 month from t',
]

/** Where the meaning differs from DuckDB's, as docs/semantics.md section 19 says: what comes instead. */
const DIFFERENT: readonly (readonly [expression: string, gives: Cell])[] = [
  ['1 / 0', null],
  ['cast(2.5 as integer)', 3],
  ["cast('x' as integer)", null],
  ["cast('1.5' as integer)", null],
  ["trim('\t a ')", 'a'],
]

test('expressions, queries and what differs', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 't.parquet')
  const setup = [
    `CREATE TABLE t AS ${tableSql(table)}`,
    `COPY t TO ${duckdbText(path)} (FORMAT parquet)`,
  ]
  await runRaw(setup, folder)
  const { columns } = table
  const catalogue: Catalogue = { datasets: [{ id: 't', name: 't', filename: 't.csv', columns }] }
  const files = { t: { path, format: 'parquet' as const } }
  const queries = [...SAME.map((one) => `select t.i as k, ${one} as v from t`), ...QUERIES]
  const printed: string[] = []
  const wrong: string[] = []
  for (const sql of queries) {
    const one = await asOneQuery(sql, catalogue, files).catch((error: Error) => error)
    if (typeof one !== 'string') wrong.push(`does not import: ${one.message}`)
    printed.push(typeof one === 'string' ? one : 'select 1')
  }
  const instead = await Promise.all(
    DIFFERENT.map(([one]) => asOneQuery(`select ${one} as v from t where i = 7`, catalogue, files)),
  )
  const statements = [
    ...setup,
    ...queries.flatMap((sql, at) => [sql, printed[at] ?? '']),
    ...instead,
  ]
  const answers = (await runRaw(statements, folder)).slice(setup.length)
  for (const [at, sql] of queries.entries()) {
    const [direct = '', ours = ''] = answers.slice(2 * at, 2 * at + 2)
    const ok = direct.startsWith('ok ') && ours.startsWith('ok ')
    const ordered = / order by [^()]*$/.test(sql)
    if (ok && sameRows(rowsOf(ours), rowsOf(direct), ordered)) continue
    wrong.push(`${sql}\n  wanted ${direct.slice(0, 300)}\n  given  ${ours.slice(0, 300)}`)
  }
  for (const [at, [expression, gives]] of DIFFERENT.entries()) {
    const given = answers[2 * queries.length + at] ?? ''
    const cell = given.startsWith('ok ') ? rowsOf(given)[0]?.[0] : given
    if (String(cell) !== String(gives)) wrong.push(`${expression} gives ${given}`)
  }
  expect(wrong.join('\n')).toBe('')
}, 120_000)

function rowsOf(answer: string): Cell[][] {
  // runRaw gives rows of JSON behind `ok `.
  return JSON.parse(answer.slice(3)) as Cell[][]
}
