import type { Span } from '../diagnostics/diagnostic.ts'
import type { Expression } from '../relation/expression.ts'
import { typeIn } from './coerce.ts'
import type { Draft } from './draft.ts'
import { nameExpression } from './name-expression.ts'
import type { PlannedQuery } from './planning.ts'
import { freshName } from './rows.ts'
import type { Rows, Slot } from './rows.ts'
import { fingerprint } from './slot-expression.ts'
import { SqlStop } from './sql-problem.ts'
import { computeColumns, distinctRows, selectColumns, sortRows } from './steps.ts'
import type { SlotOrder } from './steps.ts'
import type { OrderItem, SqlExpression } from './syntax.ts'

/** A column of the SELECT list. */
export interface Output {
  readonly name: string | null
  readonly node: SqlExpression
  readonly value: Expression
  readonly at: Span
}

interface Wanted {
  readonly outputs: readonly Output[]
  readonly order: readonly { readonly item: OrderItem; readonly value: Expression }[]
  readonly distinct: boolean
  readonly limit: number | null
  readonly offset: number
  readonly at: Span
}

/** The SELECT list, DISTINCT, ORDER BY and LIMIT. Where it can be, the order is the last step. */
export function selectOutput(draft: Draft, given: Rows, wanted: Wanted): PlannedQuery {
  const { distinct, limit, offset } = wanted
  draft.at = wanted.at
  const columns = namedOutputs(draft, wanted.outputs)
  const prints = new Map<string, Slot>()
  for (const { slot, value } of columns) {
    if (!prints.has(fingerprint(value))) prints.set(fingerprint(value), slot)
  }
  const hidden: { slot: Slot; value: Expression }[] = []
  const order = wanted.order.flatMap(({ item, value }): SlotOrder[] => {
    // A constant sorts nothing.
    if (value.kind === 'literal') return []
    let slot = prints.get(fingerprint(value))
    if (!slot) {
      slot = draft.slot(nameExpression(item.expression), typeIn(value, draft) ?? 'text')
      hidden.push({ slot, value })
      prints.set(fingerprint(value), slot)
      if (distinct) {
        const message = 'ORDER BY names something that DISTINCT does not keep.'
        throw new SqlStop('unsupported', message, 'Add it to the SELECT list.', item.at)
      }
    }
    return [{ slot, direction: item.direction, nulls: item.nulls }]
  })
  let rows = computeColumns(draft, given, [...columns, ...hidden])
  const outputs = columns.map(({ slot }) => ({ slot, name: slot.name }))
  if (hidden.length > 0) {
    rows = sortRows(draft, rows, order, limit, offset)
    rows = selectColumns(draft, rows, outputs)
  } else {
    rows = selectColumns(draft, rows, outputs)
    if (distinct) rows = distinctRows(draft, rows)
    rows = sortRows(draft, rows, order, limit, offset)
  }
  return { rows, columns: columns.map(({ slot }) => slot) }
}

/** Every column its own name: a table has no two of one. */
function namedOutputs(draft: Draft, outputs: readonly Output[]) {
  const taken: { name: string }[] = []
  return outputs.map(({ name, node, value, at }) => {
    const given = name ?? (node.kind === 'column' ? sourceName(draft, value, node.name) : null)
    const wanted = given ?? nameExpression(node)
    const fresh = freshName(usable(wanted), taken)
    if (given !== null && fresh !== given) {
      const message = `Two columns would be called ${given.slice(0, 60)}; one becomes ${fresh.slice(0, 60)}.`
      draft.note('renamed-column', 'info', message, 'Name it with AS.', at)
    }
    taken.push({ name: fresh })
    const isNull = value.kind === 'literal' && value.type === 'null'
    return { slot: draft.slot(fresh, isNull ? null : (typeIn(value, draft) ?? 'text')), value }
  })
}

/** As the data has it, not as the query spells it. */
function sourceName(draft: Draft, value: Expression, written: string): string {
  if (value.kind !== 'column') return written
  const { name } = draft.slotOf(value.name)
  return name.toLowerCase() === written.toLowerCase() ? name : written
}

function usable(name: string): string {
  return name.replaceAll(/^\uFEFF|\0/g, '').trim() === '' ? 'column' : name.slice(0, 400)
}
