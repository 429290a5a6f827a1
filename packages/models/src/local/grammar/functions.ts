import { FUNCTIONS, type FunctionEntry, type Parameter } from '@plainflow/core'
import { type ByKind, byKind, type Kind, kindOf, KINDS } from './kinds.ts'
import { choice, list, oneCharacter, oneOf, optional, repeat, type Rule, sequence } from './rule.ts'
import { SMALL, TEXT } from './words.ts'

/** What stands in the parentheses of calls. */
export interface Arguments {
  readonly column: ByKind
  /** A column or something written out. */
  readonly simple: ByKind
  readonly condition: Rule
}

/** Calls of functions, by the kind they give. */
export function callsOf(shapes: readonly Shape[], given: Arguments): ByKind {
  return byKind((kind) =>
    choice(
      ...shapes
        .filter((shape) => shape.gives === kind)
        .map(({ name, entry, shared }) =>
          sequence(name, '(', argumentsOf(entry, shared, given), ')'),
        ),
    ),
  )
}

/** A way to call functions. */
export interface Shape {
  readonly gives: Kind
  /** One of theirs. */
  readonly name: Rule
  readonly entry: FunctionEntry
  /** What its parameters of a shared type are. */
  readonly shared: Kind
}

/** Functions that are called alike are one rule: there are few ways to call a hundred of them. */
export function shapesOf(isKnown: (name: string) => boolean): readonly Shape[] {
  const found = new Map<string, Omit<Shape, 'name'> & { readonly names: readonly string[] }>()
  for (const entry of FUNCTIONS) {
    const known = [entry.name, ...(entry.aliases ?? [])].filter(isKnown)
    const isShared = entry.parameters.some(({ type }) => type === 'shared')
    for (const shared of isShared && known.length > 0 ? SHARED : KINDS.slice(0, 1)) {
      const gives = resultOf(entry, shared)
      const key = JSON.stringify([gives, shared, entry.parameters.map(shapeOfParameter)])
      const names = [...(found.get(key)?.names ?? []), ...known]
      if (known.length > 0) found.set(key, { gives, names, entry, shared })
    }
  }
  return Array.from(found.values(), ({ names, ...shape }) => ({ ...shape, name: oneOf(names) }))
}

const SHARED = ['numeric', 'text', 'moment'] as const

function shapeOfParameter({ name, ...shape }: Parameter) {
  return { ...shape, isFormat: shape.check !== undefined && name === 'format' }
}

function resultOf({ result, parameters }: FunctionEntry, shared: Kind): Kind {
  if (result === 'shared') return shared
  if (result === 'numeric') return 'numeric'
  if (typeof result === 'string') return kindOf(result)
  const parameter = parameters[result.ofParameter]
  return parameter ? kindOfParameter(parameter, shared) : shared
}

function kindOfParameter({ type }: Parameter, shared: Kind): Kind {
  if (type === 'shared') return shared
  return type === 'numeric' || type === 'moment' ? type : kindOf(type)
}

function argumentsOf({ parameters }: FunctionEntry, shared: Kind, given: Arguments): Rule {
  const first = parameters.findIndex(({ literal }) => !literal)
  const parts = parameters.map((parameter, at): Rule => {
    // One column at least: a call of nothing but words written out says nothing of a row.
    const own = argumentOf(parameter, kindOfParameter(parameter, shared), at === first, given)
    const more = argumentOf(parameter, kindOfParameter(parameter, shared), false, given)
    const all = parameter.repeated ? sequence(own, ', ', list(more, ', ', 2)) : own
    const separated = at === 0 ? all : sequence(', ', all)
    return parameter.optional ? optional(separated) : separated
  })
  return sequence(...parts)
}

function argumentOf(parameter: Parameter, kind: Kind, isFirst: boolean, given: Arguments): Rule {
  const { type, literal, choices, range, name, check } = parameter
  if (choices) return oneOf(choices.map((word) => `'${word}'`))
  if (check && name === 'format')
    return oneOf(FORMATS.filter((one) => check(one) === null).map((one) => `'${one}'`))
  // A pattern of plain letters has no groups.
  if (name === 'group') return oneOf(['0'])
  if (literal && range) return oneOf(COUNTS.filter((one) => inRange(one, range)).map(String))
  if (check) return PATTERN
  if (literal) return TEXT
  // No rule tells whole numbers from others.
  if (type === 'integer') return SMALL
  if (kind === 'boolean') return given.condition
  return isFirst ? given.column[kind] : given.simple[kind]
}

/** Not every text is one; these are. */
const PATTERN = sequence(
  "'",
  optional('^'),
  repeat(1, 30, oneCharacter('A-Za-z0-9 _')),
  optional('$'),
  "'",
)
const FORMATS = ['%Y', '%Y-%m', '%Y-%m-%d', '%B', '%b %Y', '%A', '%H:%M']
const COUNTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20]

function inRange(count: number, [least, most]: readonly [number, number]): boolean {
  return count >= least && count <= most
}
