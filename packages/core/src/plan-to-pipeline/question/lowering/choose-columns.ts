import { freeName } from '../steps.ts'
import type { Flow } from '../steps.ts'
import type { Lowering } from './lowering.ts'
import { measuredColumn } from './measure-columns.ts'

/** What is to be seen, in that order; no block where the rows hold just that. */
export function chooseColumns(lowering: Lowering, flow: Flow): Flow {
  const taken: string[] = []
  const columns = lowering.query.select.map((item) => {
    const column =
      item.kind === 'column' ? lowering.name(flow, item.column) : measuredColumn(flow, item)
    const name = taken.includes(column)
      ? freeName(
          column,
          taken.map((one) => ({ name: one, type: 'text' })),
        )
      : column
    taken.push(name)
    return { column, name: name === column ? '' : name, type: 'same' }
  })
  const leaving = columns.map(({ column, name }) => {
    const source = flow.columns.find((one) => one.name === column)
    return { name: name || column, type: source?.type ?? 'text', from: source?.from ?? null }
  })
  const same =
    leaving.length === flow.columns.length &&
    leaving.every(({ name }, index) => flow.columns[index]?.name === name)
  return same ? flow : lowering.steps.add(flow, 'select', { mode: 'only', columns }, leaving)
}
