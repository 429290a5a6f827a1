import {
  block,
  chain,
  conditions,
  edge,
  filter,
  filters,
  type Graph,
  joins,
  measures,
  renames,
  rules,
  times,
  transform,
  transforms,
  unions,
  windows,
} from './graphs.ts'
import { QUERIES } from './queries.ts'

/** What a user of the measurement has: datasets and stored pipelines, by id. */
export interface Belongings {
  /** id, region, amount */
  readonly sales: string
  /** c0 to c499 */
  readonly wide: string
  /** c0 to c1999 */
  readonly widest: string
  /** Stored: 60 transforms over 500 columns. */
  readonly transforms: string
}

export interface CostlyBody {
  /** What it is, for the table. */
  readonly what: string
  readonly method: 'POST' | 'PUT' | 'GET'
  path(own: Belongings): string
  /** Text is sent as it is; nothing for GET. */
  body?(own: Belongings): unknown
  readonly headers?: Record<string, string>
}

const longList = `c0 in (${times(3_500, (at) => at).join(', ')})`
const sum = times(1_500, (at) => `c${at % 500}`)
  .slice(0, 400)
  .join(' + ')
const oneOf = (at: number) => ({
  column: `c${at % 500}`,
  operator: 'is one of',
  value: times(300, (place) => place),
})
const unknownNames = (count: number) =>
  times(count, (at) => `revenue_of_the_customer_in_month_${at}`).join(' + ')

/** A group in a group, thirty deep, and at its bottom something that fits neither. */
function nestedGroups(depth: number): unknown {
  return depth === 0
    ? { match: 'all', conditions: [{ column: 'c0', operator: 'nowhere' }] }
    : { match: 'any', conditions: [nestedGroups(depth - 1)] }
}

const CHECKED: readonly (readonly [string, (own: Belongings) => Graph | string])[] = [
  ['12 joins, each fed twice by the one before', ({ sales }) => joins(sales, 12)],
  ['15 joins, each fed twice', ({ sales }) => joins(sales, 15)],
  ['30 joins, each fed twice', ({ sales }) => joins(sales, 30)],
  ['900 joins, each fed twice', ({ sales }) => joins(sales, 900)],
  ['30 joins with long suffixes', ({ sales }) => joins(sales, 30, 'x'.repeat(97))],
  ['60 transforms of 500 formulas over 500 columns', ({ wide }) => transforms(wide, 60, 500)],
  ['40 transforms that add 500 columns each', ({ wide }) => transforms(wide, 40, 500, true)],
  [
    '100 transforms of 20 formulas over 2,000 columns',
    ({ widest }) => transforms(widest, 100, 20, true),
  ],
  [
    '500 formulas that each use the one before',
    ({ wide }) =>
      chain(wide, [
        block(
          't',
          'transform',
          transform(times(500, (at) => [`v${at}`, at === 0 ? 'c0' : `v${at - 1} + 1`])),
        ),
      ]),
  ],
  [
    '400 formulas of 400 columns',
    ({ wide }) =>
      chain(wide, [block('t', 'transform', transform(times(400, (at) => [`v${at}`, sum])))]),
  ],
  [
    '90 filters with a list of 3,500 values',
    ({ wide }) =>
      chain(
        wide,
        times(90, (at) => block(`f${at}`, 'filter', filter(longList))),
      ),
  ],
  [
    'a filter of 900 conditions with 300 values each',
    ({ wide }) =>
      chain(wide, [
        block('f', 'filter', conditions({ match: 'any', conditions: times(900, oneOf) })),
      ]),
  ],
  [
    'groups of conditions thirty deep, wrong at the bottom',
    ({ wide }) => chain(wide, [block('f', 'filter', conditions(nestedGroups(13)))]),
  ],
  ['999 filters over 2,000 columns', ({ widest }) => filters(widest, 999)],
  ['a union fed 4,000 times', ({ wide }) => unionOf(wide, 4_000)],
  ['999 unions, each fed by the four before', ({ sales }) => unions(sales, 999, 4)],
  ['60 unions, each fed by all before', ({ wide }) => unions(wide, 60, 60)],
  [
    '60 pivots of 500 values',
    ({ wide }) =>
      chain(
        wide,
        times(60, (at) =>
          block(`p${at}`, 'pivot', {
            keys: [],
            from: at === 0 ? 'c0' : '1',
            values: times(500, (value) => ({ value: String(value), name: '' })),
            function: 'count_rows',
            column: '',
          }),
        ),
      ),
  ],
  [
    'an unpivot of 499 columns, and 100 behind it',
    ({ wide }) =>
      chain(
        wide,
        times(100, (at) =>
          block(`u${at}`, 'unpivot', {
            columns: at === 0 ? times(499, (place) => `c${place}`) : [`value${at - 1}`],
            keep: at === 0 ? ['c499'] : [`name${at - 1}`],
            nameTo: `name${at}`,
            valueTo: `value${at}`,
          }),
        ),
      ),
  ],
  ['8 windows of 30 formulas with 40 calls', ({ wide }) => windows(wide, 8)],
  [
    'an aggregate of 400 formulas with 300 calls',
    ({ wide }) => chain(wide, [block('a', 'aggregate', measures(400, 300))]),
  ],
  [
    '200 cleaning rules about 500 columns',
    ({ wide }) => chain(wide, [block('c', 'clean', rules('fill', 200))]),
  ],
  [
    '49,400 unknown columns among 2,000',
    ({ widest }) =>
      chain(widest, [
        block('t', 'transform', transform(times(190, (at) => [`v${at}`, unknownNames(260)]))),
      ]),
  ],
  [
    '1,000 conditions on unknown columns',
    ({ widest }) =>
      chain(widest, [
        block(
          'f',
          'filter',
          conditions({
            match: 'all',
            conditions: times(1_000, (at) => {
              return { column: `${'customer_'.repeat(20)}${at}`, operator: 'is empty' }
            }),
          }),
        ),
      ]),
  ],
  ['90 blocks that rename 400 columns', ({ wide }) => renames(wide, 90, 400)],
  [
    '200 rules of validation with 300 values each',
    ({ wide }) =>
      chain(wide, [
        block('v', 'validate', {
          rules: times(200, (at) => ({
            rule: 'one_of',
            column: `c${at}`,
            values: times(300, (value) => ({ value: String(value) })),
          })),
        }),
      ]),
  ],
  [
    'a circle of 1,000 blocks',
    ({ sales }) => {
      const { blocks, connections } = filters(sales, 999)
      return { blocks, connections: [...connections.slice(1), edge('back', 'f998', 'f0')] }
    },
  ],
  [
    '1,000 blocks of unknown types, 4,000 connections to nowhere',
    () => ({
      blocks: times(1_000, (at) => block(`b${at}`, `teleport_${at}`, {})),
      connections: times(4_000, (at) => edge(`e${at}`, `x${at}`, `y${at}`)),
    }),
  ],
  ['5 MB of empty lists', () => `{"blocks":[${'[],'.repeat(1_600_000)}[]],"connections":[]}`],
  [
    '2 MB of brackets',
    () =>
      `{"blocks":[{"id":"a","type":"filter","label":"a","position":{"x":0,"y":0},"configuration":{"deep":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}}],"connections":[]}`,
  ],
  ['5 MB of connections', () => `{"blocks":[],"connections":[${'0,'.repeat(2_400_000)}0]}`],
]

function unionOf(dataset: string, fed: number): Graph {
  return chain(dataset, [block('u', 'union', { rows: 'all' })], fed)
}

const CODED: readonly (readonly [string, string, (own: Belongings) => Graph])[] = [
  ['10 joins, each fed twice', 'pyspark', ({ sales }) => joins(sales, 10)],
  ['60 transforms of 500 formulas', 'pandas', ({ wide }) => transforms(wide, 60, 500)],
  ['8 windows of 30 formulas', 'scala', ({ wide }) => windows(wide, 8)],
  [
    '200 cleaning rules about 500 columns',
    'dplyr',
    ({ wide }) => chain(wide, [block('c', 'clean', rules('fill', 200))]),
  ],
  [
    'the row before filled in for 500 columns, 50 times',
    'polars',
    ({ wide }) => chain(wide, [block('c', 'clean', rules('fill_previous', 50))]),
  ],
  ['250 filters over 500 columns', 'duckdb', ({ wide }) => filters(wide, 250)],
  ['90 blocks that rename 400 columns', 'postgres', ({ wide }) => renames(wide, 90, 400)],
]

const IMPORTED: readonly (readonly [string, () => string])[] = [
  ['2,000 tables of WITH, each upon the one before', () => QUERIES.ctes(2_000)],
  ['190 tables of WITH, each upon the one before', () => QUERIES.ctes(190)],
  ['5,000 brackets', () => QUERIES.parentheses(5_000)],
  ['900 queries with UNION ALL', () => QUERIES.unions(900)],
  ['a list of 15,000 values', () => QUERIES.list(15_000)],
  ['300 joins', () => QUERIES.joins(300)],
  ['60 outer joins of 500 columns', () => QUERIES.wideJoins(60)],
  ['2,000 conditions', () => QUERIES.conditions(2_000)],
  ['300 correlated subqueries', () => QUERIES.subqueries(300)],
  ['a case of 2,000 branches', () => QUERIES.cases(2_000)],
  ['2,000 computed columns', () => QUERIES.columns(2_000)],
  ['300 window functions', () => QUERIES.windows(300)],
]

const SAID: readonly (readonly [string, () => string, (own: Belongings) => Graph])[] = [
  ['a word of 32,000 letters', () => 'x'.repeat(31_999), ({ sales }) => chain(sales, [])],
  [
    'a sentence of 700 conditions',
    () => `show sales where ${times(700, (at) => `amount is over ${at}`).join(' and ')}`,
    ({ sales }) => chain(sales, []),
  ],
  [
    'a sentence of 500 steps',
    () => times(500, (at) => `keep rows where amount is over ${at}`).join(', then '),
    ({ sales }) => chain(sales, []),
  ],
  [
    'a list of 3,000 names',
    () => `show ${times(3_000, (at) => `c${at % 500}`).join(', ')} of wide`,
    ({ wide }) => chain(wide, []),
  ],
  [
    'a question about a canvas of 1,000 blocks',
    () => 'explain the pipeline, what does it do?',
    ({ wide }) => filters(wide, 999),
  ],
]

export const COSTLY_BODIES: readonly CostlyBody[] = [
  ...CHECKED.map(([what, body]): CostlyBody => ({ ...posted('/api/pipelines/check', what), body })),
  ...CODED.map(([what, target, graph]): CostlyBody => ({
    ...posted('/api/pipelines/code', `${what}, in ${target}`),
    body: (own) => ({ ...graph(own), target }),
  })),
  {
    ...posted('/api/pipelines/preview', '7 joins, each fed twice'),
    body: ({ sales }) => ({ ...joins(sales, 7), blockId: 'j6' }),
  },
  {
    ...posted('/api/generate-block-code', 'an aggregate of 100 formulas with 300 calls'),
    body: () => ({
      blockType: 'aggregate',
      blockLabel: 'a',
      configuration: { parameters: measures(100, 300) },
    }),
  },
  ...IMPORTED.map(([what, sql]): CostlyBody => ({
    ...posted('/api/pipelines/import-sql', what),
    body: () => ({ sql: sql() }),
  })),
  ...SAID.map(([what, message, graph]): CostlyBody => ({
    ...posted('/api/conversational-pipeline', what),
    body: (own) => ({
      message: message(),
      currentPipeline: graph(own),
      availableDatasets: [],
    }),
  })),
  {
    ...posted('', 'a run of 60 transforms of 500 formulas'),
    path: ({ transforms: id }) => `/api/pipelines/${id}/execute`,
    body: () => ({}),
  },
  got('/exports', 'every export of 60 transforms', ({ transforms: id }) => id),
  got('/export?as=archive', 'an archive of 60 transforms', ({ transforms: id }) => id),
  {
    what: 'saving 2 MB over 2 MB, with 2 MB kept aside',
    method: 'PUT',
    path: ({ transforms: id }) => `/api/pipelines/${id}`,
    headers: { 'if-match': '"1"' },
    body: ({ wide }) => {
      const { blocks, connections } = transforms(wide, 60, 500, true)
      const texts = { blocks: JSON.stringify(blocks), connections: JSON.stringify(connections) }
      return { name: 'after', ...texts, kept: { name: 'aside', ...texts } }
    },
  },
]

function posted(path: string, what: string): CostlyBody {
  return { what, method: 'POST', path: () => path }
}

function got(path: string, what: string, id: (own: Belongings) => string): CostlyBody {
  return { what, method: 'GET', path: (own) => `/api/pipelines/${id(own)}${path}` }
}
