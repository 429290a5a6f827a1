import { expect, test } from 'vitest'
import type { Column } from '../relation/column.ts'
import type { Given } from './block.ts'
import { loweringOf } from './lowering-of.ts'
import { BLOCKS, findBlock } from './registry.ts'
import { UNDERSTAND } from './understand.gen.ts'

const sales: readonly Column[] = [
  { name: 'id', type: 'integer' },
  { name: 'region', type: 'text' },
  { name: 'amount', type: 'number' },
  { name: 'ordered', type: 'date' },
  { name: 'paid', type: 'boolean' },
]

const open = { value: 'open', name: '' }

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
  ['aggregate', grouped([], [formula('')]), 'expression/empty', 'measures.0.formula'],
  ['aggregate', grouped([], [formula('sum(x)')]), 'aggregate/unknown-column', 'measures.0.formula'],
  [
    'aggregate',
    grouped(['id'], [formula('sum(id) + amount')]),
    'expression/outside-measure',
    'measures.0.formula',
  ],
  [
    'aggregate',
    grouped([], [formula('max(sum(id))')]),
    'expression/nested-measure',
    'measures.0.formula',
  ],
  [
    'aggregate',
    grouped([], [{ ...formula('sum(id)'), name: '' }]),
    'aggregate/no-name',
    'measures.0.name',
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
  ['clean', { rules: [] }, 'clean/no-rules', 'rules'],
  ['clean', rule('trim', ['x']), 'clean/unknown-column', 'rules.0.columns.0'],
  ['clean', rule('trim', ['region', 'region']), 'clean/duplicate-column', 'rules.0.columns.1'],
  ['clean', rule('convert', []), 'clean/no-column', 'rules.0.columns'],
  ['clean', rule('trim', ['amount']), 'clean/wrong-type', 'rules.0.columns'],
  ['clean', rule('drop_outliers', ['region']), 'clean/wrong-type', 'rules.0.columns'],
  ['clean', rule('convert', ['id']), 'clean/no-type', 'rules.0.type'],
  [
    'clean',
    rule('convert', ['ordered'], { type: 'integer' }),
    'clean/cannot-convert',
    'rules.0.type',
  ],
  ['clean', rule('fill', ['id']), 'clean/wrong-value', 'rules.0.value'],
  ['clean', rule('fill', ['id'], { value: 'x' }), 'clean/wrong-value', 'rules.0.value'],
  [
    'clean',
    rule('replace', ['id'], { value: '1', with: 'x' }),
    'clean/wrong-value',
    'rules.0.with',
  ],
  ['clean', rule('parse_dates', []), 'clean/no-column', 'rules.0.columns'],
  ['clean', rule('parse_dates', ['ordered']), 'clean/wrong-type', 'rules.0.columns'],
  ['clean', rule('parse_dates', ['region']), 'clean/no-format', 'rules.0.formats'],
  [
    'clean',
    rule('parse_dates', ['region'], { formats: [{ format: '%d.%m' }] }),
    'clean/wrong-format',
    'rules.0.formats.0.format',
  ],
  ['clean', rule('fill_previous', ['amount']), 'clean/no-column', 'rules.0.by'],
  ['clean', rule('fill_previous', ['amount'], { by: 'amount' }), 'clean/wrong-order', 'rules.0.by'],
  ['clean', rule('cap_outliers', ['region']), 'clean/wrong-type', 'rules.0.columns'],
  ['sample', { mode: 'rows' }, 'sample/no-size', 'rows'],
  ['sample', { mode: 'fraction' }, 'sample/no-size', 'fraction'],
  ['unpivot', turned([], []), 'unpivot/no-column', 'columns'],
  ['unpivot', turned(['x'], []), 'unpivot/unknown-column', 'columns.0'],
  ['unpivot', turned(['id'], ['x']), 'unpivot/unknown-column', 'keep.0'],
  ['unpivot', turned(['id', 'id'], []), 'unpivot/duplicate-column', 'columns.1'],
  ['unpivot', turned(['id'], ['region'], 'region'), 'unpivot/duplicate-column', 'nameTo'],
  ['unpivot', turned(['id'], [], 'value'), 'unpivot/duplicate-column', 'valueTo'],
  ['unpivot', turned(['id'], [], ''), 'unpivot/no-name', 'nameTo'],
  ['unpivot', turned(['id', 'region'], []), 'unpivot/types-differ', 'columns'],
  ['pivot', pivoted({ from: '' }), 'pivot/no-column', 'from'],
  ['pivot', pivoted({ from: 'x' }), 'pivot/unknown-column', 'from'],
  ['pivot', pivoted({ keys: ['x'] }), 'pivot/unknown-column', 'keys.0'],
  ['pivot', pivoted({ column: 'region' }), 'pivot/not-a-number-column', 'column'],
  ['pivot', pivoted({ values: [] }), 'pivot/no-values', 'values'],
  ['pivot', pivoted({ from: 'id' }), 'pivot/wrong-value', 'values.0.value'],
  ['pivot', pivoted({ values: [open, open] }), 'pivot/duplicate-column', 'values.1.name'],
  ['window', { columns: [] }, 'window/no-columns', 'columns'],
  ['window', windowed({ name: '' }), 'window/no-name', 'columns.0.name'],
  ['window', windowed({ partition: ['x'] }), 'window/unknown-column', 'columns.0.partition.0'],
  ['window', windowed({ order: [key('x')] }), 'window/unknown-column', 'columns.0.order.0.column'],
  ['window', windowed({ order: [] }), 'window/no-order', 'columns.0.order'],
  ['window', windowed({ function: 'lag' }), 'window/no-column', 'columns.0.column'],
  [
    'window',
    windowed({ function: 'running_sum', column: 'region' }),
    'window/not-a-number-column',
    'columns.0.column',
  ],
  [
    'window',
    windowed({ function: 'moving_average', column: 'id' }),
    'window/no-size',
    'columns.0.size',
  ],
  [
    'window',
    windowed({ function: 'quantile', column: 'id' }),
    'window/no-fraction',
    'columns.0.fraction',
  ],
  [
    'window',
    windowed({ function: 'formula', formula: 'lag(id)', order: [] }),
    'window/no-order',
    'columns.0.order',
  ],
  [
    'window',
    windowed({ function: 'formula', formula: 'lag(region) + 1' }),
    'expression/type-mismatch',
    'columns.0.formula',
  ],
  ['validate', { rules: [] }, 'validate/no-rules', 'rules'],
  ['validate', checks('not_empty', ''), 'validate/no-column', 'rules.0.column'],
  ['validate', checks('unique', 'x'), 'validate/unknown-column', 'rules.0.column'],
  ['validate', checks('pattern', 'id', { text: '%' }), 'validate/not-text', 'rules.0.column'],
  ['validate', checks('pattern', 'region'), 'validate/no-pattern', 'rules.0.text'],
  ['validate', checks('matches', 'region'), 'validate/no-pattern', 'rules.0.text'],
  ['validate', checks('matches', 'id', { text: 'x' }), 'validate/not-text', 'rules.0.column'],
  [
    'validate',
    checks('matches', 'region', { text: '(?=a)' }),
    'validate/wrong-pattern',
    'rules.0.text',
  ],
  ['validate', checks('row_count', ''), 'validate/no-value', 'rules.0.low'],
  ['validate', checks('row_count', '', { low: '-1' }), 'validate/wrong-value', 'rules.0.low'],
  ['validate', checks('row_count', '', { high: 'x' }), 'validate/wrong-value', 'rules.0.high'],
  [
    'validate',
    checks('row_count', '', { low: '9', high: '1' }),
    'validate/wrong-value',
    'rules.0.high',
  ],
  ['validate', checks('range', 'id'), 'validate/no-value', 'rules.0.low'],
  ['validate', checks('one_of', 'id'), 'validate/no-value', 'rules.0.values'],
  ['validate', checks('range', 'id', { low: 'x' }), 'validate/wrong-value', 'rules.0.low'],
  ['validate', checks('range', 'id', { high: 'x' }), 'validate/wrong-value', 'rules.0.high'],
  ['validate', checks('formula', '', { text: 'id' }), 'validate/not-a-condition', 'rules.0.text'],
  ['validate', checks('formula', '', { text: 'x > 1' }), 'validate/unknown-column', 'rules.0.text'],
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

function formula(text: string) {
  return { name: 'f', function: 'formula', column: '', formula: text }
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

function rule(action: string, columns: readonly string[], more: object = {}) {
  return { rules: [{ action, columns, ...more }] }
}

function turned(columns: readonly string[], keep: readonly string[], nameTo = 'name') {
  return { columns, keep, nameTo, valueTo: 'value' }
}

function pivoted(parts: object) {
  return { keys: [], from: 'region', values: [open], function: 'sum', column: 'amount', ...parts }
}

function windowed(parts: object) {
  const row = { name: 'n', function: 'rank', column: '', partition: [], order: [key('id')] }
  return { columns: [{ ...row, ...parts }] }
}

function checks(name: string, column: string, more: object = {}) {
  return { rules: [{ rule: name, column, ...more }] }
}

test('validate keeps its column of reasons free', () => {
  const columns: readonly Column[] = [{ name: 'reason', type: 'text' }]
  const relation = { kind: 'step', step: '', columns } as const
  const given = { block: 'b', inputs: [{ relation, columns }], catalogue: { datasets: [] } }
  const configuration = { parameters: checks('unique', 'reason') }
  const judged = findBlock('validate')?.columns(configuration, given)
  expect(judged?.diagnostics.map(({ code }) => code)).toEqual(['validate/reason-taken'])
})

test('alert says what is no column, and what a failed run cannot be asked', () => {
  const alert = findBlock('alert')
  const inputs = [{ relation: { kind: 'step', step: '', columns: sales } as const, columns: sales }]
  const given: Given = { block: 'b', inputs, catalogue: { datasets: [] } }
  const codes = (parameters: object, alerts: object = {}) => {
    const configuration = alert?.configuration.parse({ parameters, alerts })
    return alert?.columns(configuration, given).diagnostics.map(({ code }) => code)
  }
  expect(codes({})).toEqual([])
  const wrong = { match: 'all', conditions: [{ column: 'x', operator: 'is empty' }] }
  expect(codes({ where: wrong })).toEqual(['alert/unknown-column'])
  expect(codes({ fewerThan: 3 }, { conditions: 'error' })).toEqual(['alert/never-met'])
  expect(codes({ fewerThan: 3 }, { conditions: 'error', enabled: false })).toEqual([])
})

test.each(BLOCKS.filter(({ unavailable }) => unavailable !== undefined))(
  '$type says that it is not available yet, in its diagnostic and to who asks for it',
  (definition) => {
    const { type, initial, openers } = definition
    expect(definition.configuration.safeParse(initial).success).toBe(true)
    const given: Given = { block: 'tested', inputs: [], catalogue: { datasets: [] } }
    const { columns, diagnostics } = definition.columns(initial, given)
    expect(columns).toEqual([])
    expect(diagnostics).toMatchObject([
      { code: `${type}/not-available`, severity: 'error', at: { block: 'tested' } },
    ])
    expect(diagnostics[0]?.message).toMatch(
      /^This block cannot run: Plainflow does not connect to /,
    )
    expect(UNDERSTAND[type]?.(`${openers[0]} something`, given)).toMatchObject({
      problem: expect.stringMatching(/does not connect to .* yet/),
    })
    expect(definition.describe(initial, given)).not.toMatch(/undefined|""/)
    expect(() => loweringOf(definition).lower(initial, given)).toThrow(type)
  },
)
