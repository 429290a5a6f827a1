import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BlockCase } from '../blocks/block.ts'
import { CASES } from '../blocks/cases.gen.ts'
import { findBlock } from '../blocks/registry.ts'
import { numberOrText } from '../conditions/number-text.ts'
import { CONDITION_OPERATORS, operatorsFor } from '../conditions/condition.ts'
import type { Condition, ConditionGroup, ConditionValue } from '../conditions/condition.ts'
import { describePipeline } from '../describe/describe-pipeline.ts'
import type { Catalogue, CatalogueDataset } from '../pipeline/catalogue.ts'
import { checkPipeline } from '../pipeline/check-pipeline.ts'
import { addBlock, configureBlock, connectBlocks } from '../pipeline/edit.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import { wirePipeline } from '../pipeline/wiring.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { COLUMN_TYPES } from '../relation/column.ts'
import type { Column } from '../relation/column.ts'
import { FILE_FORMATS } from '../relation/program.ts'
import { ask } from './ask.ts'

/** Configurations in the shape of a tree, so that ids and positions do not count. */
interface Shape {
  readonly type: string
  readonly configuration: unknown
  readonly next: readonly Shape[]
  /** Which input of the block it is that the one before leads to. */
  readonly port?: number | undefined
}

test('the planner understands every pipeline it describes', () => {
  fc.assert(
    fc.property(arbitraryPipeline(), ({ pipeline, catalogue }) => {
      const sentence = describePipeline(pipeline, catalogue)
      const asked = ask(sentence, { catalogue, pipeline: EMPTY_PIPELINE, now: 1 })
      expect(asked.pipeline, `${sentence}\n→ ${asked.response}`).toBeDefined()
      expect(shapes(asked.pipeline ?? EMPTY_PIPELINE), sentence).toEqual(shapes(pipeline))
    }),
    { numRuns: 300 },
  )
})

test.each(
  Object.entries(CASES).flatMap(([type, cases]) =>
    cases.map((one): [string, string, BlockCase] => [type, one.name, one]),
  ),
)('%s, case "%s": its sentence gives it back', (type, _, one) => {
  const { pipeline, catalogue } = pipelineOf(type, one)
  expect(checkPipeline(pipeline, catalogue).diagnostics.filter(isError)).toEqual([])
  const sentence = describePipeline(pipeline, catalogue)
  const asked = ask(sentence, { catalogue, pipeline: EMPTY_PIPELINE, now: 1 })
  expect(shapes(asked.pipeline ?? EMPTY_PIPELINE), `${sentence}\n→ ${asked.response}`).toEqual(
    shapes(pipeline),
  )
})

function isError({ severity }: { readonly severity: string }): boolean {
  return severity === 'error'
}

function shapes(pipeline: Pipeline): readonly Shape[] {
  const fed = new Set(pipeline.connections.map(({ target }) => target))
  const shape = (id: string): Shape => {
    const block = pipeline.blocks.find((one) => one.id === id)
    const next = pipeline.connections.filter(({ source }) => source === id)
    return {
      type: block?.type ?? '',
      configuration: block?.configuration,
      next: sorted(next.map(({ target }) => ({ ...shape(target), port: portOf(id, target) }))),
    }
  }
  const wiring = wirePipeline(pipeline)
  const portOf = (source: string, target: string) =>
    wiring.blocks
      .get(target)
      ?.arrivals.findIndex((port) => port.some((arrival) => arrival.source === source))
  return sorted(pipeline.blocks.filter(({ id }) => !fed.has(id)).map(({ id }) => shape(id)))
}

function sorted(list: readonly Shape[]): readonly Shape[] {
  return list.toSorted((one, other) => (canonical(one) < canonical(other) ? -1 : 1))
}

/** The order of an object's keys is nobody's promise. */
function canonical(shape: Shape): string {
  return JSON.stringify(shape, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  )
}

/** The case's block behind a source for each of its inputs. */
function pipelineOf(type: string, one: BlockCase) {
  const tables = Object.entries(one.datasets ?? {}).concat(
    one.inputs.map((table, index) => [`input${index}`, table]),
  )
  const catalogue: Catalogue = {
    datasets: tables.map(([id, { columns }]) => ({ id, name: id, filename: `${id}.csv`, columns })),
  }
  let pipeline: Pipeline = EMPTY_PIPELINE
  const add = (blockType: string, configuration: unknown) => {
    const added = addBlock(pipeline, blockType, { x: 0, y: 0 }, 1)
    pipeline = configureBlock(added.pipeline, added.id, Object.assign({}, configuration))
    return added.id
  }
  const sources = catalogue.datasets
    .filter(({ id }) => id.startsWith('input'))
    .map((dataset) => add('load_csv', findBlock('load_csv')?.reads?.(dataset)))
  const target = add(type, one.configuration)
  for (const source of sources) pipeline = connectBlocks(pipeline, { source, target })
  return { pipeline, catalogue }
}

function arbitraryPipeline() {
  return fc
    .array(arbitraryDataset(), { minLength: 1, maxLength: 3 })
    .map((datasets): readonly CatalogueDataset[] =>
      datasets.map((dataset, index) => ({ ...dataset, id: `ds${index}` })),
    )
    .chain((datasets) =>
      fc
        .array(fc.constantFrom(...datasets).chain(arbitraryTree), { minLength: 1, maxLength: 2 })
        .map((trees) => ({ catalogue: { datasets }, pipeline: planted(trees) })),
    )
}

const NAMES = `amount Amount region order_id "order total" order total is is over export keep_rows
  orderDate größe 数量 a b c x,y it's the`.split(/\s+/)

function arbitraryDataset(): fc.Arbitrary<CatalogueDataset> {
  const name = fc.oneof(
    fc.constantFrom(...NAMES, 'order total', 'amount is', 'and', 'a "quoted" name', 'x > 1'),
    fc
      .string({ minLength: 1, maxLength: 8, unit: 'grapheme' })
      .filter((text) => text.trim() === text),
  )
  const column = fc.record({ name, type: fc.constantFrom(...COLUMN_TYPES) })
  const columns = fc.uniqueArray(column, {
    minLength: 1,
    maxLength: 6,
    selector: (one) => one.name,
  })
  const file = fc.constantFrom(
    'sales.csv',
    'my sales.csv',
    'Orders 2024.csv',
    'x',
    'load.csv',
    'a-b.c.csv',
    '"q".csv',
  )
  return fc.record({ columns, filename: file }).chain(({ columns: list, filename }) =>
    fc
      .array(
        fc.constantFrom('West', 'west', 'New York', 'Trinidad and Tobago', 'over', 'Export', ''),
        { maxLength: 4 },
      )
      .map((cells) => ({
        id: '',
        name: filename.replace(/\.csv$/, ''),
        filename,
        columns: list,
        samples: Object.fromEntries(
          list.filter(({ type }) => type === 'text').map((one) => [one.name, cells]),
        ),
      })),
  )
}

function arbitraryTree(dataset: CatalogueDataset): fc.Arbitrary<Shape> {
  const load = findBlock('load_csv')?.reads?.(dataset)
  return arbitraryNext(dataset.columns, 3).map((next) => ({
    type: 'load_csv',
    configuration: load,
    next,
  }))
}

function arbitraryNext(columns: readonly Column[], depth: number): fc.Arbitrary<readonly Shape[]> {
  const writes = fc
    .record({
      format: fc.constantFrom(...FILE_FORMATS),
      path: fc.oneof(
        fc.constant(''),
        fc.constantFrom('west', 'a b.csv', '../x', 'to csv, compressed'),
        fc.string({ maxLength: 6, unit: 'grapheme' }),
      ),
      compress: fc.boolean(),
    })
    .map((output): Shape => ({ type: 'export', configuration: { output }, next: [] }))
  if (depth === 0) return fc.array(writes, { maxLength: 2 })
  const keeps = fc
    .oneof(
      { weight: 2, arbitrary: arbitraryFilter(columns).map((one) => ['filter', one] as const) },
      { weight: 3, arbitrary: arbitraryShaping(columns) },
    )
    .chain(([type, configuration]) =>
      arbitraryNext(columnsAfter(type, configuration, columns) ?? columns, depth - 1).map(
        (next): Shape => ({ type, configuration, next }),
      ),
    )
  return fc
    .tuple(fc.array(writes, { maxLength: 1 }), fc.array(keeps, { maxLength: 2 }))
    .map(([outlets, filters]) => [...outlets, ...filters])
}

/** What leaves a block, or null where it finds fault with its configuration. */
function columnsAfter(type: string, configuration: unknown, columns: readonly Column[]) {
  const relation = { kind: 'step', step: '', columns } as const
  const given = { block: '', inputs: [{ relation, columns }], catalogue: { datasets: [] } }
  const rule = findBlock(type)?.columns(configuration, given)
  return rule?.diagnostics.some(isError) ? null : (rule?.columns[0] ?? null)
}

/** Blocks that sort, choose, compute, group and rank, with names as odd as the columns'. */
function arbitraryShaping(columns: readonly Column[]): fc.Arbitrary<readonly [string, unknown]> {
  const name = fc.constantFrom(...columns).map((column) => column.name)
  const names = fc.uniqueArray(name, { minLength: 1, maxLength: 3 })
  const fresh = fc.constantFrom('n', 'a b', 'export', 'total "x"', 'größe', 'as', 'sort')
  const key = fc.record({
    column: name,
    direction: fc.constantFrom('ascending', 'descending'),
    nulls: fc.constantFrom('first', 'last'),
  })
  const keys = fc.uniqueArray(key, { maxLength: 3, selector: (one) => one.column })
  const count = fc.option(fc.nat({ max: 999 }), { nil: undefined })
  const none = { match: 'all', conditions: [] }
  const parameters: Readonly<Record<string, fc.Arbitrary<object>>> = {
    sort: fc.record({ keys, limit: count, offset: count }).map(({ limit, offset, ...rest }) => ({
      ...rest,
      ...(limit === undefined ? {} : { limit }),
      ...(offset === undefined ? {} : { offset }),
    })),
    select: fc.record({
      mode: fc.constantFrom('only', 'change', 'drop'),
      columns: names.chain((chosen) =>
        fc.tuple(
          ...chosen.map((column) =>
            fc.record({
              column: fc.constant(column),
              name: fc.oneof(fc.constant(''), fresh),
              type: fc.constantFrom('same', 'text'),
            }),
          ),
        ),
      ),
    }),
    transform: fc.record({
      columns: fc.array(
        fc.record({ name: fresh, expression: fc.constantFrom('1', "'a`b, then sort'", '1 = 1') }),
        { maxLength: 3 },
      ),
    }),
    aggregate: fc.record({
      keys: names,
      measures: fc.array(
        fc.record({
          name: fc.oneof(fc.constant(''), fresh),
          function: fc.constantFrom('sum', 'mean', 'min', 'max', 'count', 'count_distinct'),
          column: name,
        }),
        { maxLength: 2 },
      ),
      having: fc.constant(none),
    }),
    window: fc.record({
      columns: fc.array(
        fc.record({
          name: fresh,
          function: fc.constantFrom('rank', 'row_number', 'lag', 'running_sum', 'max'),
          column: name,
          partition: fc.oneof(fc.constant([]), names),
          order: keys,
        }),
        { minLength: 1, maxLength: 2 },
      ),
    }),
    sample: fc.record({ mode: fc.constant('rows'), rows: fc.nat({ max: 500 }) }),
  }
  return fc
    .oneof(
      ...Object.entries(parameters).map(([type, arbitrary]) =>
        arbitrary.map((one) => [type, { parameters: one }] as const),
      ),
    )
    .map(([type, configuration]): readonly [string, unknown] =>
      columnsAfter(type, configuration, columns)
        ? [type, configuration]
        : ['sample', { parameters: { mode: 'rows', rows: 1 } }],
    )
}

function arbitraryFilter(columns: readonly Column[]): fc.Arbitrary<unknown> {
  const rows = fc.constantFrom('keep' as const, 'drop' as const)
  const conditions = fc.tuple(rows, arbitraryGroup(columns, 2)).map(([keep, where]) => ({
    parameters: { mode: 'conditions', rows: keep, where, expression: '' },
  }))
  const formula = fc
    .tuple(rows, fc.constantFrom('1 = 1', "'a`b, then export as csv' = 'x'", "not ('(' = ')')"))
    .map(([keep, expression]) => ({
      parameters: {
        mode: 'expression',
        rows: keep,
        where: { match: 'all', conditions: [] },
        expression,
      },
    }))
  return fc.oneof({ weight: 5, arbitrary: conditions }, { weight: 1, arbitrary: formula })
}

function arbitraryGroup(columns: readonly Column[], depth: number): fc.Arbitrary<ConditionGroup> {
  const condition = fc.constantFrom(...columns).chain(arbitraryCondition)
  const item: fc.Arbitrary<Condition | ConditionGroup> =
    depth === 0 ? condition : fc.oneof(condition, arbitraryGroup(columns, depth - 1))
  return fc.record({
    match: fc.constantFrom('all' as const, 'any' as const),
    conditions: fc.array(item, { minLength: 1, maxLength: 3 }),
  })
}

function arbitraryCondition({ name, type }: Column): fc.Arbitrary<Condition> {
  return fc.constantFrom(...operatorsFor(type)).chain((operator): fc.Arbitrary<Condition> => {
    const value = arbitraryValue(type)
    const { takes } = CONDITION_OPERATORS[operator]
    if (takes === 'none') return fc.constant({ column: name, operator })
    if (takes === 'one') return value.map((one) => ({ column: name, operator, value: one }))
    const size = takes === 'two' ? { minLength: 2, maxLength: 2 } : { minLength: 1, maxLength: 3 }
    return fc.array(value, size).map((values) => ({ column: name, operator, value: values }))
  })
}

function arbitraryValue(type: Column['type']): fc.Arbitrary<ConditionValue> {
  const day = fc
    .date({ min: new Date('1600-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString())
  const date = day.map((text) => text.slice(0, 10))
  if (type === 'boolean') return fc.boolean()
  if (type === 'date') return date
  if (type === 'timestamp')
    return fc.oneof(
      date,
      day.map((text) => text.slice(0, 19).replace('T', ' ')),
    )
  if (type === 'text') {
    return fc.oneof(
      fc.constantFrom(
        'West',
        'west',
        'WEST',
        'New York',
        'over',
        'export',
        '100',
        '2024',
        '',
        ' ',
        'a"b',
        'x, then export as csv',
        'or',
        '(',
        'true',
      ),
      fc.string({ maxLength: 6, unit: 'grapheme' }).filter((text) => !/^\uFEFF|\0/.test(text)),
    )
  }
  return fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((big) => numberOrText(String(big))),
  )
}

function planted(trees: readonly Shape[]): Pipeline {
  let pipeline: Pipeline = EMPTY_PIPELINE
  const plant = (shape: Shape, source: string | null) => {
    const added = addBlock(pipeline, shape.type, { x: 0, y: 0 }, 1)
    pipeline = configureBlock(added.pipeline, added.id, Object.assign({}, shape.configuration))
    if (source !== null) pipeline = connectBlocks(pipeline, { source, target: added.id })
    for (const next of shape.next) plant(next, added.id)
  }
  for (const tree of trees) plant(tree, null)
  return pipeline
}
