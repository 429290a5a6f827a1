import type { Query } from '../../sentence-to-plan/question/query/query.ts'
import type { NumberReading } from './as-number.ts'
import { chooseColumns } from './lowering/choose-columns.ts'
import { groupRows, isGrouped, onceEach } from './lowering/group-rows.ts'
import { keepCompared, keepMet, keepWithin } from './lowering/keep-rows.ts'
import { loadAndJoin } from './lowering/load-and-join.ts'
import { Lowering } from './lowering/lowering.ts'
import { readAsNumbers } from './lowering/read-as-numbers.ts'
import { sortRows } from './lowering/sort-rows.ts'
import type { Flow, Steps } from './steps.ts'

/**
 * Writes a query as blocks: load and join, keep rows, group, sort, choose columns. import-sql has a lowering
 * of its own: SQL's meaning, nulls and names included, needs formulas, where people read and change these as
 * conditions in words. Through one they would either lose those or meet both sets of cases in every step.
 */
export function lowerQuery(
  query: Query,
  steps: Steps,
  numbers: NumberReading,
  use: 'answer' | 'compared' = 'answer',
): Flow {
  const lowering = new Lowering(query, steps, numbers, use, lowerQuery)
  let flow = loadAndJoin(lowering)
  flow = keepWithin(lowering, flow)
  flow = readAsNumbers(lowering, flow)
  flow = keepMet(lowering, flow)
  flow = keepCompared(lowering, flow)
  if (isGrouped(query)) flow = groupRows(lowering, flow)
  else if (query.distinct) flow = onceEach(lowering, flow)
  flow = sortRows(lowering, flow)
  return chooseColumns(lowering, flow)
}
