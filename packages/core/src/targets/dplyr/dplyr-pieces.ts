import type { Program, Step } from '../../relation/program.ts'
import { type From, sourceId } from '../../relation/relation.ts'
import { code, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import type { PrintedStep } from '../printed-step.ts'
import { inputDatasets, terminalSteps } from '../program-shape.ts'
import { stepOutlet } from '../python/step-outlet.ts'
import { sourceOf } from '../source-of.ts'
import type { Sources } from '../target.ts'
import { HELPERS, helpersFor } from './helpers.ts'
import type { HelperName, Use } from './helpers.ts'
import { judged } from './judged.ts'
import { text } from './literal.ts'
import { rVariable } from './r-name.ts'
import type { RPieces } from './r-pieces.ts'
import { readSource } from './read-source.ts'
import { relationToDplyr } from './relation-to-dplyr.ts'
import type { DplyrPlace } from './relation-to-dplyr.ts'
import { writeOutlet } from './write-outlet.ts'

/** A program over dplyr, step by step, with the helpers its steps came to use. */
export function dplyrPieces(program: Program, sources: Sources): RPieces {
  return piecesOf(program, sources, new Set())
}

/** The same where steps and helpers share one place: no step then has the name of a helper. */
export function sharedPieces(program: Program, sources: Sources): RPieces {
  return piecesOf(program, sources, HELPER_NAMES)
}

const HELPER_NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(HELPERS),
  'prepare_session',
  'strictly',
])

function piecesOf(program: Program, sources: Sources, shared: ReadonlySet<string>): RPieces {
  const used = new Set<HelperName>()
  const use: Use = (helper) => {
    used.add(helper)
    return verbatim(helper)
  }
  const steps = stepsOf(program, sources, use, shared)
  const helpers = helpersFor(used)
  const packages = helpers.flatMap(([name, { definition }]) => (definition ? [] : [name]))
  const definitions = helpers.flatMap(([, { definition }]) => (definition ? [definition] : []))
  return {
    packages: ['dplyr', ...packages].toSorted(),
    definitions: definitions.map(verbatim),
    steps,
  }
}

function stepsOf(
  program: Program,
  sources: Sources,
  use: Use,
  shared: ReadonlySet<string>,
): readonly PrintedStep[] {
  const datasets = new Map<string, From>(
    program.steps
      .flatMap((step) => inputDatasets(step.relation))
      .map((from) => [sourceId(from), from]),
  )
  const rowsOf = new Map<string, Code>()
  const results = new Set(terminalSteps(program))
  const taken = new Set(program.steps.map((step) => step.name))
  const placeOf = (name: string): DplyrPlace => ({
    variable: rVariable(name, shared),
    use,
    fresh: (word) => placeOf(freshVariable(`${name}_${word}`, taken)),
    dataset: (id) => {
      const from = datasets.get(id) ?? missing(id)
      return readSource(from.columns, sourceOf(sources, from), use)
    },
    step: (id) => rowsOf.get(id) ?? missing(id),
  })
  return program.steps.map((step) => {
    const { statements, rows } = relationToDplyr(step.relation, placeOf(step.name))
    rowsOf.set(step.id, rows)
    const rest = step.check ? judged(step.check, rows, use) : []
    const write = results.has(step) ? written(step, rows, use) : []
    return { step, rows, make: [...statements, ...rest], write, log: [] }
  })
}

function written(step: Step, rows: Code, use: Use): readonly Code[] {
  return [
    writeOutlet(rows, step.columns, stepOutlet(step), use),
    code`message(${text(`${step.name}: `)}, nrow(${rows}), " rows")`,
  ]
}

function freshVariable(wanted: string, taken: Set<string>): string {
  let name = wanted
  for (let count = 2; taken.has(name); count++) name = `${wanted}_${count}`
  taken.add(name)
  return name
}

function missing(id: string): never {
  throw new Error(`The program names ${JSON.stringify(id)}, which it does not hold`)
}
