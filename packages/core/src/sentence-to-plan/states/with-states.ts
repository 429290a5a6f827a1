import type { Answer, Predicate, Query } from '../question/query/query.ts'

/**
 * An answer of rows in these states only: each holds wherever rows of its table are read. Null where they are
 * read nowhere, so that none is left out.
 */
export function withStates(answer: Answer, states: readonly Predicate[]): Answer | null {
  if (!states.every((state) => isReadIn(answer, state))) return null
  switch (answer.kind) {
    case 'rows':
      return { ...answer, query: stated(answer.query, states) }
    case 'difference':
      return { ...answer, from: stated(answer.from, states), less: stated(answer.less, states) }
    case 'share':
      return { ...answer, part: stated(answer.part, states), whole: stated(answer.whole, states) }
  }
}

function stated(query: Query, states: readonly Predicate[]): Query {
  const inside = query.where.map((one) =>
    one.kind === 'within' || one.kind === 'against'
      ? { ...one, query: stated(one.query, states) }
      : one,
  )
  const having = query.having.map((one) =>
    typeof one.value === 'number' ? one : { ...one, value: stated(one.value, states) },
  )
  return {
    ...query,
    where: [...inside, ...states.filter((state) => isRead(query, state))],
    having,
  }
}

function isRead({ tables }: Query, state: Predicate): boolean {
  return state.kind !== 'any' && tables.includes(state.column.table)
}

function isReadIn(answer: Answer, state: Predicate): boolean {
  const reads = (query: Query): boolean =>
    isRead(query, state) ||
    query.where.some((one) => (one.kind === 'within' || one.kind === 'against') && reads(one.query))
  switch (answer.kind) {
    case 'rows':
      return reads(answer.query)
    case 'difference':
      return reads(answer.from) && reads(answer.less)
    case 'share':
      return reads(answer.part) && reads(answer.whole)
  }
}
