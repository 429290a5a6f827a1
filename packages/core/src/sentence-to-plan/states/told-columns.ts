import { linkColumns, linkTables, saidWords } from '../question/link/link-names.ts'
import { refOf } from '../../tables/schema.ts'
import type { Predicate } from '../question/query/query.ts'
import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'
import { oneEditApart } from '../../words/match-name.ts'
import { setOf } from '../../words/word-set.ts'
import { tokenize } from '../../words/tokens.ts'

/** The tables a sentence speaks of; all of them where it names none. */
export function spokenTables(
  sentence: string,
  tables: readonly SchemaTable[],
): readonly SchemaTable[] {
  if (tables.length < 2) return tables
  const tokens = tokenize(sentence)
  const spoken = tables.filter((table) =>
    tokens.some((token) =>
      linkTables(saidWords([token]) ?? [], tables).some(
        (link) => link.table === table && link.score >= SPOKEN,
      ),
    ),
  )
  return spoken.length > 0 ? spoken : tables
}

const SPOKEN = 0.6

/**
 * The column that is called so: "voucher" is `voucher_code`, "count date" is `last_counted`. Where the words name
 * another table, its rows are what is lacking, and that is told by the column that leads to one of them, if there is
 * one.
 */
export function columnCalled(
  said: string,
  sentence: string,
  tables: readonly SchemaTable[],
): SchemaColumn | null {
  const words = saidWords(tokenize(said)) ?? []
  if (words.length === 0) return null
  const others = linkTables(words, tables).filter(({ score }) => score >= NAMED)
  if (others.length > 0)
    return leadingTo(
      others.map(({ table }) => table),
      spokenTables(sentence, tables),
    )
  const told = words.filter((word) => !KINDS.has(word))
  const content = told.length > 0 ? told : words
  const isDay = words.some((word) => DAYS.has(word))
  // What a key refers to is a row of another table: "sailings without crew" are told by the table of duties.
  const columns = spokenTables(sentence, tables)
    .flatMap((table) => table.columns)
    .filter((column) => !column.key || !isElsewhere(column, tables))
  const holders = columns
    .filter(({ words: own, numeric }) => holdsAll(own, content) && (numeric === null || !isDay))
    .toSorted((a, b) => a.words.length - b.words.length)
  // A "weight" is no slip of `weighed_on` where there is a weight.
  const whole = holders.find(({ words: own }) => isExact(own, content)) ?? holders[0]
  if (whole) return whole
  const [best] = isDay ? [] : linkColumns(words, spokenTables(sentence, tables))
  return best && best.score >= NAMED && columns.includes(best.column) ? best.column : null
}

const NAMED = 0.85

/** "Gifts without a campaign" that have a `campaign_id`: the number of one row of the campaigns. */
function leadingTo(
  others: readonly SchemaTable[],
  spoken: readonly SchemaTable[],
): SchemaColumn | null {
  const keys = others.flatMap(({ columns }) => columns.filter(({ key, unique }) => key && unique))
  const found = spoken
    .filter((table) => !others.includes(table))
    .flatMap(({ columns }) => columns)
    .find(({ name, unique }) => !unique && keys.some((key) => key.name === name))
  return found ?? null
}

function isElsewhere({ table, name }: SchemaColumn, tables: readonly SchemaTable[]): boolean {
  return tables.some(({ id, columns }) => id !== table && columns.some((one) => one.name === name))
}

/** What is said of many columns, and tells none of them. */
const KINDS = setOf('date day time address adress number code value entry name rating')
const DAYS = setOf('date day')

function holdsAll(own: SchemaColumn['words'], said: readonly string[]): boolean {
  return said.every((word) => own.some(({ stem }) => stem === word || isSlip(word, stem)))
}

function isExact(own: SchemaColumn['words'], said: readonly string[]): boolean {
  return said.every((word) => own.some(({ stem }) => stem === word))
}

/** "Suplier": a letter too few in a long word. */
function isSlip(word: string, meant: string): boolean {
  return word.length > LONG && oneEditApart(word, meant)
}

const LONG = 5

/** Whether some cell is written just so; it then says it better than anything else. */
export function isCell(words: RegExp, tables: readonly SchemaTable[]): boolean {
  return tables.some(({ columns }) =>
    columns.some(({ cells }) => cells.some((cell) => words.test(String(cell).trim()))),
  )
}

export function isEmpty(column: SchemaColumn, negated = false): Predicate {
  return { kind: 'empty', column: refOf(column), negated }
}
