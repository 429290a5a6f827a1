import type { BinaryOperator, Expression } from './expression.ts'

const LONGEST = 30

/** A short name for what an expression computes: `price_times_pieces`, `ordered_year`. Null for a long one. */
export function nameOfExpression(expression: Expression): string | null {
  const words = wordsOf(expression)
  if (!words || words.length > 5) return null
  const name = words.join('_')
  return name.length <= LONGEST && /^[a-z]/.test(name) ? name : null
}

function wordsOf(node: Expression): readonly string[] | null {
  switch (node.kind) {
    case 'column': {
      const name = node.name
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '_')
        .replaceAll(/^_+|_+$/g, '')
      return name === '' ? null : [name]
    }
    case 'binary': {
      const word = WORDS[node.operator]
      const [left, right] = [wordsOf(node.left), wordsOf(node.right)]
      return word && left && right ? [...left, word, ...right] : null
    }
    case 'call': {
      const [first, ...others] = node.args
      const words = first && others.every(({ kind }) => kind === 'literal') ? wordsOf(first) : null
      return words && [...words, node.name]
    }
    case 'cast':
      return wordsOf(node.operand)
    case 'literal':
      return node.type === 'integer' ? [node.value] : null
    default:
      return null
  }
}

const WORDS: Readonly<Partial<Record<BinaryOperator, string>>> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'per',
  '||': 'and',
}
