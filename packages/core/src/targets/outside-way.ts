import type { CodeCalls, CodeInPlace, CodeWay, WriteInCode } from '../connectors/connector-code.ts'
import { findConnector } from '../connectors/registry.ts'
import type { Column } from '../relation/column.ts'
import type { Program, TableOutlet } from '../relation/program.ts'
import type { From } from '../relation/relation.ts'
import type { Connected } from '../relation/source.ts'
import { inputDatasets, terminalSteps } from './program-shape.ts'
import { connectionOf } from './source-of.ts'
import type { Sources, TargetId } from './target.ts'

/** How code of a language reaches what lies behind a connection. */
export function outsideWay({ connector }: Connected, language: TargetId): CodeWay {
  const known = findConnector(connector)
  if (known) return known.code.languages[language]
  return { kind: 'gap', why: `Nothing is known of "${connector}".` }
}

/** Rows that the code asks for itself. */
export interface AskedOutside {
  readonly way: CodeCalls | CodeInPlace
  /** The variable of the environment that holds the address. */
  readonly variable: string
  readonly query: string
}

/** Null where the rows come from a file: of a dataset, or the copy of rows from outside. */
export function askedOutside(
  from: From,
  sources: Sources,
  language: TargetId,
): AskedOutside | null {
  if (!('outside' in from)) return null
  const { outside, columns } = from
  const way = outsideWay(outside, language)
  if (way.kind === 'gap') return null
  const { variable, settings } = connectionOf(sources, outside)
  const cells = way.kind === 'calls' ? way.cells : 'values'
  const asking = findConnector(outside.connector)?.code
  const query = asking?.select(outside, columns, settings, cells) ?? ''
  return { way, variable, query }
}

/** A table that the code writes itself. */
export interface WrittenOutside extends WriteInCode {
  readonly way: CodeCalls | CodeInPlace
  readonly variable: string
}

export function writtenOutside(
  outlet: TableOutlet,
  columns: readonly Column[],
  sources: Sources,
  language: TargetId,
): WrittenOutside {
  const way = outsideWay(outlet, language)
  const written = findConnector(outlet.connector)?.code
  // The gaps of a program are looked at before it is printed.
  if (way.kind === 'gap' || !written) throw new Error('A table is written that cannot be')
  const { variable, settings } = connectionOf(sources, outlet)
  return { way, variable, ...written.write(outlet, columns, settings) }
}

/** The connections whose address the code itself takes from its environment. */
export function reachedOutside(program: Program, language: TargetId): readonly Connected[] {
  const named: Connected[] = [
    ...program.steps
      .flatMap(({ relation }) => inputDatasets(relation))
      .flatMap((from) => ('outside' in from ? [from.outside] : [])),
    ...terminalSteps(program).flatMap(({ outlet }) => (outlet?.kind === 'table' ? [outlet] : [])),
  ].filter((one) => outsideWay(one, language).kind !== 'gap')
  return [...new Map(named.map((one) => [one.connection, one])).values()]
}

/** The variables of the environment that the code reads. */
export function variablesOf(
  program: Program,
  sources: Sources,
  language: TargetId,
): readonly string[] {
  return reachedOutside(program, language).map((one) => connectionOf(sources, one).variable)
}

/** What the code takes beside the packages of its language, for what it reaches outside. */
export function outsideRequirements(program: Program, language: TargetId): readonly string[] {
  const all = reachedOutside(program, language).flatMap((one) => {
    const way = outsideWay(one, language)
    return way.kind === 'calls' ? way.requirements : []
  })
  return [...new Set(all)]
}

/** Packages of Maven beside them, for a language over Java. */
export function outsideDrivers(program: Program, language: TargetId): readonly string[] {
  const all = reachedOutside(program, language).flatMap((one) => {
    const way = outsideWay(one, language)
    return way.kind === 'calls' ? (way.drivers ?? []) : []
  })
  return [...new Set(all)]
}

/** Why a program cannot be written at all, as far as it reaches outside. */
export function outsideGaps(program: Program, language: TargetId): readonly string[] {
  const outlets = program.steps.flatMap(({ outlet }) => (outlet?.kind === 'table' ? [outlet] : []))
  const unwritten = outlets.flatMap((outlet) => {
    const way = outsideWay(outlet, language)
    return way.kind === 'gap' ? [`The table "${outlet.table}" cannot be written: ${way.why}`] : []
  })
  const places = reachedOutside(program, language).filter(
    (one) => outsideWay(one, language).kind === 'in place',
  )
  const apart =
    places.length > 1 ? ['The script runs in one database, and this pipeline needs several.'] : []
  return [...new Set([...unwritten, ...apart])]
}
