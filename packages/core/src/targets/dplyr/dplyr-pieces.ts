import { outletCell, type Program, type Step } from '../../relation/program.ts'
import { type From, sourceId } from '../../relation/relation.ts'
import { code, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { OUTSIDE_NAMES, OutsideCalls } from '../outside-calls.ts'
import type { PrintedStep } from '../printed-step.ts'
import { inputDatasets, terminalSteps } from '../program-shape.ts'
import { stepOutlet } from '../python/step-outlet.ts'
import { sourceOf } from '../source-of.ts'
import type { Sources } from '../target.ts'
import { HELPERS, helpersFor } from './helpers.ts'
import type { HelperName, Use } from './helpers.ts'
import { judged } from './judged.ts'
import { text } from './literal.ts'
import { rCall, rVector } from './r-call.ts'
import { rVariable } from './r-name.ts'
import type { RPieces } from './r-pieces.ts'
import { readOutside, readSource } from './read-source.ts'
import type { ReadRows } from './read-source.ts'
import { relationToDplyr } from './relation-to-dplyr.ts'
import type { DplyrPlace } from './relation-to-dplyr.ts'
import { writeOutlet, writeOutside } from './write-outlet.ts'

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
  ...OUTSIDE_NAMES,
  'prepare_session',
  'strictly',
])

function piecesOf(program: Program, sources: Sources, shared: ReadonlySet<string>): RPieces {
  const used = new Set<HelperName>()
  const use: Use = (helper) => {
    used.add(helper)
    return verbatim(helper)
  }
  const outside = new OutsideCalls(sources, 'dplyr', { text, list: rVector })
  const steps = stepsOf(program, { sources, use, outside }, shared)
  const helpers = helpersFor(used)
  const packages = helpers.flatMap(([name, { definition }]) => (definition ? [] : [name]))
  const definitions = helpers.flatMap(([, { definition }]) => (definition ? [definition] : []))
  return {
    packages: ['dplyr', ...packages].toSorted(),
    definitions: [...definitions, ...outside.definitions].map(verbatim),
    steps,
  }
}

interface Printing {
  readonly sources: Sources
  readonly use: Use
  readonly outside: OutsideCalls
}

function stepsOf(
  program: Program,
  printing: Printing,
  shared: ReadonlySet<string>,
): readonly PrintedStep[] {
  const { use } = printing
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
    dataset: (id) => readRows(datasets.get(id) ?? missing(id), printing),
    step: (id) => rowsOf.get(id) ?? missing(id),
  })
  return program.steps.map((step) => {
    const { statements, rows } = relationToDplyr(step.relation, placeOf(step.name))
    rowsOf.set(step.id, rows)
    const rest = step.check ? judged(step.check, rows, use) : []
    const write = results.has(step) ? written(step, rows, printing) : []
    return { step, rows, make: [...statements, ...rest], write, log: [] }
  })
}

function readRows(from: From, { sources, use, outside }: Printing): ReadRows {
  const call = outside.read(from)
  if (call) return readOutside(from.columns, call, use)
  return readSource(from.columns, sourceOf(sources, from), use)
}

function written(step: Step, rows: Code, { use, outside }: Printing): readonly Code[] {
  const { outlet, columns } = step
  const cell = outletCell(step, 'dplyr')
  if (outlet && outlet.kind !== 'table' && cell?.kind === 'calls') {
    const path = rCall(code`file.path`, code`output_dir`, text(outlet.name))
    return [rCall(outside.call(cell.call), rows, path, ...cell.texts.map(text))]
  }
  return [
    outlet?.kind === 'table'
      ? writeOutside(rows, columns, outside.write(outlet, columns), use)
      : writeOutlet(rows, columns, stepOutlet(step), use),
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
