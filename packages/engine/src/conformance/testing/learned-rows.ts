import type { Column } from '@plainflow/core'

/** A table with every kind of column that a model looks at, most with nulls, the same on every day. */
export const LEARNED_COLUMNS: readonly Column[] = [
  { name: 'id', type: 'integer' },
  { name: 'Age', type: 'number' },
  { name: 'visits', type: 'integer' },
  { name: 'is member', type: 'boolean' },
  { name: 'city', type: 'text' },
  { name: 'plan', type: 'integer' },
  { name: 'joined', type: 'date' },
  { name: 'last seen', type: 'timestamp' },
  { name: 'note', type: 'text' },
]

/** Not among them: `Null`, which is a text, and a city that no model has seen. */
export const CITIES = ['Köln', "L'Aquila", 'São Paulo', '東京', 'Zürich 🎉', 'köln', ' ', 'NA']
export const WORDS = ['urgent', 'größe', 'σοφοσ', 'paid2', '返品', 'ok', 'istanbul']

const CITY_CELLS = [...CITIES, 'Atlantis', 'Null']
const NOTES = [
  'URGENT: paid2, please!',
  'Größe – „ok“ (urgent?)',
  'ΣΟΦΟΣ and more',
  'unurgent okay paid22',
  '返品、ok…',
  'İSTANBUL\nurgent\tnow',
  "it's [ok]",
  '',
]

export function learnedRowsSql(count: number): string {
  return `SELECT range AS id,
    CASE WHEN ${share('a')} > 0.1 THEN round(${share('b')} * 100 - 20, 2) END AS "Age",
    CASE WHEN ${share('c')} > 0.1 THEN CAST(floor(${share('d')} * 40) AS BIGINT) END AS visits,
    CASE WHEN ${share('e')} > 0.1 THEN ${share('f')} > 0.4 END AS "is member",
    ${oneOf('g', CITY_CELLS)} AS city,
    CASE WHEN ${share('h')} > 0.1 THEN CAST(floor(${share('i')} * 6) AS BIGINT) END AS plan,
    CASE WHEN ${share('j')} > 0.1
      THEN DATE '1960-02-27' + CAST(floor(${share('k')} * 30000) AS INTEGER) END AS joined,
    CASE WHEN ${share('l')} > 0.1
      THEN TIMESTAMP '1969-12-30 23:59:59' + to_microseconds(CAST(floor(${share('m')} * 1.8e15) AS BIGINT)) END AS "last seen",
    ${oneOf('n', NOTES)} AS note
  FROM range(${count})`
}

/** From 0 to below 1, another for each row and word. */
function share(word: string): string {
  return `(('0x' || left(md5(range || '${word}'), 8))::BIGINT / 4294967296)`
}

/** A null beside them. */
function oneOf(word: string, cells: readonly string[]): string {
  const list = cells.map((cell) => `'${cell.replaceAll("'", "''")}'`).join(', ')
  return `[${list}][CAST(floor(${share(word)} * ${cells.length + 1}) AS INTEGER) + 1]`
}
