import type { Column } from '../../../relation/column.ts'
import type { TableOutlet, WriteMode } from '../../../relation/program.ts'
import type { ConnectionValues } from '../../connector.ts'
import type { WriteInCode } from '../../connector-code.ts'
import { quoteName, quoteTable } from '../quote-name.ts'
import { CODE_TYPES } from './code-types.ts'

/** Of the session alone, and gone with it. */
const STAGED = 'plainflow_rows'

/** Rows are laid into a table of the session first: what is there is touched when all of them have come. */
export function writeTable(
  outlet: TableOutlet,
  columns: readonly Column[],
  _settings: ConnectionValues,
): WriteInCode {
  const table = quoteTable(outlet)
  const typed = columns
    .map(({ name, type }) => `${quoteName(name)} ${CODE_TYPES[type]} NULL`)
    .join(', ')
  const names = columns.map(({ name }) => quoteName(name)).join(', ')
  const insert = `INSERT INTO ${table} (${names}) SELECT ${names} FROM ${STAGED}`
  const { isTyped, finish } = WAYS[outlet.mode]({ table, typed, names, insert, outlet, columns })
  const rows = isTyped ? `(${typed})` : `AS SELECT ${names} FROM ${table} LIMIT 0`
  return { stage: [`CREATE TEMPORARY TABLE ${STAGED} ${rows}`], staged: STAGED, finish }
}

interface Given {
  readonly table: string
  readonly typed: string
  readonly names: string
  readonly insert: string
  readonly outlet: TableOutlet
  readonly columns: readonly Column[]
}

interface Way {
  /** Whether rows are staged as the types of ours, for want of a table; else as those of the table. */
  readonly isTyped: boolean
  /** In one transaction; what makes a table stands before it, or is all there is. */
  readonly finish: readonly string[]
}

const WAYS: Readonly<Record<WriteMode, (given: Given) => Way>> = {
  append: ({ insert }) => ({ isTyped: false, finish: [insert] }),
  create: ({ table, typed, names }) => ({
    isTyped: true,
    finish: [`CREATE TABLE ${table} (${typed}) ENGINE = InnoDB SELECT ${names} FROM ${STAGED}`],
  }),
  replace: ({ table, typed, insert }) => ({
    isTyped: true,
    finish: [
      `CREATE TABLE IF NOT EXISTS ${table} (${typed}) ENGINE = InnoDB`,
      `DELETE FROM ${table}`,
      insert,
    ],
  }),
  upsert: ({ table, insert, outlet, columns }) => {
    const keys = outlet.keys.map(quoteName).join(', ')
    const same = outlet.keys.map((key) => `t.${quoteName(key)} = s.${quoteName(key)}`).join(' AND ')
    const changed = columns
      .filter(({ name }) => !outlet.keys.includes(name))
      .map(({ name }) => `t.${quoteName(name)} = s.${quoteName(name)}`)
    const update = `UPDATE ${table} AS t JOIN ${STAGED} AS s ON ${same} SET ${changed.join(', ')}`
    return {
      isTyped: false,
      finish: [
        // A key that is missing or comes twice stops it here.
        `ALTER TABLE ${STAGED} ADD PRIMARY KEY (${keys})`,
        ...(changed.length === 0 ? [] : [update]),
        `${insert} AS s WHERE NOT EXISTS (SELECT 1 FROM ${table} AS t WHERE ${same})`,
      ],
    }
  },
}
