import * as fc from 'fast-check'
import { ALGORITHMS } from '../../learning/training.ts'
import { STORED } from '../../blocks/ml_train/algorithm.ts'
import { SPLIT_KINDS, TARGET_KINDS } from '../../blocks/ml_train/config.ts'
import { CLEANING, OUTLIER_METHODS } from '../../blocks/clean/config.ts'
import { RULES } from '../../blocks/validate/config.ts'
import { MEASURE_FUNCTIONS } from '../../relation/aggregate.ts'
import { COLUMN_TYPES } from '../../relation/column.ts'
import type { Column } from '../../relation/column.ts'
import { JOIN_KINDS } from '../../relation/join.ts'
import { SEVERITIES } from '../../relation/program.ts'
import { WINDOW_FUNCTIONS } from '../../relation/window.ts'
import { arbitraryGroup } from './arbitrary-conditions.ts'

type Configuration = fc.Arbitrary<object>

/**
 * For every block that shapes rows, configurations over these columns with names as odd as the columns';
 * many find fault with themselves, and whoever draws them leaves those out.
 */
export function arbitraryParameters(
  columns: readonly Column[],
  other: readonly Column[],
): Readonly<Record<string, Configuration>> {
  const name = fc.constantFrom(...columns.map((column) => column.name))
  const names = fc.uniqueArray(name, { minLength: 1, maxLength: 3 })
  const some = fc.uniqueArray(name, { maxLength: 3 })
  const keys = fc.uniqueArray(arbitraryKey(name), { maxLength: 3, selector: (one) => one.column })
  const group = arbitraryGroup(columns, 1)
  const inParameters = (parameters: Configuration) => parameters.map((one) => ({ parameters: one }))
  return {
    filter: arbitraryFilter(columns),
    sort: inParameters(optional({ keys }, { limit: COUNT, offset: COUNT })),
    select: inParameters(arbitrarySelect(names)),
    transform: inParameters(arbitraryTransform()),
    aggregate: inParameters(
      fc.record({
        keys: some,
        measures: fc.array(arbitraryMeasure(name), { maxLength: 2 }),
        having: fc.constant({ match: 'all', conditions: [] }),
      }),
    ),
    window: inParameters(
      fc.record({ columns: fc.array(arbitraryWindow(name, some, keys), AT_LEAST_ONE) }),
    ),
    sample: inParameters(
      fc.oneof(
        optional({ mode: fc.constant('rows'), rows: fc.nat({ max: 500 }) }, { seed: COUNT }),
        optional({ mode: fc.constant('fraction'), fraction: SHARE }, { seed: COUNT }),
      ),
    ),
    union: inParameters(fc.record({ rows: fc.constantFrom('all', 'distinct') })),
    join: inParameters(arbitraryJoin(columns, other)),
    pivot: inParameters(arbitraryPivot(columns, some)),
    unpivot: inParameters(fc.record({ columns: names, keep: some, nameTo: FRESH, valueTo: FRESH })),
    clean: inParameters(
      fc.record({ rules: fc.array(arbitraryCleaning(name, some), { maxLength: 3 }) }),
    ),
    validate: inParameters(fc.record({ rules: fc.array(arbitraryRule(name), { maxLength: 3 }) })),
    alert: arbitraryAlert(group),
    ml_train: arbitraryTraining(name, some),
    predict: inParameters(
      optional({ model: fc.constant('churn'), outputColumn: FRESH }, { measureColumn: FRESH }),
    ),
  }
}

const AT_LEAST_ONE = { minLength: 1, maxLength: 2 }
const FRESH = fc.constantFrom('n', 'a b', 'export', 'total "x"', 'größe', 'as', 'sort', 'step 2')
const COUNT = fc.nat({ max: 999 })
const SHARE = fc.constantFrom(0, 0.05, 0.25, 0.9, 1)
const WORDS = fc.oneof(
  fc.constantFrom(
    'West',
    'n/a',
    '10',
    '-2.5',
    '2024-01-31',
    'a "b"',
    'true',
    'x; trim y',
    ', or stop',
  ),
  fc.string({ maxLength: 6, unit: 'grapheme' }).filter((text) => !/^\uFEFF|\0/.test(text)),
)

/** Parts that are there or not; a part that is there has a value. */
function optional(
  always: Readonly<Record<string, fc.Arbitrary<unknown>>>,
  sometimes: Readonly<Record<string, fc.Arbitrary<unknown>>>,
): Configuration {
  return fc.record({ ...always, ...sometimes }, { requiredKeys: Object.keys(always) })
}

function arbitraryKey(name: fc.Arbitrary<string>) {
  return fc.record({
    column: name,
    direction: fc.constantFrom('ascending', 'descending'),
    nulls: fc.constantFrom('first', 'last'),
  })
}

function arbitrarySelect(names: fc.Arbitrary<string[]>): Configuration {
  return fc.record({
    mode: fc.constantFrom('only', 'change', 'drop'),
    columns: names.chain((chosen) =>
      fc.tuple(
        ...chosen.map((column) =>
          fc.record({
            column: fc.constant(column),
            name: fc.oneof(fc.constant(''), FRESH),
            type: fc.constantFrom('same', 'text'),
          }),
        ),
      ),
    ),
  })
}

function arbitraryTransform(): Configuration {
  const expression = fc.constantFrom('1', "'a`b, then sort'", '1 = 1')
  return fc.record({ columns: fc.array(fc.record({ name: FRESH, expression }), { maxLength: 3 }) })
}

function arbitraryMeasure(name: fc.Arbitrary<string>): Configuration {
  const formula = fc.record({
    name: FRESH,
    function: fc.constant('formula'),
    column: fc.constant(''),
    formula: fc.constantFrom('count(*)', "list('`') || ', then sort'", 'count(distinct 1) + 2'),
  })
  const plain = fc.constantFrom(...MEASURE_FUNCTIONS).chain((measure) => {
    const parts = {
      name: fc.oneof(fc.constant(''), FRESH),
      function: fc.constant(measure),
      column: measure === 'count_rows' ? fc.constant('') : name,
    }
    if (measure === 'quantile') return fc.record({ ...parts, fraction: SHARE })
    if (measure === 'list') return optional(parts, { by: name })
    return measure === 'first' || measure === 'last'
      ? fc.record({ ...parts, by: name })
      : fc.record(parts)
  })
  return fc.oneof({ weight: 4, arbitrary: plain }, { weight: 1, arbitrary: formula })
}

function arbitraryWindow(
  name: fc.Arbitrary<string>,
  partition: fc.Arbitrary<string[]>,
  order: fc.Arbitrary<object>,
): Configuration {
  const base = { name: FRESH, partition, order }
  const ranks = ['row_number', 'rank', 'dense_rank', 'percent_rank']
  const plain = fc.constantFrom(...WINDOW_FUNCTIONS).chain((one) => {
    const column = ranks.includes(one) ? fc.constant('') : name
    const parts = { ...base, function: fc.constant(one), column }
    if (one === 'lag' || one === 'lead')
      return optional(parts, { offset: fc.integer({ min: 1, max: 99 }) })
    if (one === 'moving_average')
      return fc.record({ ...parts, size: fc.integer({ min: 1, max: 99 }) })
    return one === 'quantile' ? fc.record({ ...parts, fraction: SHARE }) : fc.record(parts)
  })
  const formula = fc.record({
    ...base,
    function: fc.constant('formula'),
    column: fc.constant(''),
    formula: fc.constantFrom('count(*) + 1', "max('`; rank')"),
  })
  return fc.oneof({ weight: 5, arbitrary: plain }, { weight: 1, arbitrary: formula })
}

function arbitraryJoin(columns: readonly Column[], other: readonly Column[]): Configuration {
  const pairs = columns.flatMap((left) =>
    other
      .filter(({ type }) => type === left.type)
      .map((right) => ({ left: left.name, right: right.name })),
  )
  const suffix = fc.constantFrom('_right', ' (2)', '"', ', then sort')
  const cross = fc.record({ how: fc.constant('cross'), keys: fc.constant([]), suffix })
  if (pairs.length === 0) return cross
  const keys = fc.uniqueArray(fc.constantFrom(...pairs), AT_LEAST_ONE)
  const how = fc.constantFrom(...JOIN_KINDS.filter((one) => one !== 'cross'))
  return fc.oneof(cross, fc.record({ how, keys, suffix }), fc.record({ how, keys, suffix }))
}

function arbitraryPivot(columns: readonly Column[], keys: fc.Arbitrary<string[]>): Configuration {
  const name = fc.constantFrom(...columns.map((column) => column.name))
  const values = fc.uniqueArray(
    fc.record({ value: WORDS, name: fc.oneof(fc.constant(''), FRESH) }),
    {
      minLength: 1,
      maxLength: 3,
      selector: (one) => one.name || one.value,
    },
  )
  return fc
    .tuple(fc.record({ keys, from: name, values }), arbitraryMeasure(name))
    .map(([shape, measure]) => {
      const { name: _, ...rest } = Object.assign({ name: '' }, measure)
      return { ...shape, ...rest }
    })
}

function arbitraryCleaning(
  name: fc.Arbitrary<string>,
  some: fc.Arbitrary<string[]>,
): Configuration {
  const formats = fc.array(
    fc.record({ format: fc.constantFrom('%d.%m.%Y', '%Y/%m/%d %H:%M', '%m "%d" %Y') }),
    AT_LEAST_ONE,
  )
  const parts: Readonly<Record<string, Readonly<Record<string, fc.Arbitrary<unknown>>>>> = {
    fill: { value: WORDS },
    replace: { value: WORDS },
    convert: { type: fc.constantFrom(...COLUMN_TYPES) },
    parse_dates: { formats },
    fill_previous: { by: name },
  }
  const far = { method: fc.constantFrom(...OUTLIER_METHODS), factor: fc.constantFrom(0.5, 2, 3.25) }
  return fc
    .constantFrom(...CLEANING)
    .chain((action) =>
      optional(
        { action: fc.constant(action), columns: some, ...parts[action] },
        action.endsWith('outliers')
          ? far
          : action === 'replace'
            ? { with: WORDS.filter(Boolean) }
            : {},
      ),
    )
}

function arbitraryRule(name: fc.Arbitrary<string>): Configuration {
  const severity = { severity: fc.constantFrom(...SEVERITIES) }
  const bounds = {
    low: fc.constantFrom('1', '2020-01-01'),
    high: fc.constantFrom('7', '2030-01-01'),
  }
  return fc.constantFrom(...RULES).chain((rule) => {
    const base = { rule: fc.constant(rule), column: name }
    if (rule === 'row_count') {
      return optional(
        { ...base, column: fc.constant('') },
        { ...severity, low: fc.constant('3'), high: fc.constant('90') },
      )
    }
    if (rule === 'formula') {
      const text = fc.constantFrom('1 = 1', "'`; x is unique' = 'x'")
      return optional({ ...base, column: fc.constant(''), text }, severity)
    }
    if (rule === 'pattern')
      return optional({ ...base, text: fc.constantFrom('%@%', '"_"') }, severity)
    if (rule === 'matches')
      return optional({ ...base, text: fc.constantFrom('^a+$', '["]; x') }, severity)
    if (rule === 'one_of') {
      const values = fc.array(fc.record({ value: WORDS }), AT_LEAST_ONE)
      return optional({ ...base, values }, severity)
    }
    return optional(base, rule === 'range' ? { ...severity, ...bounds } : severity)
  })
}

function arbitraryAlert(where: fc.Arbitrary<object>): Configuration {
  return fc.record({
    parameters: fc.record({
      where: fc.oneof(fc.constant({ match: 'all', conditions: [] }), where),
      message: fc.constantFrom('', 'when it rains', '"now", then export as csv'),
    }),
    alerts: fc.record({
      enabled: fc.boolean(),
      email: fc.constantFrom('', 'ops@example.com'),
      conditions: fc.constantFrom('error', 'success', 'both'),
    }),
  })
}

function arbitraryFilter(columns: readonly Column[]): Configuration {
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

/** In both lists of algorithms alike, as a sentence has but one. */
function arbitraryTraining(
  name: fc.Arbitrary<string>,
  some: fc.Arbitrary<string[]>,
): Configuration {
  const algorithm = fc.constantFrom(...ALGORITHMS)
  const options = optional(
    {
      targetColumn: name,
      featureColumns: some,
      testSplit: fc.constantFrom(0.1, 0.2, 0.35, 0.9),
    },
    {
      name: FRESH,
      target: fc.constantFrom(...TARGET_KINDS),
      splitBy: fc.constantFrom(...SPLIT_KINDS),
      splitColumns: fc.uniqueArray(name, AT_LEAST_ONE),
      seed: COUNT,
      trees: fc.integer({ min: 1, max: 1_000 }),
      depth: fc.integer({ min: 1, max: 16 }),
      rate: fc.constantFrom(0.05, 0.3),
      epochs: fc.integer({ min: 1, max: 500 }),
      balanced: fc.boolean(),
      folds: fc.integer({ min: 0, max: 10 }),
    },
  )
  return fc
    .tuple(algorithm, options, fc.integer({ min: 2, max: 100 }))
    .map(([chosen, mlModel, clusters]) => {
      const [stored, type] = STORED[chosen]
      const isAlone = chosen === 'clustering' ? { targetColumn: '', clusters } : {}
      const { target, ...alone } = { target: undefined, ...mlModel }
      const said = chosen === 'clustering' || target === undefined ? alone : { ...alone, target }
      return { parameters: { algorithm: stored }, mlModel: { ...said, type, ...isAlone } }
    })
}
