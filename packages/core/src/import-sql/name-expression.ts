import type { SqlExpression } from './syntax.ts'

/** What to call a column that has no name in the query: `sum(l.amount)` is `sum_amount`. */
export function nameExpression(node: SqlExpression): string {
  const words = wordsOf(node).join('_')
  const name = words.replaceAll(/[^\p{L}\p{N}_]+/gu, '_').replaceAll(/^_+|_+$/g, '')
  return name.slice(0, 60) || 'value'
}

function wordsOf(node: SqlExpression): string[] {
  switch (node.kind) {
    case 'column':
      return [node.name]
    case 'literal':
      return [String(node.value)]
    case 'call': {
      const name = node.name === 'date_part' ? [] : [node.name]
      const distinct = node.distinct ? ['distinct'] : []
      return [...name, ...distinct, ...node.args.flatMap(wordsOf)]
    }
    case 'binary':
      return [...wordsOf(node.left), OPERATORS[node.operator] ?? '', ...wordsOf(node.right)]
    case 'unary':
    case 'cast':
      return wordsOf(node.operand)
    case 'case':
      return ['case', ...node.branches.slice(0, 1).flatMap((branch) => wordsOf(branch.then))]
    case 'query':
      return [node.exists ? 'exists' : 'subquery']
    default:
      return ['value']
  }
}

const OPERATORS: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'per',
  '//': 'per',
  '%': 'mod',
  and: 'and',
  or: 'or',
}
