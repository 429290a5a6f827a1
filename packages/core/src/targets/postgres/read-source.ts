import type { Reading } from '../../reading/reading.ts'
import type { Column } from '../../relation/column.ts'
import type { From } from '../../relation/relation.ts'
import { bracketed, code, join, line, newLine, NOTHING, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { commentText } from '../comment-text.ts'
import { copyOf } from '../copy-of.ts'
import { isPlain, originalOf, type Readable, SEPARATORS } from '../original-of.ts'
import { COMMON_CSV } from '../source-of.ts'
import { selectCode, table } from '../sql/query.ts'
import type { CsvDialect, SourceFile } from '../target.ts'
import { postgresCast } from './cast.ts'
import type { Use } from './helpers.ts'
import { cast, POSTGRES_TYPES } from './literal.ts'
import { readPattern } from './moment-format.ts'
import { postgresText, text } from './postgres-text.ts'
import { octal, psqlPath, shellWord } from './psql-text.ts'
import { identifier, identifiers } from './query.ts'

/** PostgreSQL reads CSV alone; everything else is read from the CSV copy. */
export const READABLE: Readable = {
  formats: ['csv', 'tsv'],
  compressions: ['none'],
  encodings: ['utf-8'],
  dateParts: 'YmdHMS',
}

/** The statements that read a file into a temporary table of that name, every column typed. */
export function readSource(name: Code, from: From, source: SourceFile, use: Use): Code {
  const copy = copyOf(source, { readable: READABLE, copies: 'csv' })
  if (copy !== null) return loaded(name, from.columns, copy, { ...COMMON_CSV, keepsEmpty: true })
  const reading = originalOf(source, READABLE)
  const dialect = { ...(source.csv ?? COMMON_CSV), keepsEmpty: false }
  const isOdd = reading?.columns.some((column) => needsConversion(column, reading)) ?? false
  if (!reading || !isOdd) return loaded(name, from.columns, source.path, dialect)
  // What is not written as PostgreSQL writes it is read as text first.
  const columns = from.columns.map((column, index): Column => {
    const odd = reading.columns[index]
    return odd && needsConversion(odd, reading) ? { ...column, type: 'text' } : column
  })
  return code`${loaded(name, columns, source.path, dialect)}${newLine}${converted(name, from, reading, use)}`
}

interface Dialect extends CsvDialect {
  /** Whether `""` is empty text, as in a copy; else an empty cell is null, in quotes or not. */
  readonly keepsEmpty: boolean
}

function loaded(name: Code, columns: readonly Column[], path: string, dialect: Dialect): Code {
  const typed = columns.map(
    ({ name: column, type }) => code`${identifier(column)} ${POSTGRES_TYPES[type]}`,
  )
  const { delimiter, quote, escape = quote, header, keepsEmpty } = dialect
  // Behind \\copy all has to stand on one line.
  const isForced = !keepsEmpty && columns.every(({ name: column }) => !/[\n\r]/.test(column))
  const options = [
    code`FORMAT csv`,
    ...(header ? [code`HEADER true`] : []),
    ...(delimiter === ',' ? [] : [code`DELIMITER ${mark(delimiter)}`]),
    ...(quote === '"' ? [] : [code`QUOTE ${mark(quote)}`]),
    ...(escape === quote ? [] : [code`ESCAPE ${mark(escape)}`]),
    ...(!isForced
      ? []
      : [code`FORCE_NULL (${identifiers(columns.map(({ name: column }) => column))})`]),
  ]
  return join(
    [
      code`-- ${verbatim(commentText(`Read ${path}`))}`,
      code`${bracketed(code`CREATE TEMP TABLE ${name} (`, typed, code`)`, NOTHING)};`,
      code`\\copy ${name} FROM ${origin(path, dialect.skip)} WITH (${join(options, code`, `)})`,
      ...(isForced || keepsEmpty ? [] : [emptied(name, columns)]),
    ],
    newLine,
  )
}

/** Where a name has a line end, empty cells become null afterwards. */
function emptied(name: Code, columns: readonly Column[]): Code {
  const texts = columns
    .filter(({ type }) => type === 'text')
    .map(({ name: column }) => identifier(column))
  if (texts.length === 0) return NOTHING
  const sets = texts.map((column) => code`${column} = nullif(${column}, '')`)
  return code`UPDATE ${name} SET ${join(sets, code`, `)};`
}

/** A file, or a command that gives its lines where psql cannot name it or begin it further down. */
function origin(path: string, skip: number): Code {
  const safe = psqlPath(path)
  const isOneLine = !/[\n\r]/.test(safe)
  if (skip === 0 && isOneLine) return verbatim(postgresText(safe))
  const start = `tail -n +${Math.trunc(skip) + 1}`
  const command = isOneLine
    ? `${start} -- ${shellWord(safe)}`
    : `printf '${octal(safe)}\\000' | xargs -0 ${start} --`
  return code`PROGRAM ${verbatim(postgresText(command))}`
}

/** One byte; where cells are never quoted, one that no text has. */
function mark(byte: string): Code {
  return byte === '' ? code`E'\\x01'` : byte === '\t' ? code`E'\\t'` : text(byte)
}

function needsConversion(column: Reading['columns'][number], reading: Reading): boolean {
  return !isPlain(column) || reading.nullWords.length > 0
}

/** The same table with its columns converted, where some are written in another way. */
function converted(name: Code, { columns }: From, reading: Reading, use: Use): Code {
  const cells = columns.map(({ name: column }, index) => {
    const odd = reading.columns[index]
    if (!odd || !needsConversion(odd, reading)) return identifier(column)
    const cell = withoutWords(identifier(column), reading)
    return code`${value(cell, odd, use)} AS ${identifier(column)}`
  })
  const read = code`${name}_read`
  const select = selectCode({ ...table(read), columns: join(cells, code`,${line}`) })
  return join(
    [
      code`ALTER TABLE ${name} RENAME TO ${read};`,
      code`CREATE TEMP TABLE ${name} AS${newLine}${select};`,
    ],
    newLine,
  )
}

function withoutWords(cell: Code, { nullWords }: Reading): Code {
  if (nullWords.length === 0) return cell
  return code`CASE WHEN ${cell} NOT IN (${join(nullWords.map(text), code`, `)}) THEN ${cell} END`
}

function value(cell: Code, column: Reading['columns'][number], use: Use): Code {
  const { type, decimal, thousands, dateFormat } = column
  if (dateFormat !== null) {
    const { pattern, places } = readPattern(dateFormat)
    const moment = code`${use('read_moment')}(regexp_match(${cell}, ${text(pattern)}), ${text(places)})`
    return type === 'date' ? cast(moment, 'date') : moment
  }
  const together =
    thousands === '' ? cell : code`regexp_replace(${cell}, ${text(SEPARATORS[thousands])}, '', 'g')`
  const plain = decimal === '.' ? together : code`replace(${together}, ',', '.')`
  return type === 'text' ? plain : postgresCast(plain, 'text', type, use)
}
