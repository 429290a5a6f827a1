import type { SortKey } from '../../../blocks/sort/config.ts'
import type { SelectItem } from '../../../sentence-to-plan/question/query/query.ts'
import { firstOfEach } from '../first-of-each.ts'
import type { Flow } from '../steps.ts'
import type { Lowering } from './lowering.ts'
import { measuredColumn } from './measure-columns.ts'

/** Rows in the order asked for, and as many of them, of all or of each kind. */
export function sortRows(lowering: Lowering, flow: Flow): Flow {
  const { order, limit, offset, per } = lowering.query
  if (order.length === 0 && limit === undefined) return flow
  const keys = order.map(({ item, descending }): SortKey => ({
    column: orderedBy(lowering, flow, item),
    direction: descending ? 'descending' : 'ascending',
    nulls: 'last',
  }))
  if (per && limit !== undefined) {
    const kinds = per.map((ref) => lowering.name(flow, ref))
    return firstOfEach(lowering.steps, flow, kinds, keys, { limit, offset: offset ?? 0 })
  }
  return lowering.steps.add(flow, 'sort', {
    keys,
    ...(limit === undefined ? {} : { limit }),
    ...(offset === undefined ? {} : { offset }),
  })
}

/** The column that holds what is sorted by: read as a day or a number, where that is still among the rows. */
function orderedBy(lowering: Lowering, flow: Flow, item: SelectItem): string {
  if (item.kind === 'measure') return measuredColumn(flow, item)
  const number = lowering.dayOrNumber(flow, item.column)
  const isThere = flow.columns.some(({ name }) => name === number)
  return isThere ? number : lowering.name(flow, item.column)
}
