import type { Program, Step } from '../../relation/program.ts'
import type { From } from '../../relation/relation.ts'
import { code, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { text } from '../pandas/literal.ts'
import { inputDatasets, terminalSteps } from '../program-shape.ts'
import { freshName } from '../python/fresh-name.ts'
import type { PythonImports, PythonPieces, PythonStep } from '../python/python-pieces.ts'
import { stepOutlet } from '../python/step-outlet.ts'
import { sourceOf } from '../source-of.ts'
import type { Sources } from '../target.ts'
import { helpersFor } from './helpers.ts'
import type { Helper, HelperName } from './helpers.ts'
import { judged } from './judged.ts'
import { polarsVariable } from './polars-variable.ts'
import { readSource } from './read-source.ts'
import { relationToPolars } from './relation-to-polars.ts'
import type { PolarsPlace } from './relation-to-polars.ts'
import { writeOutlet } from './write-outlet.ts'

/** A program over Polars, step by step: plans until the results, which alone are computed. */
export function polarsPieces(program: Program, sources: Sources): PythonPieces {
  const used = new Set<HelperName>()
  const use = (helper: HelperName): Code => {
    used.add(helper)
    return verbatim(helper)
  }
  const steps = printSteps(program, sources, use)
  const helpers = helpersFor(used)
  const definitions = helpers.flatMap(([, { definition }]) => (definition ? [definition] : []))
  return { imports: importsOf(helpers), definitions: definitions.map(verbatim), steps }
}

function importsOf(helpers: readonly (readonly [HelperName, Helper])[]): PythonImports {
  const plain = helpers.flatMap(([, helper]) => (helper.import ? [helper.import] : []))
  const moments = helpers.filter(([, helper]) => helper.from === 'datetime').map(([name]) => name)
  const named = moments.length > 0 ? [`from datetime import ${moments.toSorted().join(', ')}`] : []
  return {
    standard: [...plain.filter((line) => !isOutside(line)), ...named],
    outside: ['import polars as pl', ...plain.filter(isOutside)],
  }
}

function isOutside(line: string): boolean {
  return line.endsWith('xlsxwriter')
}

function printSteps(
  program: Program,
  sources: Sources,
  use: (helper: HelperName) => Code,
): readonly PythonStep[] {
  const datasets = new Map<string, From>(
    program.steps
      .flatMap((step) => inputDatasets(step.relation))
      .map((from) => [from.dataset, from]),
  )
  const rowsOf = new Map<string, Code>()
  const results = new Set(terminalSteps(program))
  const taken = new Set(program.steps.map((step) => step.name))
  const placeOf = (name: string): PolarsPlace => {
    const variable = polarsVariable(name)
    return {
      variable,
      use,
      fresh: (word) => placeOf(freshName(`${name}_${word}`, taken)),
      dataset: (id) => {
        return readSource(variable, datasets.get(id)?.columns ?? [], sourceOf(sources, id), use)
      },
      step: (id) => rowsOf.get(id) ?? missing(id),
    }
  }
  return program.steps.map((step) => {
    const { statements, rows } = relationToPolars(step.relation, placeOf(step.name))
    rowsOf.set(step.id, rows)
    if (step.check) {
      const counted = code`${COUNTS} = ${rows}.collect()`
      const make = [...statements, counted, ...judged(step.check, COUNTS, use)]
      return { step, rows, make, write: [], log: [] }
    }
    const write = results.has(step) ? written(step, rows, use) : []
    return { step, rows, make: statements, write, log: [] }
  })
}

const COUNTS = code`counts`
const TABLE = code`table`

/** Here the plan is computed. */
function written(step: Step, rows: Code, use: (helper: HelperName) => Code): readonly Code[] {
  return [
    code`${TABLE} = ${rows}.collect()`,
    writeOutlet(TABLE, step.columns, stepOutlet(step), use),
    code`LOG.info(${text(`${step.name}: %d rows`)}, ${TABLE}.height)`,
  ]
}

function missing(id: string): never {
  throw new Error(`The program names ${JSON.stringify(id)}, which it does not hold`)
}
