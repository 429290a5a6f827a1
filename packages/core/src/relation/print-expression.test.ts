import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { COLUMN_TYPES } from './column.ts'
import { BINARY_OPERATORS } from './expression.ts'
import { childrenOf } from './children-of.ts'
import type { Expression, ExpressionKind } from './expression.ts'
import { FUNCTION_NAMES } from './functions.ts'
import { GROUP_CALLS } from './group-calls.ts'
import type { GroupPlace } from './group-calls.ts'
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

const trees = (names: readonly string[]) =>
  fc.letrec<{ tree: Expression }>((tie) => {
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
        make('call', { name: fc.constantFrom(...names), args: many }),
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

const PLACES: readonly (readonly [string, GroupPlace | undefined])[] = [
  ['a row', undefined],
  ['groups', 'aggregate'],
  ['windows', 'window'],
]

test.each(PLACES)('what is printed of %s parses back to the same tree', (_, place) => {
  const names = [...FUNCTION_NAMES, ...(place ? GROUP_CALLS[place] : []).map(({ name }) => name)]
  const { tree } = trees(names)
  const seen = new Set<string>()
  fc.assert(
    fc.property(tree, (expression) => {
      note(expression, seen)
      const result = parseExpression(printExpression(expression), place)
      // A random tree may be longer or deeper than the language allows; that is another test's matter.
      fc.pre(!('problem' in result && /too-(?:long|deep)/.test(result.problem.code)))
      expect(result).toHaveProperty('expression')
      expect(withoutPlaces(result)).toEqual(withoutPlaces({ expression }))
    }),
    { numRuns: 3_000, seed: 20_240_229 },
  )
  // Random trees that never had a kind or a function would prove nothing of it.
  const wanted = [...KINDS, ...BINARY_OPERATORS, ...names]
  expect(wanted.filter((one) => !seen.has(one))).toEqual([])
})

const KINDS = Object.keys({
  literal: 1,
  column: 1,
  unary: 1,
  binary: 1,
  call: 1,
  in: 1,
  between: 1,
  like: 1,
  'is-null': 1,
  case: 1,
  cast: 1,
} satisfies Record<ExpressionKind, 1>)

function note(node: Expression, seen: Set<string>): void {
  seen.add(node.kind)
  if (node.kind === 'binary') seen.add(node.operator)
  if (node.kind === 'call') seen.add(node.name)
  for (const child of childrenOf(node)) note(child, seen)
}

test('count has spellings of its own where rows are grouped', () => {
  const printed = (text: string) => {
    const parsed = parseExpression(text, 'aggregate')
    return 'expression' in parsed ? printExpression(parsed.expression) : parsed.problem.message
  }
  expect(printed('count(*)')).toBe('count_rows()')
  expect(printed('count(distinct a + 1)')).toBe('count_distinct(a + 1)')
  expect(printed('count(distinct)')).toBe('count(distinct)')
  expect(printed('AVG(a)')).toBe('mean(a)')
})

function withoutPlaces(value: object): unknown {
  return JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'at' ? 0 : inner)))
}
