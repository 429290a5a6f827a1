import { expect, test } from 'vitest'
import type { Column } from '../relation/column.ts'
import type { Given } from './block.ts'
import { findBlock } from './registry.ts'

const sales: readonly Column[] = [
  { name: 'id', type: 'integer' },
  { name: 'region', type: 'text' },
  { name: 'amount', type: 'number' },
  { name: 'ordered', type: 'date' },
  { name: 'paid', type: 'boolean' },
]

/** Block type, parameters, the code expected, and where: `parameters.` in front. */
const WRONG: readonly (readonly [string, object, string, string])[] = [
  ['transform', { columns: [] }, 'transform/no-columns', 'columns'],
  ['transform', computed(['', '1']), 'transform/no-name', 'columns.0.name'],
  ['transform', computed(['a\0', '1']), 'transform/unusable-name', 'columns.0.name'],
  ['transform', computed(['a', '1'], ['a', '2']), 'transform/duplicate-column', 'columns.1.name'],
  ['transform', computed(['a', 'amuont']), 'transform/unknown-column', 'columns.0.expression'],
  ['transform', computed(['a', '']), 'expression/empty', 'columns.0.expression'],
  ['transform', computed(['a', 'region + 1']), 'expression/type-mismatch', 'columns.0.expression'],
  ['sort', { keys: [] }, 'sort/no-keys', 'keys'],
  ['sort', { keys: [], limit: 3 }, 'sort/no-keys', 'keys'],
  ['sort', { keys: [key('amuont')] }, 'sort/unknown-column', 'keys.0.column'],
  ['sort', { keys: [key('')] }, 'sort/no-column', 'keys.0.column'],
  ['sort', { keys: [key('id'), key('id')] }, 'sort/duplicate-column', 'keys.1.column'],
  ['select', { mode: 'only', columns: [] }, 'select/no-columns', 'columns'],
  ['select', { mode: 'drop', columns: [] }, 'select/no-columns', 'columns'],
  ['select', chosen('only', ['amuont']), 'select/unknown-column', 'columns.0.column'],
  ['select', chosen('only', ['']), 'select/no-column', 'columns.0.column'],
  ['select', chosen('only', ['id'], ['id']), 'select/duplicate-column', 'columns.1.name'],
  ['select', chosen('change', ['id'], ['id']), 'select/duplicate-column', 'columns.1.column'],
  ['select', chosen('change', ['id', 'region']), 'select/duplicate-column', 'columns'],
  [
    'select',
    chosen('change', ['ordered', '', 'integer']),
    'select/cannot-convert',
    'columns.0.type',
  ],
  [
    'select',
    chosen('drop', ...sales.map(({ name }) => [name])),
    'select/no-columns-left',
    'columns',
  ],
  ['aggregate', grouped([], []), 'aggregate/nothing-chosen', 'measures'],
  ['aggregate', grouped(['amuont'], []), 'aggregate/unknown-column', 'keys.0'],
  ['aggregate', grouped(['id', 'id'], []), 'aggregate/duplicate-column', 'keys.1'],
  ['aggregate', grouped([], [measure('sum', '')]), 'aggregate/no-column', 'measures.0.column'],
  [
    'aggregate',
    grouped([], [measure('sum', 'x')]),
    'aggregate/unknown-column',
    'measures.0.column',
  ],
  [
    'aggregate',
    grouped([], [measure('sum', 'region')]),
    'aggregate/not-a-number-column',
    'measures.0.column',
  ],
  [
    'aggregate',
    grouped([], [measure('quantile', 'amount')]),
    'aggregate/no-fraction',
    'measures.0.fraction',
  ],
  ['aggregate', grouped([], [measure('first', 'id')]), 'aggregate/no-order', 'measures.0.by'],
  [
    'aggregate',
    grouped([], [{ ...measure('first', 'id'), by: 'x' }]),
    'aggregate/unknown-column',
    'measures.0.by',
  ],
  [
    'aggregate',
    grouped([], [measure('sum', 'id'), measure('sum', 'id')]),
    'aggregate/duplicate-column',
    'measures.1.name',
  ],
  [
    'aggregate',
    grouped(['id'], [{ ...measure('sum', 'amount'), name: 'id' }]),
    'aggregate/duplicate-column',
    'measures.0.name',
  ],
  [
    'aggregate',
    grouped(['id'], [], [{ column: 'amount', operator: 'over', value: 1 }]),
    'aggregate/unknown-column',
    'having.conditions.0.column',
  ],
  ['join', joined([]), 'join/no-keys', 'keys'],
  ['join', joined([['x', 'id']]), 'join/unknown-column', 'keys.0.left'],
  ['join', joined([['id', '']]), 'join/no-column', 'keys.0.right'],
  ['join', joined([['id', 'region']]), 'join/key-types', 'keys.0'],
  [
    'join',
    joined([
      ['id', 'id'],
      ['id', 'id'],
    ]),
    'join/duplicate-key',
    'keys.1',
  ],
  ['join', { ...joined([['id', 'id']]), suffix: '' }, 'join/duplicate-column', 'suffix'],
]

test.each(WRONG)('%s %j is reported as %s', (type, parameters, code, field) => {
  const found = checked(type, parameters)
  expect(found.map((one) => [one.code, one.at.field])).toEqual([[code, `parameters.${field}`]])
  for (const { message, hint } of found) {
    expect(`${message} ${hint}`).not.toMatch(/undefined|\bnull\b|\[object/)
    expect(hint).not.toBe('')
  }
})

function checked(type: string, parameters: object) {
  const definition = findBlock(type)
  const configuration = definition?.configuration.parse({ parameters })
  const inputs = (definition?.inputs ?? []).map(({ id }) => ({
    relation: { kind: 'step' as const, step: id, columns: sales },
    columns: sales,
  }))
  const given: Given = { block: 'tested', inputs, catalogue: { datasets: [] } }
  return definition?.columns(configuration, given).diagnostics ?? []
}

function computed(...columns: readonly (readonly [string, string])[]) {
  return { columns: columns.map(([name, expression]) => ({ name, expression })) }
}

function key(column: string) {
  return { column, direction: 'ascending', nulls: 'last' }
}

function chosen(mode: string, ...columns: readonly (readonly string[])[]) {
  return {
    mode,
    columns: columns.map(([column, name = '', type = 'same']) => ({ column, name, type })),
  }
}

function measure(name: string, column: string) {
  return { name: '', function: name, column }
}

function grouped(
  keys: readonly string[],
  measures: readonly object[],
  conditions: readonly object[] = [],
) {
  return { keys, measures, having: { match: 'all', conditions } }
}

function joined(keys: readonly (readonly [string, string])[]) {
  return { how: 'inner', keys: keys.map(([left, right]) => ({ left, right })), suffix: '_r' }
}

test('union says what is odd about its tables', () => {
  const union = findBlock('union')
  const given = (...tables: readonly (readonly Column[])[]): Given => ({
    block: 'tested',
    inputs: tables.map((columns) => ({ relation: { kind: 'step', step: '', columns }, columns })),
    catalogue: { datasets: [] },
  })
  const codes = (...tables: readonly (readonly Column[])[]) =>
    union?.columns(union.initial, given(...tables)).diagnostics.map(({ code }) => code)
  expect(codes(sales, sales)).toEqual([])
  expect(codes(sales)).toEqual(['union/one-input'])
  expect(codes([{ name: 'a', type: 'text' }], [{ name: 'a', type: 'integer' }])).toEqual([
    'union/types-differ',
  ])
  expect(codes(sales, sales.slice(1))).toEqual(['union/missing-column'])
})
