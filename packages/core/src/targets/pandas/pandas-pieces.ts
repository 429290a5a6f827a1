import type { Program } from '../../relation/program.ts'
import type { From } from '../../relation/relation.ts'
import { code, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { inputDatasets, terminalSteps } from '../program-shape.ts'
import { freshName } from '../python/fresh-name.ts'
import type { PythonPieces, PythonStep } from '../python/python-pieces.ts'
import { stepOutlet } from '../python/step-outlet.ts'
import { sourceOf } from '../source-of.ts'
import type { Sources } from '../target.ts'
import { helpersFor } from './helpers.ts'
import type { HelperName } from './helpers.ts'
import { judged } from './judged.ts'
import { text } from './literal.ts'
import { pythonVariable } from './python-name.ts'
import { readSource } from './read-source.ts'
import { relationToPandas } from './relation-to-pandas.ts'
import type { PandasPlace } from './relation-to-pandas.ts'
import { writeOutlet } from './write-outlet.ts'

/** A program over pandas, step by step, with the helpers its steps came to use. */
export function pandasPieces(program: Program, sources: Sources): PythonPieces {
  const used = new Set<HelperName>()
  const use = (helper: HelperName): Code => {
    used.add(helper)
    return verbatim(helper)
  }
  const steps = printSteps(program, sources, use)
  const helpers = helpersFor(used).map(([, helper]) => helper)
  const imported = helpers.flatMap((helper) => (helper.import ? [helper.import] : []))
  return {
    imports: {
      standard: imported.filter((line) => !isOutside(line)),
      outside: [...imported.filter(isOutside), 'import pandas as pd'],
    },
    definitions: helpers.flatMap(({ definition }) => (definition ? [verbatim(definition)] : [])),
    steps,
  }
}

function isOutside(line: string): boolean {
  return line.includes('numpy')
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
  const placeOf = (name: string): PandasPlace => {
    const variable = pythonVariable(name)
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
    const { statements, rows } = relationToPandas(step.relation, placeOf(step.name))
    rowsOf.set(step.id, rows)
    if (step.check) {
      const make = [...statements, ...judged(step.check, rows, use)]
      return { step, rows, make, write: [], log: [] }
    }
    return {
      step,
      rows,
      make: statements,
      write: results.has(step) ? [writeOutlet(rows, step.columns, stepOutlet(step), use)] : [],
      log: [code`LOG.info(${text(`${step.name}: %d rows`)}, len(${rows}))`],
    }
  })
}

function missing(id: string): never {
  throw new Error(`The program names ${JSON.stringify(id)}, which it does not hold`)
}
