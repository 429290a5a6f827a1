import type { Column, ColumnType } from '../../relation/column.ts'
import { bracketed, code } from '../code.ts'
import type { Code } from '../code.ts'
import { COMMON_CSV } from '../source-of.ts'
import type { SourceFile } from '../target.ts'
import { digits, PANDAS_TYPES, text } from './literal.ts'

/** Statements that read a file into a variable, every column with its type, moments included. */
export function readSource(
  variable: Code,
  columns: readonly Column[],
  source: SourceFile,
): readonly Code[] {
  const moments = columns.filter(({ type }) => type === 'date' || type === 'timestamp')
  const parsed = moments.map(({ name, type }) => {
    const column = code`${variable}[${text(name)}]`
    const options =
      source.format === 'csv' ? code`, format=${MOMENT_FORMATS[type] ?? code`None`}` : code``
    return code`${column} = pd.to_datetime(${column}${options})`
  })
  const read = source.format === 'csv' ? readCsv : readParquet
  return [...read(variable, columns, source), ...parsed]
}

const MOMENT_FORMATS: Readonly<Partial<Record<ColumnType, Code>>> = {
  date: code`"%Y-%m-%d"`,
  timestamp: code`"ISO8601"`,
}

function readCsv(variable: Code, columns: readonly Column[], source: SourceFile): readonly Code[] {
  const { delimiter, quote, header, skip } = source.csv ?? COMMON_CSV
  const numbers = columns.filter(({ type }) => type === 'number')
  const options = [
    code`input_dir / ${text(source.path)}`,
    ...(delimiter === ',' ? [] : [code`sep=${text(delimiter)}`]),
    ...(quote === '"' ? [] : quote === '' ? [code`quoting=3`] : [code`quotechar=${text(quote)}`]),
    ...(skip > 0 ? [code`skiprows=${digits(String(Math.trunc(skip)))}`] : []),
    header ? code`header=0` : code`header=None`,
    code`names=list(types)`,
    code`index_col=False`,
    code`dtype=types`,
    // "NA" and "null" are text like any other; only an empty cell is missing.
    code`keep_default_na=False`,
    code`na_values=[""]`,
    ...(numbers.length > 0 ? [code`float_precision="round_trip"`] : []),
  ]
  const entries = columns.map(({ name, type }) => code`${text(name)}: ${fileType(type)}`)
  return [
    code`types = ${bracketed(code`{`, entries, code`}`, code`,`)}`,
    code`${variable} = ${bracketed(code`pd.read_csv(`, options, code`)`, code`,`)}`,
    ...(numbers.length > 0 ? [code`${variable} = ${variable}.astype(${typesOf(numbers)})`] : []),
  ]
}

function readParquet(
  variable: Code,
  columns: readonly Column[],
  source: SourceFile,
): readonly Code[] {
  const typed = columns.filter(({ type }) => type !== 'date' && type !== 'timestamp')
  const options = [code`input_dir / ${text(source.path)}`, code`dtype_backend="numpy_nullable"`]
  const read = bracketed(code`pd.read_parquet(`, options, code`)`, code`,`)
  return [
    code`${variable} = ${read}`,
    ...(typed.length > 0 ? [code`${variable} = ${variable}.astype(${typesOf(typed)})`] : []),
  ]
}

/**
 * Dates are read as text first: left to itself, pandas guesses their order of day and month. Numbers
 * are read plainly, as only that reader of pandas 2 keeps every digit.
 */
function fileType(type: ColumnType): Code {
  if (type === 'number') return code`"float64"`
  return type === 'date' || type === 'timestamp' ? PANDAS_TYPES.text : PANDAS_TYPES[type]
}

function typesOf(columns: readonly Column[]): Code {
  const entries = columns.map(({ name, type }) => code`${text(name)}: ${PANDAS_TYPES[type]}`)
  return bracketed(code`{`, entries, code`}`, code`,`)
}
