import { BLOCKS } from '@plainflow/core'
import * as fc from 'fast-check'
import { z } from 'zod'

/** What zod's JSON schemas use of the language. */
interface JsonSchema {
  readonly type?: string
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

/** Stand for things of the user who asks; put in their place when the request is sent. */
export const OWN = ['$datasets', '$pipelines', '$projects', '$executions', '$uploads'] as const

/** Values of the form that the schema asks for, and such values with something wrong in them. */
export function fuzzed(schema: z.ZodType): fc.Arbitrary<unknown> {
  const fitting = valuesOf(asJson(schema), '')
  return fc.oneof(
    { weight: 5, arbitrary: fitting },
    { weight: 5, arbitrary: fitting.chain(spoilt) },
    { weight: 1, arbitrary: fitting.chain(spoilt).chain(spoilt) },
    { weight: 1, arbitrary: hostile },
  )
}

const deep = (levels: number) => JSON.parse('[{"a":'.repeat(levels) + '0' + '}]'.repeat(levels))

/** What no field expects. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, -0, 1e308, 2 ** 53, -(2 ** 31) - 1),
  fc.constantFrom<unknown>('', ' ', '\0', '\ud800', '\u202e', '\n', '__proto__', 'constructor'),
  fc.constantFrom<unknown>([], {}, [[]], [null], { length: 1e9 }, { toString: 1 }, deep(20)),
  fc.constantFrom<unknown>(
    deep(500),
    'x'.repeat(70_000),
    Array(2_000).fill('a'),
    '('.repeat(5_000),
  ),
  fc.constantFrom<unknown>("'; drop table users; --", '../../etc/passwd', '${7*7}', '%00', '=1+1'),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
)

const EXPRESSIONS = [
  'amount > 100',
  "region = 'West'",
  'sum(amount) / count(*)',
  'amount / 0',
  'date(region)',
  '"amount',
  'case when amount > 1 then region end',
  `${'not '.repeat(300)}amount`,
  `${'('.repeat(300)}amount${')'.repeat(300)}`,
  Array(300).fill('amount').join(' + '),
  'upper(amount, amount, amount)',
]
const SENTENCES = [
  'keep rows where amount is over 100',
  'average amount by region, highest first',
  'join sales with sales on id',
  'sort by amount and export as csv',
  'which region has the most sales?',
]
const STATEMENTS = [
  'select region, sum(amount) from sales group by region having sum(amount) > 10 order by 2 desc',
  'with a as (select * from sales) select * from a join sales using (id)',
  'select * from sales where id in (select id from sales) -- x',
  'select row_number() over (partition by region order by amount) from sales',
  'drop table sales',
]
const FILES = [
  'a,b\n1,2\n',
  'id,region,amount\n1,West,5\n',
  'a\n"',
  '',
  '\0',
  'a,a\n,\n',
  'a;b\n1;2',
]
const NAMES = ['amount', 'region', 'id', 'sales', 'West', 'load', 'west', 'file', 'sales.csv', 'x']

/** Texts that lead further than chance would, by the field they stand in. */
const texts: Readonly<Record<string, readonly string[]>> = {
  message: [...SENTENCES, ...STATEMENTS],
  content: SENTENCES,
  sql: STATEMENTS,
  csvData: FILES,
  filename: ['a.csv', 'a.tsv', 'a.json', 'a.parquet', 'a.xlsx', 'a'],
  datasetId: ['$datasets'],
  replaces: ['$datasets'],
  projectId: ['$projects'],
  pipelineId: ['$pipelines'],
  blockId: ['load', 'west', 'file'],
  upTo: ['load', 'west', 'file'],
  blockType: Object.keys(BLOCKS),
  type: Object.keys(BLOCKS),
  email: ['ann@example.com', 'ANN@EXAMPLE.COM'],
  password: ['seven green kettles', 'password'],
}

function textOf(key: string, longest = 10_000): fc.Arbitrary<string> {
  const known = texts[key] ?? [...NAMES, ...EXPRESSIONS]
  return fc
    .oneof(
      { weight: 6, arbitrary: fc.constantFrom(...known) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
      { weight: 1, arbitrary: fc.constantFrom(...OWN, ...EXPRESSIONS) },
    )
    .map((text) => text.slice(0, longest))
}

function valuesOf(schema: JsonSchema, key: string): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map((one) => valuesOf(one, key)))
  if (schema.type === 'array') return arrayOf(schema, key)
  if (schema.type === 'object') return objectOf(schema)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'number') return fc.double({ noNaN: true })
  if (schema.type === 'integer') {
    const { minimum: min = -10, maximum: max = 1_000 } = schema
    return fc.oneof(fc.integer({ min: clamp(min), max: clamp(max) }), fc.constantFrom(min, max))
  }
  if (schema.type !== 'string') return hostile
  // Saved pipelines travel as text.
  if (key === 'blocks') return blocks.map((given) => JSON.stringify(given))
  if (key === 'connections') return connections.map((given) => JSON.stringify(given))
  return textOf(key, schema.maxLength)
}

const clamp = (number: number) => Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, number))

function arrayOf(schema: JsonSchema, key: string): fc.Arbitrary<unknown> {
  if (key === 'blocks') return blocks
  if (key === 'connections') return connections
  if (key === 'datasets' && schema.items?.type === 'string') return fc.constant(['$datasets'])
  return fc.array(valuesOf(schema.items ?? {}, key), { maxLength: 3 })
}

function objectOf({ properties, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  // A record of anything.
  if (!properties) return fc.dictionary(fc.constantFrom(...NAMES), hostile, { maxKeys: 3 })
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, valuesOf(schema, name)] as const,
  )
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] })
}

const position = { x: 0, y: 0 }
const load = {
  id: 'load',
  type: 'load_csv',
  label: 'load',
  position,
  data: {},
  configuration: {
    dataSource: {
      type: 'file',
      config: { filePath: 'sales.csv', datasetId: '$datasets', format: 'csv' },
    },
  },
}

/** Every kind of block with a configuration of its own, behind one that loads real rows. */
const anyBlock = fc.oneof(
  ...Object.values(BLOCKS).map(({ type, label, configuration, initial }) =>
    fc.record({
      id: fc.constantFrom('west', 'file', type),
      type: fc.constant(type),
      label: fc.constant(label),
      position: fc.constant(position),
      data: fc.constant({}),
      configuration: fc.oneof(
        valuesOf(asJson(configuration), ''),
        fc.constant(initial).chain(spoilt),
      ),
    }),
  ),
)
const blocks = fc.array(anyBlock, { maxLength: 4 }).map((others) => [load, ...others])

const ends = fc.constantFrom('load', 'west', 'file', ...Object.keys(BLOCKS))
const connections = fc.array(
  fc
    .record({ source: ends, target: ends })
    .map((each) => ({ id: `e${each.source}-${each.target}`, ...each })),
  { maxLength: 4 },
)

/** The value with one thing in it replaced, left out, doubled or added. */
function spoilt(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return hostile
  const keys = Object.keys(value)
  const added = fc
    .record({ key: fc.constantFrom('extra', 'userId', 'credits', 'role', 'id'), with: hostile })
    .map(({ key, with: what }) =>
      Array.isArray(value) ? [...value, what] : { ...value, [key]: what },
    )
  if (keys.length === 0) return fc.oneof(added, hostile)
  const changed = fc.constantFrom(...keys).chain((key) => {
    const part = (value as Record<string, unknown>)[key] // its own key
    const without = Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
    const put = (what: unknown) =>
      Array.isArray(value) ? value.with(Number(key), what) : { ...value, [key]: what }
    return fc.oneof(
      { weight: 6, arbitrary: spoilt(part).map(put) },
      { weight: 2, arbitrary: hostile.map(put) },
      { weight: 1, arbitrary: fc.constant(Array.isArray(value) ? [...value, part] : without) },
    )
  })
  return fc.oneof({ weight: 6, arbitrary: changed }, { weight: 1, arbitrary: added })
}

function asJson(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  }) as JsonSchema // the parts of it that are read
}
