import { nearestName } from '../relation/nearest-name.ts'
import type { Slot } from './rows.ts'
import { asksClock, CLOCK } from './clock.ts'
import { SqlStop } from './sql-problem.ts'
import type { SqlColumn, SqlStar } from './syntax.ts'

/** A table of FROM, under the name the query gives it. */
export interface Binding {
  readonly alias: string
  readonly columns: readonly Slot[]
}

/** Which columns a name can mean: those of the tables in FROM, then those of the query around. */
export class Scope {
  readonly bindings: readonly Binding[]
  readonly parent: Scope | null
  /** Columns that USING made one, by name in small letters. */
  readonly merged: ReadonlyMap<string, Slot>

  constructor(
    bindings: readonly Binding[],
    parent: Scope | null,
    merged: ReadonlyMap<string, Slot> = new Map(),
  ) {
    this.bindings = bindings
    this.parent = parent
    this.merged = merged
  }

  /** Slots of the tables in this FROM, and of no query around. */
  get local(): Set<string> {
    const columns = this.bindings.flatMap((binding) => binding.columns)
    return new Set([...columns, ...this.merged.values()].map(({ key }) => key))
  }

  find(node: SqlColumn): Slot | null {
    const here = this.#here(node)
    if (here) return here
    const around = this.parent?.find(node) ?? null
    if (around && !this.parent?.local.has(around.key)) {
      const message = `${node.name} is a column of a query two levels around this one.`
      throw new SqlStop('unsupported', message, 'Join that table in the query between.', node.at)
    }
    return around
  }

  need(node: SqlColumn): Slot {
    const found = this.find(node)
    if (found) return found
    const tables = this.#tables()
    if (node.table !== null && !tables.some(({ alias }) => same(alias, node.table ?? ''))) {
      const names = tables.map(({ alias }) => alias)
      const near = nearestName(node.table, names)
      const message = `There is no table ${node.table} in this FROM${near ? `; ${near} is near` : ''}.`
      throw new SqlStop('unknown-table', message, `Tables are ${names.join(', ')}.`, node.at)
    }
    const columns = tables
      .filter(({ alias }) => node.table === null || same(alias, node.table))
      .flatMap((table) => table.columns.map(({ name }) => name))
    throw unknownColumn(node, [...new Set(columns)])
  }

  /** What a `*` stands for. */
  star(node: SqlStar): readonly Slot[] {
    if (node.table === null) {
      const hidden = new Set<string>()
      return this.bindings.flatMap(({ columns }) =>
        columns.flatMap((slot) => {
          const one = this.merged.get(slot.name.toLowerCase())
          if (!one) return [slot]
          if (hidden.has(one.key)) return []
          hidden.add(one.key)
          return [one]
        }),
      )
    }
    const { table } = node
    const binding = this.bindings.find(({ alias }) => same(alias, table))
    if (binding) return binding.columns
    const names = this.bindings.map(({ alias }) => alias)
    const message = `There is no table ${table} in this FROM.`
    throw new SqlStop('unknown-table', message, `Tables are ${names.join(', ')}.`, node.at)
  }

  #here(node: SqlColumn): Slot | null {
    const { table, name } = node
    if (table === null) {
      const merged = this.merged.get(name.toLowerCase())
      if (merged) return merged
    }
    const found = this.bindings
      .filter(({ alias }) => table === null || same(alias, table))
      .flatMap(({ alias, columns }) =>
        columns.filter((slot) => same(slot.name, name)).map((slot) => ({ alias, slot })),
      )
    const [first, second] = found
    if (first && second && first.slot.key !== second.slot.key) {
      const message = `${name} could be of ${found.map(({ alias }) => alias).join(' or ')}.`
      const hint = `Write ${first.alias}.${name} or ${second.alias}.${name}.`
      throw new SqlStop('ambiguous-column', message, hint, node.at)
    }
    return first?.slot ?? null
  }

  #tables(): readonly Binding[] {
    return this.bindings.length > 0 ? this.bindings : (this.parent?.bindings ?? [])
  }
}

export function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function unknownColumn(node: SqlColumn, columns: readonly string[]): SqlStop {
  if (same(node.name, 'rowid')) {
    const hint = 'Rows of a dataset have no number; order by a column that has one.'
    return new SqlStop('unknown-column', 'There is no rowid here.', hint, node.at)
  }
  if (node.table === null && CLOCK.has(node.name.toLowerCase()))
    return asksClock(node.name, node.at)
  const near = nearestName(node.name, columns)
  const message = `There is no column ${node.name.slice(0, 60)}${near ? `; ${near} is near` : ''}.`
  const listed = columns.slice(0, 20).join(', ')
  const hint = listed
    ? `Columns are ${listed}. Text is written in single quotes.`
    : 'There is no FROM.'
  return new SqlStop('unknown-column', message, hint, node.at)
}
