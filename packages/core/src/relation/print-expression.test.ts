import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { COLUMN_TYPES } from './column.ts'
import { BINARY_OPERATORS } from './expression.ts'
import type { Expression } from './expression.ts'
import { FUNCTION_NAMES } from './functions.ts'
import { parseExpression } from './parse-expression.ts'
import { printExpression } from './print-expression.ts'

const at = { start: 0, end: 0 }

/** Any text the language can carry: no U+0000, no leading U+FEFF, no half surrogate pair. */
const anyText = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .map((text) => text.replaceAll('\0', '').replaceAll('\uFEFF', ''))
const anyName = fc.oneof(
  fc.constantFrom('a', 'and', 'Date', 'CASE', 'Unit Price', 'date', 'x"y', 'größe', '1a', 'if'),
  anyText.filter((text) => text !== ''),
)

const literal: fc.Arbitrary<Expression> = fc.oneof(
  fc
    .bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
    .map((value) => ({ kind: 'literal', type: 'integer', value: String(value), at }) as const),
  fc
    .tuple(fc.nat(), fc.nat())
    .map(([a, b]) => ({ kind: 'literal', type: 'number', value: `${a}.${b}`, at }) as const),
  anyText.map((value) => ({ kind: 'literal', type: 'text', value, at }) as const),
  fc.boolean().map((value) => ({ kind: 'literal', type: 'boolean', value, at }) as const),
  fc.constant({ kind: 'literal', type: 'null', value: null, at } as const),
  fc.constant({ kind: 'literal', type: 'date', value: '2024-02-29', at } as const),
  fc.constant({ kind: 'literal', type: 'timestamp', value: '2024-02-29 01:02:03.5', at } as const),
)

const { tree } = fc.letrec<{ tree: Expression }>((tie) => {
  const node = tie('tree')
  const many = fc.array(node, { minLength: 1, maxLength: 3 })
  const negated = fc.boolean()
  const column = anyName.map((name) => ({ kind: 'column', name, at }) as const)
  const make = <Kind extends Expression['kind'], Shape extends object>(
    kind: Kind,
    shape: { [Key in keyof Shape]: fc.Arbitrary<Shape[Key]> },
  ) => fc.record(shape).map((fields) => ({ kind, ...fields, at }))
  return {
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      literal,
      column,
      make('unary', { operator: fc.constantFrom('-' as const, 'not' as const), operand: node }),
      make('binary', { operator: fc.constantFrom(...BINARY_OPERATORS), left: node, right: node }),
      make('call', { name: fc.constantFrom(...FUNCTION_NAMES), args: many }),
      make('in', { operand: node, items: many, negated }),
      make('between', { operand: node, low: node, high: node, negated }),
      make('like', { operand: node, pattern: node, ignoreCase: fc.boolean(), negated }),
      make('is-null', { operand: node, negated }),
      make('case', {
        // oxlint-disable-next-line unicorn/no-thenable -- the tree's own word; nothing awaits a node
        branches: fc.array(fc.record({ when: node, then: node }), { minLength: 1, maxLength: 2 }),
        otherwise: fc.option(node),
      }),
      make('cast', { operand: node, to: fc.constantFrom(...COLUMN_TYPES) }),
    ),
  }
})

test('what is printed parses back to the same tree', () => {
  fc.assert(
    fc.property(tree, (expression) => {
      const result = parseExpression(printExpression(expression))
      // A random tree may be longer or deeper than the language allows; that is another test's matter.
      fc.pre(!('problem' in result && /too-(?:long|deep)/.test(result.problem.code)))
      expect(result).toHaveProperty('expression')
      expect(withoutPlaces(result)).toEqual(withoutPlaces({ expression }))
    }),
    { numRuns: 3_000 },
  )
})

function withoutPlaces(value: object): unknown {
  return JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'at' ? 0 : inner)))
}
