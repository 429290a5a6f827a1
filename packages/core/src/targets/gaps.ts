import { childrenOf } from '../relation/children-of.ts'
import { MEASURE_FUNCTIONS } from '../relation/aggregate.ts'
import type { MeasureFunction } from '../relation/aggregate.ts'
import type { ColumnType } from '../relation/column.ts'
import type { Call, Expression } from '../relation/expression.ts'
import { findFunction } from '../relation/functions.ts'
import type { FunctionName } from '../relation/functions.ts'
import { inputsOf } from '../relation/inputs-of.ts'
import type { FileFormat, Program } from '../relation/program.ts'
import type { Relation, RelationKind } from '../relation/relation.ts'
import { WINDOW_FUNCTIONS } from '../relation/window.ts'
import type { WindowFunction } from '../relation/window.ts'

/** What a language cannot say, each with a sentence why. What is not named here it says. */
export interface Gaps {
  readonly functions?: Readonly<Partial<Record<FunctionName, string>>>
  readonly operations?: Readonly<Partial<Record<OperationName, string>>>
  /** Files it cannot write: what it writes instead, so that no rows are lost. */
  readonly formats?: Readonly<Partial<Record<FileFormat, FormatGap>>>
  /** Cells it cannot hold: the printed code stops where it meets one. */
  readonly values?: readonly ValueGap[]
  /** Why a program cannot reach what lies outside. */
  readonly outside?: (program: Program) => readonly string[]
  /** What a call may give otherwise, by what is written out in it; null for most. The code is printed. */
  readonly calls?: (call: Call) => string | null
}

export interface ValueGap {
  readonly type: ColumnType
  readonly value: string
  /** Why, as a sentence. */
  readonly why: string
}

export interface FormatGap {
  readonly instead: FileFormat
  /** Why, as a sentence. */
  readonly why: string
}

/** A spelling that is none: the function is a gap of the language, and this is why. */
export interface NoSpelling {
  readonly gap: string
}

type PlainOperation = Exclude<RelationKind, 'from' | 'step'>
export type OperationName =
  PlainOperation | `measure ${MeasureFunction}` | `window ${WindowFunction}`

const PLAIN: Readonly<Record<PlainOperation, true>> = {
  select: true,
  compute: true,
  filter: true,
  sort: true,
  take: true,
  join: true,
  aggregate: true,
  window: true,
  distinct: true,
  append: true,
  pivot: true,
  unpivot: true,
  sample: true,
}

/** As the documentation lists them. */
export const OPERATIONS: readonly OperationName[] = [
  // The keys of a total record are its key type.
  ...(Object.keys(PLAIN) as PlainOperation[]),
  ...MEASURE_FUNCTIONS.map((name) => `measure ${name}` as const),
  ...WINDOW_FUNCTIONS.map((name) => `window ${name}` as const),
]

/** The functions of a table of spellings that have none, with their sentences. */
export function functionGaps(
  spellings: Readonly<Partial<Record<FunctionName, unknown>>>,
): NonNullable<Gaps['functions']> {
  return Object.fromEntries(
    Object.entries(spellings).flatMap(([name, spelling]) =>
      isGap(spelling) ? [[name, spelling.gap]] : [],
    ),
  )
}

export function isGap(spelling: unknown): spelling is NoSpelling {
  return typeof spelling === 'object' && spelling !== null && 'gap' in spelling
}

/** What of a program a language cannot say: sentences, none twice. */
export function gapsIn(program: Program, gaps: Gaps): readonly string[] {
  const { functions = {}, operations = {}, outside = () => [] } = gaps
  const said = program.steps
    .flatMap(({ relation }) => usesOf(relation))
    .map(({ kind, name }) => {
      const why = kind === 'function' ? functions[name] : operations[name]
      return why === undefined ? '' : `"${name}" cannot be written: ${why}`
    })
  return [...new Set([...said, ...outside(program)])].filter((sentence) => sentence !== '')
}

/** What of a program may come out otherwise, though it is printed. */
export function callNotes({ steps }: Program, { calls }: Gaps): readonly string[] {
  if (!calls) return []
  const notes = steps
    .flatMap(({ relation }) => allExpressions(relation))
    .flatMap(callsWithin)
    .flatMap((call) => calls(call) ?? [])
  return [...new Set(notes)]
}

function allExpressions(relation: Relation): readonly Expression[] {
  return [...expressionsOf(relation), ...inputsOf(relation).flatMap(allExpressions)]
}

function callsWithin(expression: Expression): readonly Call[] {
  const own = expression.kind === 'call' ? [expression] : []
  return [...own, ...childrenOf(expression).flatMap(callsWithin)]
}

type Use =
  | { readonly kind: 'function'; readonly name: FunctionName }
  | { readonly kind: 'operation'; readonly name: OperationName }

function usesOf(relation: Relation): readonly Use[] {
  const own: OperationName[] = []
  if (relation.kind !== 'from' && relation.kind !== 'step') own.push(relation.kind)
  if (relation.kind === 'aggregate')
    own.push(...relation.measures.map((measure) => `measure ${measure.function}` as const))
  if (relation.kind === 'pivot') own.push(`measure ${relation.measure.function}`)
  if (relation.kind === 'window')
    own.push(...relation.columns.map((call) => `window ${call.function}` as const))
  return [
    ...own.map((name) => ({ kind: 'operation', name }) as const),
    ...expressionsOf(relation).flatMap(callsIn),
    ...inputsOf(relation).flatMap(usesOf),
  ]
}

function expressionsOf(relation: Relation): readonly Expression[] {
  if (relation.kind === 'compute') return relation.columns.map(({ value }) => value)
  if (relation.kind === 'filter') return [relation.condition]
  return relation.kind === 'join' && relation.condition ? [relation.condition] : []
}

function callsIn(expression: Expression): readonly Use[] {
  const entry = expression.kind === 'call' ? findFunction(expression.name) : undefined
  const own = entry ? [{ kind: 'function', name: entry.name } as const] : []
  return [...own, ...childrenOf(expression).flatMap(callsIn)]
}
