import type { Column } from '../../relation/column.ts'
import type { CodeFunction } from '../../relation/cells.ts'
import {
  type AgainCell,
  type FileOutlet,
  outletCell,
  type Program,
  type Step,
} from '../../relation/program.ts'
import { type From, type Relation, sourceId } from '../../relation/relation.ts'
import { code, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { type OutsideCall, OutsideCalls } from '../outside-calls.ts'
import { inputDatasets, terminalSteps } from '../program-shape.ts'
import { sentencesBefore } from '../sentences-before.ts'
import { sourceOf } from '../source-of.ts'
import type { SourceFile, Sources, TargetId } from '../target.ts'
import { freshName } from './fresh-name.ts'
import { helpersFor } from './helper.ts'
import type { Helpers } from './helper.ts'
import { judged } from './judged.ts'
import type { PrintedStep } from '../printed-step.ts'
import { digits, text } from './literal.ts'
import { pythonCall, pythonDict, pythonList } from './python-call.ts'
import type { PythonPieces } from './python-pieces.ts'
import { stepOutlet } from './step-outlet.ts'

type Use<Name> = (helper: Name) => Code

/** Where the rows of a relation come to stand. */
export interface PythonPlace<Name extends string> {
  /** The variable the rows end up in. */
  readonly variable: Code
  readonly use: Use<Name>
  /** A place beside this one, for rows needed at the same time. */
  fresh(word: string): PythonPlace<Name>
  /** The statements that read a dataset into the variable. */
  dataset(id: string): readonly Code[]
  /** The variable of an earlier step. */
  step(id: string): Code
}

/** A relation as statements that leave its rows in a variable; `rows` is where they are. */
export interface PythonRows {
  readonly statements: readonly Code[]
  readonly rows: Code
}

/** What a library of Python has of its own; the program around it is the same for all. */
export interface PythonLibrary<Name extends string> {
  readonly language: TargetId
  /** `import pandas as pd` */
  readonly imports: readonly string[]
  readonly helpers: Helpers<Name | 'judge_count'>
  /** What has to be done before the first step. */
  begin?(use: Use<Name>, drivers: readonly string[]): readonly Code[]
  variable(name: string): Code
  read(
    variable: Code,
    columns: readonly Column[],
    source: SourceFile,
    use: Use<Name>,
  ): readonly Code[]
  /** The same of rows that a system outside is asked for. */
  readOutside(
    variable: Code,
    columns: readonly Column[],
    call: OutsideCall,
    use: Use<Name>,
  ): readonly Code[]
  relation(relation: Relation, place: PythonPlace<Name>): PythonRows
  /** The statements that compute rows of counts, and how one of them is then read. */
  counts(rows: Code): { readonly statements: readonly Code[]; countOf(column: Code): Code }
  /** Statements that leave a result behind. */
  write(step: Step, rows: Code, outlet: FileOutlet, use: Use<Name>): readonly Code[]
  writeOutside(step: Step, rows: Code, call: OutsideCall): readonly Code[]
  /** Says how many rows there are, where that costs nothing. */
  log?(step: Step, rows: Code, isResult: boolean): Code
}

/** A program step by step, with the helpers its steps came to use. */
export function printPieces<Name extends string>(
  program: Program,
  sources: Sources,
  library: PythonLibrary<Name>,
): PythonPieces {
  const used = new Set<Name | 'judge_count'>()
  const use = (helper: Name | 'judge_count'): Code => {
    used.add(helper)
    return verbatim(helper)
  }
  const outside = new OutsideCalls(sources, library.language, {
    text,
    list: (items) => pythonList(...items),
    also: {
      number: (value) => digits(String(value)),
      flag: (value) => (value ? code`True` : code`False`),
      entries: pythonDict,
      named: (name, value) => code`${verbatim(name)}=${value}`,
      call: (name, args) => pythonCall(name, ...args),
    },
  })
  const steps = printSteps({ program, sources, library, use, outside })
  const begin = library.begin?.(use, outside.drivers) ?? []
  const helpers = helpersFor(library.helpers, used)
  const imported = (isOutside: boolean) =>
    helpers.flatMap((helper) =>
      helper.import && (helper.isOutside ?? false) === isOutside ? [helper.import] : [],
    )
  return {
    imports: {
      standard: [...imported(false), ...outside.imports.standard],
      outside: [...library.imports, ...imported(true), ...outside.imports.outside],
    },
    definitions: [
      ...helpers.flatMap(({ definition }) => (definition ? [verbatim(definition)] : [])),
      ...outside.definitions.map(verbatim),
    ],
    begin,
    steps,
  }
}

interface Printing<Name extends string> {
  readonly program: Program
  readonly sources: Sources
  readonly library: PythonLibrary<Name>
  readonly use: Use<Name | 'judge_count'>
  readonly outside: OutsideCalls
}

function printSteps<Name extends string>(printing: Printing<Name>): readonly PrintedStep[] {
  const { program, library, use } = printing
  const datasets = new Map<string, From>(
    program.steps
      .flatMap((step) => inputDatasets(step.relation))
      .map((from) => [sourceId(from), from]),
  )
  const rowsOf = new Map<string, Code>()
  const results = new Set(terminalSteps(program))
  const taken = new Set(program.steps.map((step) => step.name))
  const called = calledNames(program, library.language)
  const placeOf = (name: string): PythonPlace<Name> => {
    const variable = library.variable(called.has(name) ? freshName(`${name}_rows`, taken) : name)
    return {
      variable,
      use,
      fresh: (word) => placeOf(freshName(`${name}_${word}`, taken)),
      dataset: (id) => readRows(variable, datasets.get(id) ?? missing(id), printing),
      step: (id) => rowsOf.get(id) ?? missing(id),
    }
  }
  return program.steps.map((step) => {
    const { statements, rows } = library.relation(step.relation, placeOf(step.name))
    rowsOf.set(step.id, rows)
    if (step.check) {
      const { statements: counted, countOf } = library.counts(rows)
      const judgements = judged(step.check, countOf, use('judge_count'))
      return { step, rows, make: [...statements, ...counted, ...judgements], write: [], log: [] }
    }
    return {
      step,
      rows,
      make: statements,
      write: results.has(step) ? writeRows(step, rows, printing) : [],
      log: library.log ? [library.log(step, rows, results.has(step))] : [],
    }
  })
}

function readRows<Name extends string>(
  variable: Code,
  from: From,
  { sources, library, use, outside }: Printing<Name>,
): readonly Code[] {
  const call = outside.read(from)
  if (call) return library.readOutside(variable, from.columns, call, use)
  return library.read(variable, from.columns, sourceOf(sources, from), use)
}

function writeRows<Name extends string>(
  step: Step,
  rows: Code,
  { program, library, use, outside }: Printing<Name>,
): readonly Code[] {
  const { outlet, columns } = step
  if (outlet?.kind === 'table')
    return library.writeOutside(step, rows, outside.write(outlet, columns))
  const cell = outletCell(step, library.language)
  if (!outlet || cell?.kind !== 'calls') return library.write(step, rows, stepOutlet(step), use)
  const path = code`output_dir / ${text(outlet.name)}`
  const told = pythonList(...sentencesBefore(program, step).map(text))
  return [pythonCall(outside.call(cell.call), rows, path, ...cell.texts.map(text), told)]
}

/** What blocks bring along for this language and what that imports: no variable may be called so. */
function calledNames({ steps }: Program, language: TargetId): ReadonlySet<string> {
  return new Set(
    steps.flatMap((step) => {
      const cell = outletCell(step, language)
      if (cell?.kind !== 'calls') return []
      const drawn = step.outlet?.kind === 'again' ? drawnBy(step.outlet.cells[language]) : []
      return [cell.call, ...drawn].flatMap(({ name, standard, shared }) => {
        const imported = standard.map((line) => line.replace('import ', ''))
        return [name, ...(shared?.names ?? []), ...imported]
      })
    }),
  )
}

/** What a notebook calls with what a training gives: a variable of that name would hide it. */
function drawnBy(cell: AgainCell): readonly CodeFunction[] {
  return cell.kind === 'calls' && cell.drawn ? [cell.drawn.call] : []
}

function missing(id: string): never {
  throw new Error(`The program names ${JSON.stringify(id)}, which it does not hold`)
}
