import type { ColumnOverride, ColumnReading, ColumnType } from '@plainflow/core'
import type { Database } from './database.ts'
import { countReadable, findMisfits, forgetCells, groupCells } from './reading/group-cells.ts'
import {
  candidateForms,
  type ColumnForm,
  type ColumnKind,
  type Customs,
  formsOfType,
  TEXT,
} from './reading/column-form.ts'
import { isAmount } from './reading/amount-sql.ts'
import { isMixedDate } from './reading/mixed-date-sql.ts'
import { castSql, fitsSql, readsSql, shapeTest } from './reading/column-sql.ts'

/** A column of a table of text whose type is to be found. */
export interface UntypedColumn {
  readonly name: string
  readonly header: string
  /** Which column of the file it is, counted from 0. */
  readonly place: number
  readonly kind: ColumnKind
  /** SQL for its cell: text, or null. */
  readonly cell: string
  /** Its type and value, where the file itself says. */
  readonly declared?: { readonly type: ColumnType; readonly cell: string }
  /** False where the texts above are not what stands in the file. */
  readonly exact?: boolean
}

export interface TypedColumn {
  readonly reading: ColumnReading
  /** SQL for its cell, of the type found. */
  readonly cell: string
}

/**
 * The type of every column of a table of text, exact over all rows: a column is what all its cells
 * are, and text where they disagree. `beginning` holds first rows as they are; they decide which
 * types are worth asking for, never which one it is. What a person says is not asked.
 */
export async function inferTypes(
  database: Database,
  table: string,
  columns: readonly UntypedColumn[],
  beginning: readonly (readonly (string | null)[])[],
  overrides: readonly ColumnOverride[],
  customs: Customs,
): Promise<TypedColumn[]> {
  const said = columns.map(({ name }) => overrides.find((each) => each.name === name))
  const left = columns.map((column, index) => {
    const cells = beginning.flatMap((row) => row[index] || [])
    const groups = column.declared && !said[index] ? [] : wanted(column, said[index], customs)
    return groups.flatMap((group) => {
      const alike = group.filter((form) => couldFit(form, cells))
      return alike.length > 0 ? [alike] : []
    })
  })
  const found: (Choice | undefined)[] = columns.map(() => undefined)
  // Narrow types first; a column that turns out not to fit is asked for its next ones.
  for (;;) {
    const asked = left.flatMap((groups, index) => {
      const column = columns[index]
      return (groups.shift() ?? []).map((form) => ({ index, form, cell: column?.cell ?? '' }))
    })
    if (asked.length === 0) break
    const fits = await askAll(database, table, asked)
    for (const [place, { index, form }] of asked.entries()) {
      if (fits[place] === false) continue
      left[index] = []
      // Nothing but nulls: text, and no other type would tell more.
      if (fits[place] === null) continue
      const choice = found[index]
      found[index] = choice ? { ...choice, others: [...choice.others, form] } : { form, others: [] }
    }
  }
  return Promise.all(
    columns.map((column, index) =>
      finish(database, table, column, said[index], found[index], customs),
    ),
  )
}

interface Choice {
  readonly form: ColumnForm
  readonly others: readonly ColumnForm[]
}

/** The forms to ask for: all that are possible, or those of the type a person chose. */
function wanted(
  { kind }: UntypedColumn,
  said: ColumnOverride | undefined,
  customs: Customs,
): ColumnForm[][] {
  // Beside other marks or ways of writing dates nothing is to be chosen any more.
  if (said && isSaidWhole(said)) return []
  const groups =
    said?.type === undefined
      ? candidateForms(said ? 'unknown' : kind, customs)
      : formsOfType(said.type, customs).map((form) => [form])
  return groups.map((group) => group.filter((form) => isSaid(form, said)))
}

/** Whether the way of writing is said as a whole, and read by it whatever the cells look like. */
function isSaidWhole(said: ColumnOverride): said is ColumnOverride & Pick<ColumnForm, 'type'> {
  const form = { ...TEXT, ...said }
  return isAmount(form) || isMixedDate(form)
}

function isSaid(form: ColumnForm, said: ColumnOverride | undefined): boolean {
  if (!said) return true
  if (said.dateFormat !== undefined && said.dateFormat !== form.dateFormat) return false
  const isNumber = form.type === 'number' || (form.type === 'integer' && form.thousands !== '')
  if (!isNumber) return true
  return (
    (said.decimal === undefined || said.decimal === form.decimal) &&
    (said.thousands === undefined || said.thousands === form.thousands)
  )
}

function couldFit(form: ColumnForm, cells: readonly string[]): boolean {
  return cells.every(shapeTest(form)) && !isRatherCode(form, cells)
}

/** Whether figures in groups are something to call or to find by, and no counts. */
export function isRatherCode(form: ColumnForm, cells: readonly string[]): boolean {
  if (form.thousands === '' || cells.some((cell) => cell.includes(form.decimal))) return false
  // 555 123 456 in every row is rather a telephone number or an address than a count.
  const isEven = new Set(cells.map((cell) => cell.length)).size === 1
  return isEven && figureGroups(cells[0] ?? '') > 2
}

function figureGroups(cell: string): number {
  return cell.split(/[^0-9]+/).length
}

/** Thousands of aggregates at once take DuckDB gigabytes on one row; so do filtered ones. */
const AT_ONCE = 50

/** Whether every cell of a column has the form asked for; null where there are only nulls. */
async function askAll(
  { connection }: Database,
  table: string,
  asked: readonly { readonly cell: string; readonly form: ColumnForm }[],
): Promise<(boolean | null)[]> {
  const answers: (boolean | null)[] = []
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    const tests = asked.slice(from, from + AT_ONCE).map(({ cell, form }) => {
      const all = `bool_and(${cell} IS NULL OR coalesce(${fitsSql(cell, form)}, false))`
      return `CASE WHEN count(${cell}) > 0 THEN ${all} END`
    })
    const reader = await connection.runAndReadAll(`SELECT ${tests.join(', ')} FROM ${table}`)
    const row = reader.getRows()[0] ?? []
    answers.push(...row.map((answer) => (typeof answer === 'boolean' ? answer : null)))
  }
  return answers
}

async function finish(
  database: Database,
  table: string,
  { name, header, place, kind, cell, declared, exact = true }: UntypedColumn,
  said: ColumnOverride | undefined,
  choice: Choice | undefined,
  customs: Customs,
): Promise<TypedColumn> {
  const base = { name, header, place, otherDateFormats: [], unfit: 0, exact }
  if (declared && !said) {
    return { reading: { ...base, ...TEXT, type: declared.type }, cell: declared.cell }
  }
  if (choice) {
    const { form, others } = choice
    const otherDateFormats = others.flatMap(({ dateFormat }) => dateFormat ?? [])
    return { reading: { ...base, ...form, otherDateFormats }, cell: castSql(cell, form) }
  }
  if (said?.type === undefined || said.type === 'text') {
    // Figures that no number of ours holds.
    return { reading: { ...base, ...TEXT, exact: exact && kind !== 'number' }, cell }
  }
  // A person knows better than the cells do: those that cannot be read so are null, and counted.
  const forms = isSaidWhole(said)
    ? []
    : formsOfType(said.type, customs).filter((form) => isSaid(form, said))
  const usual = { ...TEXT, ...said, type: said.type }
  const candidates = (forms.length > 0 ? forms : [usual]).slice(0, AT_ONCE)
  const grouped = await groupCells(database, { table, cell }, candidates)
  const { all, readable } = await countReadable(grouped, candidates)
  const most = Math.max(...readable)
  const { name: _, ...form } = { ...(candidates[readable.indexOf(most)] ?? usual), name }
  const unfit = all - most
  const misfits = unfit > 0 ? { misfits: await findMisfits(grouped, form) } : {}
  await forgetCells(grouped)
  return {
    reading: { ...base, ...form, unfit, ...misfits, exact: false },
    // What is said as a whole is null by itself where it cannot be read.
    cell: isSaidWhole(said)
      ? castSql(cell, form)
      : `CASE WHEN ${readsSql(cell, form)} THEN ${castSql(`trim(${cell})`, form)} END`,
  }
}

export const DUCKDB_TYPES: Record<ColumnType, string> = {
  boolean: 'BOOLEAN',
  integer: 'BIGINT',
  number: 'DOUBLE',
  text: 'VARCHAR',
  date: 'DATE',
  timestamp: 'TIMESTAMP',
}
