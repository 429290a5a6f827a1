import type { NamedTable } from '../../language-model.ts'
import type { Reachable } from './values.ts'
import { type ByKind, byKind, kindOf } from './kinds.ts'
import { choice, EMPTY, oneOf, type Rule, type Rules, sequence } from './rule.ts'
import { writtenName } from './words.ts'

/** Tables that are read together: a grammar without context needs rules of its own for each such set. */
export type Scope = readonly NamedTable[]

const MOST_TOGETHER = 3
const MOST_SCOPES = 24

/** Every table alone, then those with a column name in common, then others, as far as there is room. */
export function scopesOf(tables: readonly NamedTable[]): readonly Scope[] {
  const alone = tables.map((table) => [table])
  const found: Scope[] = [...alone]
  let largest: readonly Scope[] = alone
  for (let size = 2; size <= MOST_TOGETHER; size += 1) {
    largest = largest.flatMap((scope) => grown(scope, tables))
    found.push(...largest.toSorted((one, other) => linksIn(other) - linksIn(one)))
  }
  return found.slice(0, Math.max(MOST_SCOPES, tables.length))
}

function grown(scope: Scope, tables: readonly NamedTable[]): Scope[] {
  const last = scope.at(-1)
  const after = last ? tables.slice(tables.indexOf(last) + 1) : tables
  return after.map((table) => [...scope, table])
}

/** How many of its tables share a column name with another. */
function linksIn(scope: Scope): number {
  return scope.filter((table) => scope.some((other) => isLinked(table, other))).length
}

function isLinked(one: NamedTable, other: NamedTable): boolean {
  const names = new Set(other.columns.map(({ name }) => name.toLowerCase()))
  return one !== other && one.columns.some(({ name }) => names.has(name.toLowerCase()))
}

/** Alone a table's columns stand by their names; beside another each says whose it is. */
export function columnsIn(scope: Scope): readonly Reachable[] {
  return scope.flatMap((table) => {
    const owner = scope.length > 1 ? `${writtenName(table.name)}.` : ''
    return table.columns.map(({ name, type }) => ({ written: owner + writtenName(name), type }))
  })
}

/** FROM over all of them, in any order, each joined by columns of one kind. */
export function fromOf(rules: Rules, name: string, scope: Scope): Rule {
  const owned = scope.map((table, at) => {
    return { written: writtenName(table.name), own: ownColumns(rules, `${name}-of-${at}`, table) }
  })
  type Owned = (typeof owned)[number]
  const pairOf = (read: readonly Owned[], { own }: Owned): Rule =>
    choice(
      ...JOINED.map((kind) =>
        sequence(choice(...read.map((one) => one.own[kind])), ' = ', own[kind]),
      ),
    )
  const after = (read: readonly Owned[]): Rule => {
    const rest = owned.filter((table) => !read.includes(table))
    if (rest.length === 0) return EMPTY
    const joined = (table: Owned) =>
      sequence(JOIN, table.written, ' ON ', pairOf(read, table), after([...read, table]))
    return choice(...rest.map(joined))
  }
  return choice(...owned.map((table) => sequence(table.written, after([table]))))
}

const JOINED = ['numeric', 'text', 'moment'] as const
const JOIN = oneOf([' JOIN ', ' LEFT JOIN '])

function ownColumns(rules: Rules, name: string, table: NamedTable): ByKind {
  const owner = writtenName(table.name)
  return byKind((kind) => {
    const own = table.columns.filter(({ type }) => kindOf(type) === kind)
    return rules.define(
      `${name}-${kind}`,
      oneOf(own.map((column) => `${owner}.${writtenName(column.name)}`)),
    )
  })
}
