import type {
  CodeArgument,
  CodeCalls,
  CodeInPlace,
  CodeVariable,
  CodeWay,
  WriteInCode,
} from '../connectors/connector-code.ts'
import { findConnector } from '../connectors/registry.ts'
import type { Column } from '../relation/column.ts'
import type { Program, TableOutlet } from '../relation/program.ts'
import type { From } from '../relation/relation.ts'
import type { OutsideSource } from '../relation/source.ts'
import { inputDatasets, terminalSteps } from './program-shape.ts'
import { connectionOf } from './source-of.ts'
import type { Sources, TargetId } from './target.ts'

/** How code of a language reaches what lies behind a connection. */
export function outsideWay(reached: OutsideSource | TableOutlet, language: TargetId): CodeWay {
  const known = findConnector(reached.connector)?.code
  if (!known) return { kind: 'gap', why: `Nothing is known of "${reached.connector}".` }
  const way = known.languages[language]
  const isOutlet = 'mode' in reached
  if (way.kind !== 'gap' && !isOutlet) {
    const why = known.whyNot?.(reached)
    if (why) return { kind: 'gap', why }
  }
  return way
}

/** Rows that the code asks for itself. */
export interface AskedOutside {
  readonly way: CodeCalls | CodeInPlace
  /** The variable of the environment that holds the address. */
  readonly variable: string
  /** What it is asked by: a query, or more than one text. */
  readonly asked: readonly CodeArgument[]
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
  const place = { language, settings, variable: (ending: string) => endingIn(variable, ending) }
  const asked = asking?.call?.(outside, columns, place) ?? [
    asking?.select(outside, columns, settings, cells) ?? '',
  ]
  return { way, variable, asked }
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
export function reachedOutside(
  program: Program,
  language: TargetId,
): readonly (OutsideSource | TableOutlet)[] {
  const named: (OutsideSource | TableOutlet)[] = [
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
  return codeVariables(program, sources, language).map(({ name }) => name)
}

/** The same, with what each of them holds. */
export function codeVariables(
  program: Program,
  sources: Sources,
  language: TargetId,
): readonly (CodeVariable & { readonly name: string })[] {
  return reachedOutside(program, language).flatMap((one) => {
    const { variable, settings } = connectionOf(sources, one)
    const named = findConnector(one.connector)?.code.variables?.(settings) ?? [ADDRESS]
    return named.map((each) => ({ ...each, name: endingIn(variable, each.ending) }))
  })
}

const ADDRESS: CodeVariable = {
  ending: 'URL',
  holds: 'the address of the database, with user and password',
}

/** `SHOP_TOKEN`, of what else belongs to `SHOP_URL`. */
export function endingIn(variable: string, ending: string): string {
  return variable.replace(/URL$/, ending)
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
    const why = way.kind === 'calls' && !way.write ? 'Rows only come from there.' : null
    const reason = way.kind === 'gap' ? way.why : why
    return reason === null ? [] : [`The table "${outlet.table}" cannot be written: ${reason}`]
  })
  const places = reachedOutside(program, language).filter(
    (one) => outsideWay(one, language).kind === 'in place',
  )
  const apart =
    places.length > 1 ? ['The script runs in one database, and this pipeline needs several.'] : []
  return [...new Set([...unwritten, ...apart])]
}
