import type { Expression } from '../relation/expression.ts'
import { call } from './build-expression.ts'
import { bindingsOf, FromTables } from './from-tables.ts'
import type { Condition, Group, Item, OuterItem } from './from-tables.ts'
import { joinGroup, within } from './join-group.ts'
import { outerJoin } from './outer-join.ts'
import type { Planning } from './planning.ts'
import type { Rows, Slot } from './rows.ts'
import { same, Scope } from './scope.ts'
import { allOf, slotColumn } from './slot-expression.ts'
import { SqlStop } from './sql-problem.ts'
import { computeColumns, filterRows } from './steps.ts'
import type { Select } from './syntax.ts'
import { comparison, translate } from './translate.ts'

/** FROM before its tables are joined: what its names mean. */
export class PlannedFrom {
  readonly scope: Scope
  readonly #group: Group
  readonly #planning: Planning
  readonly #select: Select

  constructor(select: Select, parent: Scope | null, planning: Planning) {
    const tables = new FromTables(planning)
    this.#group = tables.group(select.from)
    this.scope = new Scope(bindingsOf(this.#group), parent, tables.merged)
    this.#planning = planning
    this.#select = select
  }

  /** Conditions that stand in the ON of inner joins: as good as in WHERE. */
  conditions(): readonly Expression[] {
    return this.#group.conditions.map((one) => this.#translated(one, this.scope.parent))
  }

  /** The tables joined, under all conditions that name no table of the query around. */
  join(conditions: readonly Expression[]): Rows {
    return this.#join(this.#group, conditions)
  }

  #join(group: Group, conditions: readonly Expression[]): Rows {
    return joinGroup(this.#planning.draft, group, conditions, (item, own) => this.#build(item, own))
  }

  #build(item: Item, own: readonly Expression[]): Rows {
    const { draft } = this.#planning
    if (item.kind === 'outer') return this.#outer(item, own)
    const condition = allOf(own)
    return condition ? filterRows(draft, item.rows, condition) : item.rows
  }

  #outer(item: OuterItem, own: readonly Expression[]): Rows {
    const { draft } = this.#planning
    const { how, at } = item.table
    const leftSlots = slotsOf(item.left)
    const rightSlots = slotsOf(item.right)
    // What is asked of the side whose rows all stay can be asked before the join.
    const early = own.filter((one) => within(one, how === 'right' ? rightSlots : leftSlots))
    const pushed = how === 'outer' ? [] : early
    const later = own.filter((one) => !pushed.includes(one))
    const inner = (group: Group) => group.conditions.map((one) => this.#translated(one, null))
    const left = this.#join(item.left, [...inner(item.left), ...(how === 'right' ? [] : pushed)])
    const right = this.#join(item.right, [...inner(item.right), ...(how === 'right' ? pushed : [])])
    draft.at = at
    const on = item.on ? [this.#translated(item.on, null)] : []
    const using = item.pairs.map((pair) =>
      comparison('=', slotColumn(pair.left, at), slotColumn(pair.right, at), draft, at),
    )
    const sides = { left, right, leftSlots, rightSlots }
    const rows = outerJoin(draft, how, sides, [...on, ...using], this.#apart(item))
    const merged = item.pairs.flatMap((pair) =>
      how === 'outer'
        ? [
            {
              slot: pair.merged,
              value: call('coalesce', [slotColumn(pair.left, at), slotColumn(pair.right, at)], at),
            },
          ]
        : [],
    )
    const all = computeColumns(draft, rows, merged)
    const condition = allOf(later)
    return condition ? filterRows(draft, all, condition) : all
  }

  /** Are the right columns asked for by themselves, anywhere but in this ON? */
  #apart(item: OuterItem): boolean {
    if (item.table.how === 'outer' || item.table.how === 'right') return true
    return bindingsOf(item.right).some((binding) =>
      binding.columns.some((slot) => {
        const everywhere = mentions(this.#select, binding.alias, slot)
        const here = mentions(item.table.on, binding.alias, slot)
        return everywhere > here && item.pairs.every((pair) => pair.right !== slot)
      }),
    )
  }

  #translated({ node, bindings, merged }: Condition, parent: Scope | null): Expression {
    const scope = new Scope(bindings, parent, merged)
    return translate(node, {
      draft: this.#planning.draft,
      column: (column) => scope.need(column),
      given: (inner) => {
        if (inner.kind !== 'query' && inner.kind !== 'in-query') return null
        const hint = 'Move it to WHERE.'
        throw new SqlStop('unsupported', 'A subquery stands in ON.', hint, inner.at)
      },
    })
  }
}

function slotsOf(group: Group): Set<string> {
  return new Set(bindingsOf(group).flatMap(({ columns }) => columns.map(({ key }) => key)))
}

/** How often a tree of SQL names a column, or might by a `*`. */
function mentions(tree: unknown, alias: string, slot: Slot): number {
  if (typeof tree !== 'object' || tree === null) return 0
  if (tree instanceof Map) return mentions([...tree.values()], alias, slot)
  if (
    'kind' in tree &&
    'table' in tree &&
    (tree.table === null || typeof tree.table === 'string')
  ) {
    const fits = tree.table === null || same(tree.table, alias)
    if (tree.kind === 'star') return fits ? 1 : 0
    const named = tree.kind === 'column' && 'name' in tree && typeof tree.name === 'string'
    return named && fits && same(String(tree.name), slot.name) ? 1 : 0
  }
  return Object.values(tree).reduce<number>((sum, one) => sum + mentions(one, alias, slot), 0)
}
