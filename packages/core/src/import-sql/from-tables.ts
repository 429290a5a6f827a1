import { nearestName } from '../relation/nearest-name.ts'
import { findDataset } from './find-dataset.ts'
import { literalRows } from './literal-rows.ts'
import type { PlannedQuery, Planning } from './planning.ts'
import type { Rows, Slot } from './rows.ts'
import { same, Scope } from './scope.ts'
import type { Binding } from './scope.ts'
import { SqlStop } from './sql-problem.ts'
import type { JoinedTable, NamedTable, SqlExpression, TableExpression } from './syntax.ts'
import { translate } from './translate.ts'
import { unpivotRows } from './unpivot-rows.ts'

type LeafTable = Exclude<TableExpression, JoinedTable>

/** Tables that are joined to each other by conditions alone, in whatever order reads best. */
export interface Group {
  readonly items: Item[]
  readonly conditions: Condition[]
}
export interface Condition {
  readonly node: SqlExpression
  /** The tables its names can mean. */
  readonly bindings: readonly Binding[]
  readonly merged: ReadonlyMap<string, Slot>
}
export type Item = Leaf | OuterItem
export interface Leaf {
  readonly kind: 'leaf'
  readonly rows: Rows
  readonly binding: Binding
}
/** A join whose sides cannot change places. */
export interface OuterItem {
  readonly kind: 'outer'
  readonly table: JoinedTable
  readonly left: Group
  readonly right: Group
  /** The conditions of ON, or the pairs of USING. */
  readonly on: Condition | null
  readonly pairs: readonly UsingPair[]
}
export interface UsingPair {
  readonly left: Slot
  readonly right: Slot
  /** What the name alone means: of a full join, whichever side has it. */
  readonly merged: Slot
}

/** FROM as groups, with every table planned and every column a slot. */
export class FromTables {
  readonly merged = new Map<string, Slot>()
  readonly #planning: Planning

  constructor(planning: Planning) {
    this.#planning = planning
  }

  group(tables: readonly TableExpression[]): Group {
    const group: Group = { items: [], conditions: [] }
    for (const table of tables) this.#into(group, table)
    const names = bindingsOf(group).map(({ alias }) => alias)
    const twice = names.find((name, at) => names.findIndex((one) => same(one, name)) < at)
    const last = tables.at(-1)
    if (twice !== undefined && last) {
      const at = { start: tables[0]?.at.start ?? 0, end: last.at.end }
      const hint = 'Give each its own name: from sales a join sales b on …'
      throw new SqlStop('ambiguous-table', `Two tables are called ${twice}.`, hint, at)
    }
    return group
  }

  #into(group: Group, table: TableExpression): void {
    if (table.kind !== 'join') {
      group.items.push(this.#leaf(table))
      return
    }
    if (table.how !== 'inner' && table.how !== 'cross') {
      group.items.push(this.#outer(table))
      return
    }
    const before = bindingsOf(group)
    this.#into(group, table.left)
    const left = bindingsOf(group).filter((one) => !before.includes(one))
    this.#into(group, table.right)
    const both = bindingsOf(group).filter((one) => !before.includes(one))
    const right = both.filter((one) => !left.includes(one))
    if (table.on) {
      group.conditions.push({ node: table.on, bindings: both, merged: new Map(this.merged) })
    }
    for (const pair of this.#pairs(table, left, right)) {
      group.conditions.push(equality(pair, both, table))
    }
  }

  #outer(table: JoinedTable): OuterItem {
    const left = this.group([table.left])
    const right = this.group([table.right])
    const pairs = this.#pairs(table, bindingsOf(left), bindingsOf(right))
    const bindings = [...bindingsOf(left), ...bindingsOf(right)]
    const on = table.on ? { node: table.on, bindings, merged: new Map(this.merged) } : null
    return { kind: 'outer', table, left, right, on, pairs }
  }

  /** The columns of USING, or those a natural join finds on both sides. */
  #pairs(table: JoinedTable, left: readonly Binding[], right: readonly Binding[]): UsingPair[] {
    if (table.using === null) return []
    const names =
      table.using === 'all'
        ? slotsOf(left).flatMap(({ name }) =>
            slotsOf(right).some((one) => same(one.name, name)) ? [name] : [],
          )
        : table.using
    return names.map((name) => {
      const one = this.merged.get(name.toLowerCase()) ?? only(slotsOf(left), name, table)
      const other = only(slotsOf(right), name, table)
      const { draft } = this.#planning
      const merged =
        table.how === 'right' ? other : table.how === 'outer' ? draft.slot(name, one.type) : one
      this.merged.set(name.toLowerCase(), merged)
      return { left: one, right: other, merged }
    })
  }

  #leaf(table: LeafTable): Leaf {
    const { draft } = this.#planning
    draft.at = table.at
    const planned = this.#planned(table)
    const alias = table.alias ?? (table.kind === 'table' ? table.name : '')
    const given = table.kind === 'unpivot' ? null : table.columns
    if (given && given.length > planned.columns.length) {
      const message = `${alias} has ${planned.columns.length} columns, and ${given.length} are named.`
      throw new SqlStop('column-count', message, 'Name as many as there are.', table.at)
    }
    // Slots of their own: a table that stands in FROM twice is two tables.
    const names = new Map(planned.rows.names)
    const columns = planned.columns.map((slot, at) => {
      const own = draft.slot(given?.[at] ?? slot.name, slot.type)
      names.set(own.key, planned.rows.names.get(slot.key) ?? '')
      return own
    })
    const called = table.kind === 'table' ? table.name : (table.alias ?? 'subquery')
    return { kind: 'leaf', rows: { ...planned.rows, names, called }, binding: { alias, columns } }
  }

  #planned(table: LeafTable): PlannedQuery {
    const { draft, tables } = this.#planning
    switch (table.kind) {
      case 'derived':
        return this.#planning.query(table.query, tables)
      case 'table':
        return tables.get(table.name.toLowerCase())?.() ?? this.#dataset(table)
      case 'values': {
        const cell = (node: SqlExpression) =>
          translate(node, {
            draft,
            column: (column) => new Scope([], null).need(column),
            given: () => null,
          })
        const rows = table.rows.map((row) => row.map(cell))
        return literalRows(draft, table, rows, table.columns)
      }
      case 'unpivot': {
        const source = table.table
        if (source.kind !== 'join') return unpivotRows(draft, table, this.#source(source))
        const hint = 'Put the join into a subquery: from (select … from a join b on …) unpivot (…).'
        throw new SqlStop('unsupported', 'UNPIVOT of joined tables is not read.', hint, table.at)
      }
    }
  }

  #source(table: LeafTable): PlannedQuery {
    const { rows, binding } = this.#leaf(table)
    return { rows, columns: binding.columns }
  }

  #dataset(table: NamedTable) {
    const { draft } = this.#planning
    const { datasets } = draft.catalogue
    const dataset = findDataset(table.name, datasets)
    if (!dataset) {
      const names = [...datasets.map(({ name }) => name), ...this.#planning.tables.keys()]
      const near = nearestName(table.name, names)
      const message = `There is no table ${table.name.slice(0, 60)}${near ? `; ${near} is near` : ''}.`
      const listed = names.slice(0, 20).join(', ')
      const hint = listed ? `Tables are ${listed}.` : 'Upload the data first.'
      throw new SqlStop('unknown-table', message, hint, table.at)
    }
    const { block, columns } = draft.load(dataset)
    const slots = columns.map(({ name, type }) => draft.slot(name, type))
    const names = new Map(slots.map((slot) => [slot.key, slot.name]))
    return { rows: { block, columns, names, called: table.name }, columns: slots }
  }
}

export function bindingsOf(group: Group): Binding[] {
  return group.items.flatMap(itemBindings)
}

export function itemBindings(item: Item): Binding[] {
  if (item.kind === 'leaf') return [item.binding]
  const { how } = item.table
  const right = how === 'semi' || how === 'anti' ? [] : bindingsOf(item.right)
  return [...bindingsOf(item.left), ...right]
}

function slotsOf(side: readonly Binding[]): Slot[] {
  return side.flatMap(({ columns }) => columns)
}

function only(slots: readonly Slot[], name: string, table: JoinedTable): Slot {
  const [found, second] = slots.filter((slot) => same(slot.name, name))
  if (found && !second) return found
  const message = found
    ? `${name} is in several tables of this side of the join.`
    : `There is no column ${name} on one side of the join.`
  const code = found ? 'ambiguous-column' : 'unknown-column'
  throw new SqlStop(code, message, 'Write the condition with ON.', table.at)
}

/** USING as a condition, with names that can mean nothing else. */
function equality(pair: UsingPair, bindings: readonly Binding[], { at }: JoinedTable): Condition {
  const column = (slot: Slot): SqlExpression => {
    const table = bindings.find(({ columns }) => columns.includes(slot))?.alias ?? ''
    return { kind: 'column', table, name: slot.name, at }
  }
  return {
    node: {
      kind: 'binary',
      operator: '=',
      left: column(pair.left),
      right: column(pair.right),
      at,
    },
    bindings,
    merged: new Map(),
  }
}
