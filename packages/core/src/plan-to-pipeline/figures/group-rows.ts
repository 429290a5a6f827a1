import { freeName } from '../question/steps.ts'
import type { Flow, Steps } from '../question/steps.ts'
import { groupingOf } from './figure-rows.ts'
import type { FigureRows } from './figure-rows.ts'
import type { Measure } from './measure-of.ts'

/** Groups with what was measured of them, by the names it has got. */
export interface Groups {
  readonly flow: Flow
  readonly names: readonly string[]
}

type Conditions = (names: readonly string[]) => readonly object[]

/** Rows put together by their keys; `having` says which groups are kept. */
export function groupRows(
  steps: Steps,
  { flow, keys }: FigureRows,
  measures: readonly (Measure & { readonly name: string })[],
  having: Conditions = () => [],
): Groups {
  const grouping = groupingOf(keys)
  const columns = flow.columns.filter(({ name }) => grouping.includes(name))
  const names: string[] = []
  for (const { name } of measures) {
    const free = freeName(name, columns)
    names.push(free)
    columns.push({ name: free, type: 'number', from: null })
  }
  const parameters = {
    keys: grouping,
    measures: measures.map((one, at) => ({ ...one, name: names[at] ?? one.name })),
    having: { match: 'all', conditions: having(names) },
  }
  return { flow: steps.add(flow, 'aggregate', parameters, columns), names }
}

/** The average of what groups come to, for each of those that are left of their keys. */
export function averageOf(steps: Steps, groups: FigureRows, column: string): Groups {
  return groupRows(steps, groups, [{ name: `average_${column}`, function: 'mean', column }])
}
