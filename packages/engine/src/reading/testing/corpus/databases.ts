import { makeDatabase } from './make-database.ts'
import type { ReadingCase } from './reading-case.ts'

const sqlite = (sql: string) => () => makeDatabase(sql)

/** SQLite files, where every cell has a type of its own and a column has none. */
export const databases: readonly ReadingCase[] = [
  {
    name: 'every kind of value SQLite keeps',
    filename: 'shop.sqlite',
    file: sqlite(`
      create table t (id integer primary key, big integer, price real, name text, paid boolean, day date,
        seen datetime, raw blob, note varchar(20));
      insert into t values
        (1, 9223372036854775807, 1.5, 'a', true, '2024-02-29', '2024-02-29 10:00:00', x'00ff', 'x'),
        (2, -9223372036854775808, 1e300, '', false, '1900-01-01', '1969-12-31 23:59:59.123456', x'', ''),
        (3, 9007199254740993, -0.1, 'Ünï 🙂 "q", ''r''', null, '9999-12-31', null, null, null),
        (4, 0, 2, 'a' || char(10) || char(9) || '\\N', true, null, '0001-01-01 00:00:00', x'41', '007')`),
    columns: [
      ['id', 'integer'],
      ['big', 'integer'],
      ['price', 'number'],
      ['name', 'text'],
      ['paid', 'boolean'],
      ['day', 'date'],
      ['seen', 'timestamp'],
      ['raw', 'text'],
      ['note', 'text'],
    ],
    rows: [
      [
        1,
        '9223372036854775807',
        1.5,
        'a',
        true,
        '2024-02-29',
        '2024-02-29T10:00:00',
        '\\x00ff',
        'x',
      ],
      [
        2,
        '-9223372036854775808',
        1e300,
        '',
        false,
        '1900-01-01',
        '1969-12-31T23:59:59.123456',
        '\\x',
        '',
      ],
      [3, '9007199254740993', -0.1, 'Ünï 🙂 "q", \'r\'', null, '9999-12-31', null, null, null],
      [4, 0, 2, 'a\n\t\\N', true, null, '0001-01-01T00:00:00', '\\x41', '007'],
    ],
    reading: { format: 'sqlite', sheet: 't' },
  },
  {
    name: 'figures kept as text stay text',
    filename: 'x.db',
    file: sqlite(
      `create table t (zip text, code); insert into t values ('01067', '12'), ('12345', '7')`,
    ),
    columns: [
      ['zip', 'text'],
      ['code', 'text'],
    ],
    rows: [
      ['01067', '12'],
      ['12345', '7'],
    ],
    // One click makes them numbers; nobody does it unasked.
    warnings: [/"code" looks like whole numbers/],
  },
  {
    name: 'a column with cells of different kinds',
    filename: 'x.sqlite3',
    file: sqlite(`create table t (mixed, both, rounded);
      insert into t values (42, 1, 9007199254740993), ('many', 2.5, 0.5), (x'ff', 3, 1)`),
    columns: [
      ['mixed', 'text'],
      ['both', 'number'],
      ['rounded', 'text'],
    ],
    rows: [
      ['42', 1, '9007199254740993'],
      ['many', 2.5, '0.5'],
      ['\\xff', 3, '1'],
    ],
  },
  {
    name: 'another table, with a name to be quoted, and computed columns',
    filename: 'x.sqlite',
    overrides: { sheet: 'my "orders"' },
    file: sqlite(`create table a (x); insert into a values (1);
      create table "my ""orders""" ("a b" integer, "select" text, twice integer as ("a b" * 2));
      insert into "my ""orders""" values (1, 'x'), (2, null)`),
    columns: [
      ['a b', 'integer'],
      ['select', 'text'],
      ['twice', 'integer'],
    ],
    rows: [
      [1, 'x', 2],
      [2, null, 4],
    ],
    reading: { sheet: 'my "orders"' },
  },
  {
    name: 'a view',
    filename: 'x.sqlite',
    overrides: { sheet: 'paid' },
    file: sqlite(`create table t (id integer, amount real); insert into t values (1, 2.5), (2, 0.0);
      create view paid as select id, amount from t where amount > 0`),
    columns: [
      ['id', 'integer'],
      ['amount', 'number'],
    ],
    rows: [[1, 2.5]],
  },
  {
    name: 'a database of UTF-16',
    filename: 'x.sqlite',
    file: sqlite(
      `pragma encoding = 'UTF-16le'; create table t (a text); insert into t values ('é🙂'), ('')`,
    ),
    columns: [['a', 'text']],
    rows: [['é🙂'], ['']],
  },
  {
    name: 'what a table of ours cannot hold is told',
    filename: 'x.sqlite',
    file: sqlite(`create table t (n real, s text);
      insert into t values (9e999, 'a' || char(0) || 'b'), (-9e999, cast(x'ff41' as text)), (1.5, 'c')`),
    columns: [
      ['n', 'number'],
      ['s', 'text'],
    ],
    rows: [
      [null, 'ab'],
      [null, '\uFFFDA'],
      [1.5, 'c'],
    ],
    warnings: [/Infinite numbers: 2/, /no text: 1/, /NUL characters: 1/],
  },
  {
    name: 'a table without rows',
    filename: 'x.sqlite',
    file: sqlite('create table t (a integer, b text)'),
    columns: [
      ['a', 'text'],
      ['b', 'text'],
    ],
    rows: [],
  },
  {
    name: 'a database with a write-ahead log, whatever it is called',
    filename: 'x.csv',
    file: async () => {
      const made = await makeDatabase('create table t (a integer); insert into t values (1)')
      // As SQLite marks it; a file in this mode cannot be made without shared memory.
      made.fill(2, 18, 20)
      return made
    },
    columns: [['a', 'integer']],
    rows: [[1]],
    warnings: [/"-wal"/],
  },
]
