import type { ColumnOverride, ColumnRemark } from '@plainflow/core'
import { duckdbText } from '@plainflow/core/duckdb-text'
import type { Database } from '../database.ts'
import type { TypedColumn, UntypedColumn } from '../infer-types.ts'
import { isAmount } from './amount-sql.ts'
import type { ColumnForm, Customs } from './column-form.ts'
import { castSql, fitsSql, readsSql } from './column-sql.ts'
import {
  type ColumnPlace,
  countSql,
  findMisfits,
  forgetCells,
  groupCells,
  type GroupedCells,
} from './group-cells.ts'
import { lookAtCells, type Look, SHARE_THAT_FITS } from './look-at-cells.ts'
import { isMixedDate } from './mixed-date-sql.ts'
import { formOf, otherForms } from './other-forms.ts'
import { type Told, remarkOn, settledRemark, type Unlabelled } from './remark-words.ts'

/** A table of nothing but such columns is no reason to look through it for minutes. */
const MOST_REMARKS = 100

export interface RemarkedTable {
  readonly table: string
  readonly columns: readonly UntypedColumn[]
  readonly typed: readonly TypedColumn[]
  readonly beginning: readonly (readonly (string | null)[])[]
  readonly overrides: readonly ColumnOverride[]
  readonly customs: Customs
  /** Whether texts of figures alone may be numbers: not where the file itself says what is text. */
  readonly isUntyped: boolean
}

/**
 * What their owner should know of columns, and can change in one step: texts that look like amounts or
 * dates, and what was read in one of two ways. Whole files are asked only about columns whose first
 * cells look so, hence a file of plain columns costs nothing.
 */
export async function findRemarks(
  database: Database,
  { table, columns, typed, beginning, overrides, customs, isUntyped }: RemarkedTable,
): Promise<readonly (ColumnRemark | undefined)[]> {
  let left = MOST_REMARKS
  const remarks: (ColumnRemark | undefined)[] = []
  for (const [index, { reading }] of typed.entries()) {
    const said = overrides.find(({ name }) => name === reading.name)
    const cells = beginning.flatMap((row) => row[index] || [])
    const look = said || left === 0 ? null : lookOf(reading, cells, customs, isUntyped)
    const cell = columns[index]?.cell ?? ''
    const told = look && (await tell(database, { table, cell }, look, cells))
    const remark = said ? settledRemark(reading) : told && remarkOn(reading, told)
    if (told) left -= 1
    remarks.push(remark ?? undefined)
  }
  return remarks
}

function lookOf(
  reading: TypedColumn['reading'],
  cells: readonly string[],
  customs: Customs,
  isUntyped: boolean,
): Look | null {
  if (reading.type === 'text') return lookAtCells(cells, customs, isUntyped)
  const others = otherForms(reading, cells, customs)
  return others.length === 0 ? null : { kind: 'guess', forms: [formOf(reading), ...others] }
}

/** Asks all cells; null where too few of them fit. */
async function tell(
  database: Database,
  place: ColumnPlace,
  look: Look,
  cells: readonly string[],
): Promise<Told | null> {
  if (look.kind === 'several') return { look, fixes: [] }
  const grouped = await groupCells(database, place, look.forms)
  try {
    return await tellGrouped(grouped, look, cells)
  } finally {
    await forgetCells(grouped)
  }
}

async function tellGrouped(
  grouped: GroupedCells,
  look: Exclude<Look, { readonly kind: 'several' }>,
  cells: readonly string[],
): Promise<Told | null> {
  const { all, either, zeros, counted } = await countAll(grouped, look.forms)
  const most = Math.max(...counted.map(({ count }) => count))
  // Neither order fits where days above 12 stand in both places.
  if (look.kind === 'date' && either > most && either >= all * SHARE_THAT_FITS)
    return { look, fixes: [] }
  if (most === 0 || most < all * SHARE_THAT_FITS) return null
  if (look.kind === 'number' && zeros > 0 && look.forms.every(isUnmarked)) return null
  const best = counted.filter(({ count }) => count === most)
  // Forms that make the same of every cell are one.
  const forms = best
    .filter(({ meaning }, at) => best.findIndex((one) => one.meaning === meaning) === at)
    .map(({ form }) => form)
  if (look.kind === 'guess' && forms.length < 2) return null
  const text = await exampleText(grouped, forms, cells)
  const fixes: Unlabelled[] = []
  for (const form of forms) {
    const unfit = all - most
    fixes.push({
      example: text === null ? null : { text, value: await valueOf(grouped.database, text, form) },
      override: overrideOf(form),
      unfit,
      misfits: unfit > 0 ? await findMisfits(grouped, form) : [],
    })
  }
  return { look, fixes }
}

function overrideOf({ type, decimal, thousands, notation, dateFormat }: ColumnForm) {
  const isMoment = type === 'date' || type === 'timestamp'
  if (isMoment) return { type, dateFormat }
  return { type, decimal, thousands, ...(notation ? { notation } : {}) }
}

/** How many cells fit each form, and a sum that is another one where a cell means another value. */
async function countAll({ database, name }: GroupedCells, forms: readonly ColumnForm[]) {
  const reads = forms.map((form) => `coalesce(${readsSql('x', form)}, false)`)
  const counts = forms.flatMap((form, index) => {
    const isRead = reads[index] ?? ''
    const hash = `CASE WHEN ${isRead} THEN hash(${valueSql('x', form)}) END`
    return [countSql(isRead), lostSql('x', form), `sum(CAST(${hash} AS HUGEINT))`]
  })
  const either = countSql(reads.join(' OR '))
  const zeros = countSql(`regexp_matches(x, '^[ (-]*0[0-9]')`)
  const reader = await database.connection.runAndReadAll(
    `SELECT coalesce(sum(n), 0), ${either}, ${zeros}, ${counts.join(', ')} FROM ${name}`,
  )
  const [all, any, zero, ...rest] = (reader.getRows()[0] ?? []).map(String)
  const counted = forms.map((form, index) => {
    const [count, lost, meaning] = rest.slice(3 * index, 3 * index + 3)
    return { form, count: lost === '0' ? Number(count) : 0, meaning }
  })
  return { all: Number(all), either: Number(any), zeros: Number(zero), counted }
}

/** With nothing beside them, figures with leading zeros are rather keys. */
function isUnmarked({ notation }: ColumnForm): boolean {
  return notation === undefined || notation === 'bare'
}

/** Leading zeros and digits beyond what a number holds would be lost without a word. */
function lostSql(cell: string, form: ColumnForm): string {
  const [reads, fits] = [readsSql(cell, form), fitsSql(`trim(${cell})`, form)]
  return isAmount(form) || isMixedDate(form)
    ? '0'
    : countSql(`${reads} AND NOT coalesce(${fits}, false)`)
}

/** Alike for whole numbers, whichever type they would have. */
function valueSql(cell: string, form: ColumnForm): string {
  const value = castSql(`trim(${cell})`, form)
  return form.type === 'integer' ? `CAST(${value} AS DOUBLE)` : value
}

const LONGEST_EXAMPLE = 40
const TRIED = 20

/** A cell that shows what is meant: where there is a choice, one on which it depends. */
async function exampleText(
  { database, name }: GroupedCells,
  [form, other]: readonly ColumnForm[],
  cells: readonly string[],
): Promise<string | null> {
  if (!form) return null
  const isTelling = other
    ? `${readSql('x', form)} IS DISTINCT FROM ${readSql('x', other)}`
    : readsSql('x', form)
  const known = cells
    .filter(({ length }) => length <= LONGEST_EXAMPLE)
    .toSorted((a, b) => saysAbout(b) - saysAbout(a))
    .slice(0, TRIED)
    .map((each) => `(${duckdbText(each)})`)
  const sources = [...(known.length > 0 ? [`(VALUES ${known.join(', ')}) t(x)`] : []), name]
  for (const source of sources) {
    const reader = await database.connection.runAndReadAll(
      `SELECT x FROM ${source} WHERE length(x) <= ${LONGEST_EXAMPLE} AND ${isTelling} LIMIT 1`,
    )
    const [found] = reader.getRows()[0] ?? []
    if (typeof found === 'string') return found.trim()
  }
  return null
}

function readSql(x: string, form: ColumnForm): string {
  return `CASE WHEN ${readsSql(x, form)} THEN ${valueSql(x, form)} END`
}

/** The longest says most about how a column is written; 2024-01-05 says nothing. */
function saysAbout(text: string): number {
  return /^\d{4}-/.test(text) ? 0 : text.length
}

async function valueOf({ connection }: Database, text: string, form: ColumnForm): Promise<string> {
  const reader = await connection.runAndReadAll(
    `SELECT CAST(${castSql(duckdbText(text), form)} AS VARCHAR)`,
  )
  return String(reader.getRows()[0]?.[0] ?? '').replace(/\.0$/, '')
}
