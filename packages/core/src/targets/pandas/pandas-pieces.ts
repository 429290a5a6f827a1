import type { Program } from '../../relation/program.ts'
import { code } from '../code.ts'
import { text } from '../python/literal.ts'
import { printPieces } from '../python/print-pieces.ts'
import type { PythonLibrary } from '../python/print-pieces.ts'
import { pythonCall } from '../python/python-call.ts'
import { pythonVariable } from '../python/python-name.ts'
import type { PythonPieces } from '../python/python-pieces.ts'
import type { Sources } from '../target.ts'
import { HELPERS } from './helpers.ts'
import type { HelperName } from './helpers.ts'
import { readSource, typesOf } from './read-source.ts'
import { relationToPandas } from './relation-to-pandas.ts'
import { writeOutlet } from './write-outlet.ts'

/** A program over pandas, step by step, with the helpers its steps came to use. */
export function pandasPieces(program: Program, sources: Sources): PythonPieces {
  return printPieces(program, sources, PANDAS)
}

/** Names the printed file uses itself; a step of that name would shadow them. */
const TAKEN = new Set([
  ...Object.keys(HELPERS),
  ...'pd types group groups pairs abs any dict enumerate float getattr int len list max'.split(' '),
  ...'ord range set sorted str zip'.split(' '),
])

const PANDAS: PythonLibrary<HelperName> = {
  language: 'pandas',
  imports: ['import pandas as pd'],
  helpers: HELPERS,
  variable: (name) => pythonVariable(name, TAKEN),
  read: readSource,
  readOutside: (variable, columns, { name, args, isTyped }) => {
    const rows = pythonCall(name, ...args)
    return [code`${variable} = ${isTyped ? rows : code`${rows}.astype(${typesOf(columns)})`}`]
  },
  relation: relationToPandas,
  counts: (rows) => ({ statements: [], countOf: (column) => code`${rows}[${column}].iloc[0]` }),
  write: (step, rows, outlet, use) => [writeOutlet(rows, step.columns, outlet, use)],
  writeOutside: (_, rows, { name, args }) => [pythonCall(name, rows, ...args)],
  log: (step, rows, isResult) =>
    code`LOG.${isResult ? code`info` : code`debug`}(${text(`${step.name}: %d rows`)}, len(${rows}))`,
}
