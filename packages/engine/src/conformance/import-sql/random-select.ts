/** Numbers from a seed, and choices made with them. */
export class Choices {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * limit)
  }

  of<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new Error('Nothing to choose from')
    return item
  }

  chance(percent: number): boolean {
    return this.below(100) < percent
  }
}

/** Two tables with nulls and ties; some names must be quoted to be read at all. */
export const TABLES = {
  t: ['id', 'grp', 'n', 'x', 's', '"a ""q"" b"'],
  u: ['id', 'grp', 'n', 'y', 's', '"select"'],
} as const
type TableName = keyof typeof TABLES

interface Source {
  readonly from: string
  /** Qualified names, by type. */
  readonly numbers: readonly string[]
  readonly texts: readonly string[]
  /** What WHERE must say for tables with a comma between. */
  readonly link?: string
}

/** A SELECT of our own grammar that DuckDB reads too, with an order that leaves nothing open. */
export function randomSelect(choices: Choices, depth = 2): string {
  const roll = choices.below(10)
  if (roll === 0 && depth > 0) return setOperation(choices, depth)
  const source = randomFrom(choices, depth)
  const where = whereOf(choices, source, depth, 70)
  if (roll <= 3) return grouped(choices, source, where, depth)
  if (roll === 4) return windowed(choices, source, where)
  const count = 1 + choices.below(3)
  const items = Array.from(
    { length: count },
    (_, at) => `${value(choices, source, depth)} as c${at}`,
  )
  const distinct = choices.chance(20) ? 'distinct ' : ''
  const order = Array.from({ length: count }, (_, at) => orderItem(choices, `${at + 1}`)).join(', ')
  const limit = choices.chance(40) ? ` limit ${1 + choices.below(6)}` : ''
  const offset = limit !== '' && choices.chance(30) ? ` offset ${choices.below(4)}` : ''
  const select = `select ${distinct}${items.join(', ')} from ${source.from}${where} order by ${order}${limit}${offset}`
  return choices.chance(10) ? `with w as (${select}) select * from w` : select
}

function whereOf(choices: Choices, source: Source, depth: number, percent: number): string {
  const parts = [
    ...(source.link === undefined ? [] : [source.link]),
    ...(choices.chance(percent) ? [condition(choices, source, depth)] : []),
  ]
  return parts.length === 0 ? '' : ` where ${parts.join(' and ')}`
}

function orderItem(choices: Choices, what: string): string {
  return `${what}${choices.of(['', ' asc', ' desc'])}${choices.of(['', ' nulls first', ' nulls last'])}`
}

function setOperation(choices: Choices, depth: number): string {
  const side = () => {
    const source = randomFrom(choices, depth - 1)
    const where = whereOf(choices, source, 0, 50)
    return `select ${choices.of(source.numbers)} as k, ${choices.of(source.texts)} as v from ${source.from}${where}`
  }
  const operator = choices.of([
    'union',
    'union all',
    'intersect',
    'except',
    'intersect all',
    'except all',
  ])
  const third = choices.chance(20)
    ? ` ${choices.of(['union all', 'intersect', 'except'])} ${side()}`
    : ''
  return `${side()} ${operator} ${side()}${third} order by 1, 2`
}

function grouped(choices: Choices, source: Source, where: string, depth: number): string {
  const key = choices.of([...source.texts, ...source.numbers, `${choices.of(source.numbers)} % 3`])
  const measures = Array.from({ length: 1 + choices.below(2) }, () => measure(choices, source))
  const having = choices.chance(40)
    ? ` having ${measure(choices, source, false)} ${choices.of(['>', '<=', '<>'])} ${choices.below(5)}`
    : ''
  const deep =
    having !== '' && depth > 0 && choices.chance(30)
      ? ` and count(*) >= (select min(n) from u)`
      : ''
  const by = choices.of(['1', 'k', key])
  const items = measures.map((one, at) => `${one} as m${at}`)
  const order = [`1`, ...measures.map((_, at) => `${at + 2}`)].join(', ')
  return `select ${key} as k, ${items.join(', ')} from ${source.from}${where} group by ${by}${having}${deep} order by ${order}`
}

function measure(choices: Choices, source: Source, texts = true): string {
  const number = choices.of(source.numbers)
  const filter = choices.chance(20)
    ? ` filter (where ${choices.of(source.numbers)} > ${choices.below(4)})`
    : ''
  return choices.of([
    `count(*)${filter}`,
    `count(${choices.of(source.texts)})${filter}`,
    `count(distinct ${number})${filter}`,
    `sum(${number} * 2)${filter}`,
    texts ? `min(${choices.of(source.texts)})` : `min(${number})`,
    `max(${number})${filter}`,
    `avg(${number})`,
    `coalesce(sum(${number}), 0) + count(*)`,
    `sum(case when ${number} > 2 then 1 else 0 end)`,
  ])
}

function windowed(choices: Choices, source: Source, where: string): string {
  const number = choices.of(source.numbers)
  const part = choices.chance(60)
    ? `partition by ${choices.of([...source.texts, ...source.numbers])} `
    : ''
  const by = choices.of(source.numbers)
  const direction = choices.of(['', ' desc'])
  const call = choices.of([
    `rank() over (${part}order by ${by}${direction})`,
    `dense_rank() over (${part}order by ${by}${direction})`,
    `percent_rank() over (${part}order by ${by}${direction})`,
    `cume_dist() over (${part}order by ${by})`,
    `sum(${number}) over (${part}order by ${by}${direction})`,
    `count(${number}) over (${part}order by ${by})`,
    `count(*) over (${part}order by ${by})`,
    `avg(${number}) over (${part}order by ${by})`,
    `sum(${number}) over (${part})`,
    `max(${number}) over (${part})`,
    `${number} - min(${number}) over (${part})`,
  ])
  return `select ${number} as v, ${by} as o, ${call} as w from ${source.from}${where} order by 1, 2, 3`
}

function tableSource(name: TableName, alias: string): Source {
  const columns = TABLES[name].map((column) => `${alias}.${column}`)
  const texts = columns.filter((_, at) => at >= 4)
  return { from: `${name} as ${alias}`, numbers: columns.filter((_, at) => at < 4), texts }
}

function randomFrom(choices: Choices, depth: number): Source {
  const first = tableSource(choices.of(['t', 'u']), 'a')
  if (choices.chance(15) && depth > 0) {
    const where = condition(choices, tableSource('t', 'i'), 0)
    const query = `select i.id, i.n, i.s from t as i where ${where}`
    return { from: `(${query}) as a`, numbers: ['a.id', 'a.n'], texts: ['a.s'] }
  }
  if (choices.chance(50)) return first
  const second = tableSource(choices.of(['t', 'u']), 'b')
  const both = {
    numbers: [...first.numbers, ...second.numbers],
    texts: [...first.texts, ...second.texts],
  }
  const key = choices.of(['grp', 'n', 's'])
  const equal = `a.${key} = b.${key}`
  const kind = choices.of(['join', 'left join', 'right join', 'full join', ','])
  if (kind === ',') {
    const link = `${equal}${choices.chance(50) ? ' and a.n < b.n' : ''}`
    return { from: `${first.from}, ${second.from}`, ...both, link }
  }
  const more = choices.chance(50)
    ? ` and ${choices.of(['a.n > 1', 'b.n > 1', 'a.n < b.n', 'b.s is not null'])}`
    : ''
  return { from: `${first.from} ${kind} ${second.from} on ${equal}${more}`, ...both }
}

function value(choices: Choices, source: Source, depth: number): string {
  const number = () => choices.of(source.numbers)
  const text = () => choices.of(source.texts)
  return choices.of([
    number,
    number,
    text,
    () => `${number()} + ${number()} * 2`,
    () => `coalesce(${text()}, 'none')`,
    () => `${text()} || '-' || ${number()}`,
    () => `case when ${condition(choices, source, 0)} then ${number()} else 0 end`,
    () => `cast(${number()} as varchar)`,
    () => `upper(${text()})`,
    () => (depth > 0 ? `(select count(*) from u as z where z.grp = ${number()})` : number()),
    () => (depth > 0 ? `(select sum(z.n) from t as z where z.id > ${number()})` : number()),
    () =>
      depth > 0
        ? `(select count(*) from u as z where z.n < ${number()} and z.s = ${text()})`
        : number(),
    () => (depth > 0 ? `exists (select 1 from u as z where z.n > ${number()})` : number()),
    () => (depth > 0 ? `(select max(z.n) from t as z where z.s = ${text()})` : number()),
    () => (depth > 0 ? `(${number()} in (select z.n from u as z))` : number()),
    () => (depth > 0 ? `exists (select 1 from t as z where z.id = ${number()})` : number()),
  ])()
}

function condition(choices: Choices, source: Source, depth: number): string {
  const number = () => choices.of(source.numbers)
  const text = () => choices.of(source.texts)
  const simple = () =>
    choices.of([
      () => `${number()} ${choices.of(['=', '<>', '<', '>='])} ${choices.below(5)}`,
      () => `${number()} < ${number()}`,
      () => `${text()} in ('a', 'b', null)`,
      () => `${text()} not in ('a', 'b')`,
      () => `${number()} between 1 and 3`,
      () => `${text()} like '%a%'`,
      () => `${text()} is${choices.of(['', ' not'])} null`,
      () => `not (${number()} > 2)`,
      () => `${number()} is distinct from ${number()}`,
      () => `(${number()} > 2) is not true`,
    ])()
  const nested = () =>
    choices.of([
      () => `${number()} in (select z.n from u as z where z.s = ${text()})`,
      () => `${number()} not in (select z.n from u as z where z.id > ${choices.below(9)})`,
      () => `${number()} not in (select z.n from u as z where z.grp = ${number()})`,
      () => `${number()} not in (select z.n from u as z where z.n is not null)`,
      () => `exists (select 1 from t as z where z.grp = ${number()} and z.n <> ${number()})`,
      () => `not exists (select 1 from t as z where z.n = ${number()})`,
      () => `${number()} > (select avg(z.n) from u as z)`,
      () => `${number()} >= (select count(*) from u as z where z.grp = ${number()})`,
      () => `${number()} > all (select z.n from u as z where z.id < 4)`,
      () => `${number()} <= any (select z.n from t as z where z.n > 1)`,
      () => `(${number()}, ${text()}) in (select z.n, z.s from t as z)`,
      () => `(${number()} in (select z.n from u as z) or ${simple()})`,
    ])()
  const parts = Array.from({ length: 1 + choices.below(3) }, () =>
    depth > 0 && choices.chance(35) ? nested() : simple(),
  )
  return parts.length > 1 && choices.chance(30)
    ? `(${parts.filter((part) => !part.includes('select')).join(' or ') || simple()})`
    : parts.join(' and ')
}
