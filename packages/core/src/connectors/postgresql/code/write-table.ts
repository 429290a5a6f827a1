import type { Column } from '../../../relation/column.ts'
import type { TableOutlet, WriteMode } from '../../../relation/program.ts'
import type { ConnectionValues } from '../../connector.ts'
import type { WriteInCode } from '../../connector-code.ts'
import { quoteName, quoteTable } from '../quote-name.ts'
import { ownTable } from '../own-table.ts'
import { CODE_TYPES } from './code-types.ts'

/** Of the session alone, and gone with the transaction. */
const STAGED = 'pg_temp.plainflow_rows'

/** Rows are laid into a table of the session first: what is there is touched when all of them have come. */
export function writeTable(
  outlet: TableOutlet,
  columns: readonly Column[],
  settings: ConnectionValues,
): WriteInCode {
  const table = quoteTable(ownTable(outlet, settings))
  const typed = columns.map(({ name, type }) => `${quoteName(name)} ${CODE_TYPES[type]}`).join(', ')
  const names = columns.map(({ name }) => quoteName(name)).join(', ')
  const insert = `INSERT INTO ${table} (${names}) SELECT ${names} FROM ${STAGED}`
  // Typed as the table itself is, so that rows become what it holds as they come in.
  const stage = `CREATE TEMP TABLE plainflow_rows ON COMMIT DROP AS SELECT ${names} FROM ${table} WITH NO DATA`
  const { before, after } = WAYS[outlet.mode]({ table, typed, insert, outlet, columns })
  return { stage: [...before, stage], staged: STAGED, finish: after }
}

interface Given {
  readonly table: string
  readonly typed: string
  readonly insert: string
  readonly outlet: TableOutlet
  readonly columns: readonly Column[]
}

interface Way {
  /** Before the rows come in. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

const WAYS: Readonly<Record<WriteMode, (given: Given) => Way>> = {
  append: ({ insert }) => ({ before: [], after: [insert] }),
  create: ({ table, typed, insert }) => ({
    before: [`CREATE TABLE ${table} (${typed})`],
    after: [insert],
  }),
  replace: ({ table, typed, insert }) => ({
    before: [`CREATE TABLE IF NOT EXISTS ${table} (${typed})`],
    after: [`TRUNCATE ${table}`, insert],
  }),
  upsert: ({ insert, outlet, columns }) => {
    const keys = outlet.keys.map(quoteName).join(', ')
    const changed = columns
      .filter(({ name }) => !outlet.keys.includes(name))
      .map(({ name }) => `${quoteName(name)} = excluded.${quoteName(name)}`)
    const change = changed.length === 0 ? 'NOTHING' : `UPDATE SET ${changed.join(', ')}`
    return {
      before: [],
      // A key that is missing or comes twice stops it here.
      after: [
        `ALTER TABLE ${STAGED} ADD PRIMARY KEY (${keys})`,
        `${insert} ON CONFLICT (${keys}) DO ${change}`,
      ],
    }
  },
}
