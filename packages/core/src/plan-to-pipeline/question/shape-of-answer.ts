import type { Catalogue } from '../../tables/catalogue.ts'
import { queriesOf } from '../../sentence-to-plan/question/query/query.ts'
import type { QuestionReading } from '../../sentence-to-plan/question/question-reading.ts'
import { schemaOf } from '../../tables/schema.ts'

export function showsRows({ answer }: QuestionReading): boolean {
  if (answer.kind !== 'rows') return false
  const { select, order } = answer.query
  return select.every(({ kind }) => kind === 'column') && order.length === 0
}

/** No column that is shown holds numbers, one of which may be the share. */
export function showsTexts({ answer }: QuestionReading, { datasets }: Catalogue): boolean {
  const shown = queriesOf(answer).flatMap(({ select }) => select.flatMap((one) => one.column ?? []))
  const columns = datasets.flatMap((dataset) => schemaOf(dataset).columns)
  return shown.every(({ table, column }) =>
    columns.some((one) => one.table === table && one.name === column && one.numeric === null),
  )
}

export function isGrouped({ answer }: QuestionReading): boolean {
  return answer.kind === 'rows' && answer.query.group.length > 0
}

export function tellsOneNumber({ answer }: QuestionReading): boolean {
  if (answer.kind !== 'rows') return false
  const { group, select } = answer.query
  return group.length === 0 && select.every(({ kind }) => kind === 'measure')
}

/** "More seats than the smallest ferry": rows are compared, and none of them is put first. */
export function comparesFigure({ answer }: QuestionReading): boolean {
  return queriesOf(answer).some(({ where }) =>
    where.some((one) => one.kind === 'against' && one.comparison !== '='),
  )
}
