import { readFileSync } from 'node:fs'
import {
  Binary,
  BSONRegExp,
  Code,
  DBRef,
  Decimal128,
  type Document,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  UUID,
} from 'mongodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBack } from '../testing/read-back.ts'
import { startMongodb, type TestMongo } from '../testing/start-mongodb.ts'
import { readHere } from './testing/read-here.ts'
import { tableOf } from './testing/sources.ts'

/**
 * NOT AGAINST MONGODB ITSELF, which no package registry has: against a server in Java that speaks its
 * protocol (see testing/start-mongodb.ts). What is read and written are the driver's own bytes, so that types
 * are proven; whether MongoDB's planner and its own sorting agree is not. Passwords, transactions, views,
 * replica sets and the server's own time limits are not tested at all, as this server has none.
 */
let server: TestMongo
beforeAll(async () => {
  server = await startMongodb()
})
afterAll(() => server.stop())

const long = (text: string) => Long.fromString(text)
const decimal = (text: string) => Decimal128.fromString(text)
const ID = '65a1b2c3d4e5f60718293a4b'
const A_UUID = 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'

/** By native type: ours, and values with what comes in. Each row of the guide's table is here. */
const TYPES: readonly (readonly [string, string, readonly (readonly [unknown, unknown])[]])[] = [
  [
    'bool',
    'boolean',
    [
      [true, true],
      [false, false],
    ],
  ],
  [
    'int',
    'integer',
    [
      [new Int32(-2147483648), -2147483648],
      [new Int32(0), 0],
    ],
  ],
  [
    'long',
    'integer',
    [
      [long('-9223372036854775808'), '-9223372036854775808'],
      [long('9223372036854775807'), '9223372036854775807'],
      [long('9007199254740993'), '9007199254740993'],
    ],
  ],
  [
    'int, long',
    'integer',
    [
      [new Int32(5), 5],
      [long('9007199254740993'), '9007199254740993'],
    ],
  ],
  [
    'double',
    'number',
    [
      [new Double(0.1), 0.1],
      [new Double(5e-324), 5e-324],
      [new Double(1.7976931348623157e308), 1.7976931348623157e308],
      [new Double(3), 3],
      [NaN, null],
    ],
  ],
  [
    'double, int',
    'number',
    [
      [new Int32(5), 5],
      [new Double(5.5), 5.5],
    ],
  ],
  [
    'double, long',
    'text',
    [
      [long('9007199254740993'), '9007199254740993'],
      [0.5, '0.5'],
    ],
  ],
  [
    'decimal',
    'number',
    [
      [decimal('1234567890.12'), 1234567890.12],
      [decimal('0.10'), 0.1],
      [decimal('-1E+10'), -1e10],
      [decimal('NaN'), null],
    ],
  ],
  [
    'decimal',
    'text',
    [
      [decimal('1234567890123456789012345678.012345'), '1234567890123456789012345678.012345'],
      [decimal('0.10'), '0.10'],
      [decimal('1.5E+100'), '1.5E+100'],
    ],
  ],
  [
    'string',
    'text',
    [
      ['', ''],
      [' a,"b" ', ' a,"b" '],
      ['l1\nl2\r\n\\.\n\t', 'l1\nl2\r\n\\.\n\t'],
      ['ünï 😀 e\u0301', 'ünï 😀 e\u0301'],
      ['NULL', 'NULL'],
    ],
  ],
  [
    'date',
    'timestamp',
    [
      [new Date('2024-02-29T23:59:59.123Z'), '2024-02-29T23:59:59.123'],
      [new Date('0001-01-01T00:00:00Z'), '0001-01-01T00:00:00'],
      [new Date('9999-12-31T23:59:59.999Z'), '9999-12-31T23:59:59.999'],
    ],
  ],
  ['date', 'text', [[new Date(-1e14), '-001199-02-15T14:13:20.000Z']]],
  ['objectId', 'text', [[new ObjectId(ID), ID]]],
  ['uuid', 'text', [[new UUID(A_UUID), A_UUID]]],
  [
    'binData',
    'text',
    [
      [new Binary(Buffer.from([0, 255, 16])), '\\x00ff10'],
      [new Binary(Buffer.alloc(0)), '\\x'],
    ],
  ],
  [
    'array',
    'text',
    [
      [[1, null, 'a"b', long('9007199254740993')], '[1,null,"a\\"b",9007199254740993]'],
      [[], '[]'],
      [[{ a: new Date(0), b: decimal('1.10') }], '[{"a":"1970-01-01T00:00:00.000Z","b":1.10}]'],
    ],
  ],
  [
    'array, object',
    'text',
    [
      [{ a: [new ObjectId(ID)] }, `{"a":["${ID}"]}`],
      [[true], '[true]'],
    ],
  ],
  [
    'int, string',
    'text',
    [
      [new Int32(5), '5'],
      ['five', 'five'],
    ],
  ],
  [
    'bool, date',
    'text',
    [
      [true, 'true'],
      [new Date(0), '1970-01-01T00:00:00.000Z'],
    ],
  ],
  ['object', 'text', [[{}, '{}']]],
  ['null', 'text', [[null, null]]],
  [
    'regex',
    'text',
    [[new BSONRegExp('^a', 'i'), '{"$regularExpression":{"pattern":"^a","options":"i"}}']],
  ],
  ['timestamp', 'text', [[new Timestamp({ t: 5, i: 6 }), '{"$timestamp":{"t":5,"i":6}}']]],
  ['minKey', 'text', [[new MinKey(), '{"$minKey":1}']]],
  ['maxKey', 'text', [[new MaxKey(), '{"$maxKey":1}']]],
  ['javascript', 'text', [[new Code('a()'), '{"$code":"a()"}']]],
  ['dbRef', 'text', [[new DBRef('c', new ObjectId(ID)), `{"$ref":"c","$id":{"$oid":"${ID}"}}`]]],
]

test('every type comes in under one of ours, with null, nothing and all its values', async () => {
  const most = Math.max(...TYPES.map(([, , values]) => values.length))
  const documents = Array.from({ length: most + 1 }, (_, at) => {
    const cells = TYPES.flatMap(([, , values], place) => {
      const given = values[at]
      // Past its values a field is null once and then not there.
      return given ? [[`v${place}`, given[0]]] : at === values.length ? [[`v${place}`, null]] : []
    })
    return { _id: at, ...Object.fromEntries(cells) } as Document
  })
  await server.database.collection('types').insertMany(documents as never)
  const found = await readBack(server.reach(), tableOf('types'))
  const named = new Map(found.columns.slice(1).map((column) => [column.split(' ')[0], column]))
  for (const [place, [native, ours, values]] of TYPES.entries()) {
    const name = `v${place}`
    const at = found.columns.findIndex((column) => column.startsWith(`${name} `))
    expect(named.get(name)).toBe(`${name} ${ours} ${native}`)
    const sorted = found.rows.toSorted((left, right) => Number(left[0]) - Number(right[0]))
    expect(
      sorted.map((row) => row[at]),
      native,
    ).toEqual(Array.from({ length: most + 1 }, (_, row) => values[row]?.[1] ?? null))
  }
  expect(TYPES.flatMap(([, , values]) => values).length).toBeGreaterThan(25)
  expect(found.left).toEqual(['rows.parquet'])
})

test('documents within documents are columns, whatever their fields are called', async () => {
  await server.database.collection('nested').insertMany([
    { _id: 1, a: { b: 1, c: { d: 'x' } }, constructor: 'k', A: 2 },
    { _id: 2, a: null, e: { f: [] } },
    { _id: 3, a: { c: null }, e: {} },
  ] as never)
  await server.database.command({
    insert: 'nested',
    documents: [{ _id: 4, ['__proto__']: 5 }],
  })
  const found = await readBack(server.reach(), tableOf('nested'))
  expect(found.columns).toEqual([
    '_id integer int',
    'a.b integer int',
    'a.c.d text string',
    'constructor text string',
    'A integer int',
    'e.f text array',
    '__proto__ integer int',
  ])
  expect(found.rows.toSorted()).toEqual([
    [1, 1, 'x', 'k', 2, null, null],
    [2, null, null, null, null, '[]', null],
    [3, null, null, null, null, null, null],
    [4, null, null, null, null, null, 5],
  ])
})

test.each([
  ['n', [{ n: 1 }], { n: 'one' }, /field "n" holds a string .* type integer/],
  ['n', [{ n: 1 }], { n: 1.5 }, /field "n" holds a double .* type integer/],
  ['n', [{ n: 1 }], { n: [1] }, /field "n" holds an array/],
  ['n', [{ n: 1.5 }], { n: decimal('0.1234567890123456') }, /a decimal .* more than 15 digits/],
  ['n', [{ n: 1.5 }], { n: long('9007199254740993') }, /a long .* beyond what a number keeps/],
  ['at', [{ at: new Date(0) }], { at: new Date(-1e14) }, /a date .* before the year 1/],
  ['ok', [{ ok: true }], { ok: 1 }, /field "ok" holds an int/],
  ['a.b', [{ a: { b: 1 } }], { a: 'lost' }, /field "a" holds a string .* a document with "b"/],
  ['a.b', [{ a: { b: 1 } }], { a: [{ b: 2 }] }, /field "a" holds an array/],
])('a later document that does not fit is told: %s %o %o', async (_, first, later, words) => {
  const name = `later${String(words)}`
  await server.database.collection(name).insertMany([{ ...first[0] }, later, { ...first[0] }])
  await expect(readHere(server.reach({ sample: 2 }), tableOf(name))).rejects.toThrow(words)
  // Found anew by more documents, the column holds all of them.
  expect((await readHere(server.reach({ sample: 10 }), tableOf(name))).length).toBe(3)
})

test('the guide lists every type that is tried here', () => {
  const guide = readFileSync(
    new URL('../../../../../docs/guide/databases.md', import.meta.url),
    'utf8',
  )
  const kinds = new Set(TYPES.flatMap(([native]) => native.split(', ')))
  for (const kind of kinds) expect(guide, kind).toMatch(new RegExp(`\\| [^|]*\`${kind}\``))
})
