import type { Expression } from '../relation/expression.ts'
import type { Program } from '../relation/program.ts'
import type { Relation } from '../relation/relation.ts'

/** "In 2023 but not in 2024": both years are of one thing. */
const BOTH =
  /\b(?:in|during|since) (\d{4})\b[^.;]*\b(?:but|and) (?:not|never|none) (?:in|during|since) (\d{4})\b/i

/**
 * The columns by which two years of one request are kept, where they are several, or where one row would have
 * to be of the one year and not of the other, which every row of the first is.
 */
export function otherDates(request: string, { steps }: Program): readonly string[] | null {
  if (!BOTH.test(request)) return null
  const columns = new Set(steps.flatMap(({ relation }) => [...datesIn(relation)]))
  const isApart = steps.some(({ relation }) => relation.kind === 'join' && relation.how === 'anti')
  return columns.size > 1 || !isApart ? [...columns] : null
}

function datesIn(relation: Relation): readonly string[] {
  if (relation.kind === 'filter')
    return [...comparedDates(relation.condition), ...datesIn(relation.input)]
  if (relation.kind === 'join') return [...datesIn(relation.left), ...datesIn(relation.right)]
  if (relation.kind === 'append') return relation.inputs.flatMap(datesIn)
  return 'input' in relation ? datesIn(relation.input) : []
}

/** Columns held against dates or years. */
function comparedDates(expression: Expression): readonly string[] {
  switch (expression.kind) {
    case 'binary': {
      const { left, right } = expression
      if (isDate(right)) return namesIn(left)
      return [...comparedDates(left), ...comparedDates(right)]
    }
    case 'between':
      return isDate(expression.low) ? namesIn(expression.operand) : []
    case 'in':
      return expression.items.some(isDate) ? namesIn(expression.operand) : []
    case 'unary':
      return comparedDates(expression.operand)
    default:
      return []
  }
}

function isDate(expression: Expression): boolean {
  return expression.kind === 'literal' && /^(?:19|20)\d{2}(?:-|$)/.test(String(expression.value))
}

function namesIn(expression: Expression): readonly string[] {
  if (expression.kind === 'column') return [expression.name]
  return expression.kind === 'call' ? expression.args.flatMap(namesIn) : []
}
