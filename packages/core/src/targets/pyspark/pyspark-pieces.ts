import type { Program } from '../../relation/program.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { text } from '../python/literal.ts'
import { printPieces } from '../python/print-pieces.ts'
import type { PythonLibrary, PythonPlace } from '../python/print-pieces.ts'
import { pythonCall } from '../python/python-call.ts'
import { pythonVariable } from '../python/python-name.ts'
import type { PythonPieces } from '../python/python-pieces.ts'
import { readSource } from '../spark/read-source.ts'
import { typedTexts } from '../spark/typed-texts.ts'
import { relationToSpark } from '../spark/relation-to-spark.ts'
import type { SparkPlace } from '../spark/relation-to-spark.ts'
import type { SparkNode } from '../spark/spark-tree.ts'
import { writeOutlet } from '../spark/write-outlet.ts'
import type { Sources } from '../target.ts'
import { HELPERS } from './helpers.ts'
import type { HelperName } from './helpers.ts'
import { spellStatement } from './spell.ts'

/** A program over Spark, step by step: plans until the results, which alone are computed. */
export function pysparkPieces(program: Program, sources: Sources): PythonPieces {
  return printPieces(program, sources, PYSPARK)
}

/** Names the printed file uses itself; a step of that name would shadow them. */
const TAKEN = new Set([
  ...Object.keys(HELPERS),
  // A step that is called so would hide it from a helper of the same notebook.
  ...'os psycopg pyspark re urllib'.split(' '),
  ...'spark counts str enumerate float int isinstance next open range'.split(' '),
])

const COUNTS = code`counts`

const PYSPARK: PythonLibrary<HelperName> = {
  language: 'pyspark',
  imports: [],
  helpers: HELPERS,
  begin: (use, drivers) => [
    drivers.length === 0
      ? code`spark = ${use('start_spark')}()`
      : code`spark = ${pythonCall(use('start_spark_with'), ...drivers.map(text))}`,
  ],
  variable: (name) => pythonVariable(name, TAKEN),
  read: (variable, columns, source, use) => [
    spellStatement({ variable, value: readSource(columns, source) }, use),
  ],
  readOutside: (variable, columns, { name, args, isTyped }, use) => {
    const rows = spelled(pythonCall(name, code`spark`, ...args))
    const value = isTyped ? rows : typedTexts(rows, columns)
    return [spellStatement({ variable, value }, use)]
  },
  relation: (relation, place) => {
    const { statements, rows } = relationToSpark(relation, sparkPlace(place))
    return { statements: statements.map((each) => spellStatement(each, place.use)), rows }
  },
  counts: (rows) => ({
    statements: [code`${COUNTS} = ${rows}.first()`],
    countOf: (column) => code`${COUNTS}[${column}]`,
  }),
  // Here the plan is computed.
  write: (step, rows, outlet, use) => [
    spellStatement({ value: writeOutlet(spelled(rows), step.columns, outlet) }, use),
    code`LOG.info(${text(`${step.name}: written`)})`,
  ],
  writeOutside: (step, rows, { name, args }) => [
    pythonCall(name, rows, ...args),
    code`LOG.info(${text(`${step.name}: written`)})`,
  ],
}

function sparkPlace(place: PythonPlace<HelperName>): SparkPlace {
  return {
    variable: place.variable,
    fresh: (word) => sparkPlace(place.fresh(word)),
    dataset: (id) => place.dataset(id).map((statement) => ({ value: spelled(statement) })),
    step: (id) => place.step(id),
  }
}

function spelled(piece: Code): SparkNode {
  return { kind: 'code', code: piece }
}
