import type { Program } from '../../relation/program.ts'
import { code } from '../code.ts'
import { text } from '../python/literal.ts'
import { printPieces } from '../python/print-pieces.ts'
import type { PythonLibrary } from '../python/print-pieces.ts'
import { pythonCall, pythonDict } from '../python/python-call.ts'
import { pythonVariable } from '../python/python-name.ts'
import type { PythonPieces } from '../python/python-pieces.ts'
import type { Sources } from '../target.ts'
import { HELPERS } from './helpers.ts'
import type { HelperName } from './helpers.ts'
import { POLARS_TYPES } from './literal.ts'
import { readSource } from './read-source.ts'
import { relationToPolars } from './relation-to-polars.ts'
import { writeOutlet } from './write-outlet.ts'

/** A program over Polars, step by step: plans until the results, which alone are computed. */
export function polarsPieces(program: Program, sources: Sources): PythonPieces {
  return printPieces(program, sources, POLARS)
}

/** Names the printed file uses itself; a step of that name would shadow them. */
const TAKEN = new Set([
  ...Object.keys(HELPERS),
  ...'pl counts table float int len ord repr str file'.split(' '),
])

const COUNTS = code`counts`
const TABLE = code`table`

const POLARS: PythonLibrary<HelperName> = {
  language: 'polars',
  imports: ['import polars as pl'],
  helpers: HELPERS,
  variable: (name) => pythonVariable(name, TAKEN),
  read: readSource,
  readOutside: (variable, columns, { name, args, isTyped }) => {
    const types = columns.map((column) => [column.name, POLARS_TYPES[column.type]] as const)
    const last = isTyped ? [] : [pythonDict(types)]
    return [code`${variable} = ${pythonCall(name, ...args, ...last)}`]
  },
  relation: relationToPolars,
  counts: (rows) => ({
    statements: [code`${COUNTS} = ${rows}.collect()`],
    countOf: (column) => code`${COUNTS}[${column}].item()`,
  }),
  // Here the plan is computed.
  write: (step, rows, outlet, use) => [
    code`${TABLE} = ${rows}.collect()`,
    writeOutlet(TABLE, step.columns, outlet, use),
    code`LOG.info(${text(`${step.name}: %d rows`)}, ${TABLE}.height)`,
  ],
  writeOutside: (step, rows, { name, args }) => [
    code`${TABLE} = ${rows}.collect()`,
    pythonCall(name, TABLE, ...args),
    code`LOG.info(${text(`${step.name}: %d rows`)}, ${TABLE}.height)`,
  ],
}
