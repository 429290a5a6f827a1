import * as fc from 'fast-check'
import type { Catalogue } from '../../tables/catalogue.ts'
import { checkPipeline } from '../../pipeline/check-pipeline.ts'
import { addBlock, configureBlock, connectBlocks, relabelBlock } from '../../pipeline/edit.ts'
import { EMPTY_PIPELINE } from '../../pipeline/pipeline.ts'
import type { Pipeline } from '../../pipeline/pipeline.ts'
import type { Column } from '../../relation/column.ts'
import type { Row } from '../../relation/testing/interpret.ts'

export const CATALOGUE: Catalogue = {
  datasets: [
    {
      id: 'sales',
      name: 'sales',
      filename: 'sales.csv',
      columns: [
        { name: 'id', type: 'integer' },
        { name: 'region', type: 'text' },
        { name: 'amount', type: 'integer' },
        { name: 'day', type: 'text' },
      ],
    },
    {
      id: 'people',
      name: 'people',
      filename: 'people.csv',
      columns: [
        { name: 'person', type: 'integer' },
        { name: 'region', type: 'text' },
        { name: 'age', type: 'integer' },
      ],
    },
  ],
}

export interface RandomPipeline {
  readonly pipeline: Pipeline
  readonly tables: Readonly<Record<string, readonly Row[]>>
}

const key = fc.option(fc.bigInt(0n, 3n), { freq: 6 })
const region = fc.option(fc.constantFrom('West', 'East', 'north', ''), { freq: 6 })
const amount = fc.option(fc.bigInt(-3n, 9n), { freq: 6 })
const day = fc.option(fc.constantFrom('2024-01-31', '2024-02-01', '2023-12-24'), { freq: 6 })

const tables = fc.record({
  sales: fc.array(fc.tuple(key, region, amount, day), { minLength: 2, maxLength: 9 }),
  people: fc.array(fc.tuple(key, region, amount), { minLength: 1, maxLength: 7 }),
})

/** Small pipelines of the blocks the rules are about, over small tables with equal keys and empty cells. */
export function randomPipeline(): fc.Arbitrary<RandomPipeline> {
  const choices = fc.array(fc.array(fc.nat(1_000), { minLength: 6, maxLength: 6 }), {
    minLength: 2,
    maxLength: 6,
  })
  return fc.record({ choices, tables }).map(({ choices: picks, tables: rows }) => ({
    pipeline: built(picks),
    tables: rows,
  }))
}

class Builder {
  pipeline: Pipeline = EMPTY_PIPELINE
  #count = 0

  columns(block: string): readonly Column[] {
    return checkPipeline(this.pipeline, CATALOGUE).columns[block] ?? []
  }

  /** Keeps the block only where it fits. */
  add(type: string, configuration: object, inputs: readonly string[]): string | null {
    this.#count += 1
    const added = addBlock(this.pipeline, type, { x: this.#count * 300, y: 0 }, this.#count)
    // Written out below, in the shape the block's schema asks for.
    const given = configuration as Record<string, unknown>
    let next = configureBlock(added.pipeline, added.id, given)
    next = relabelBlock(next, added.id, `${type} ${this.#count}`)
    for (const source of inputs) next = connectBlocks(next, { source, target: added.id })
    const { diagnostics } = checkPipeline(next, CATALOGUE)
    if (diagnostics.some(({ severity }) => severity === 'error')) return null
    this.pipeline = next
    return added.id
  }

  load(dataset: string): string {
    const config = { datasetId: dataset, filePath: `${dataset}.csv`, format: 'csv' }
    const id = this.add('load_csv', { dataSource: { type: 'file', config } }, [])
    if (id === null) throw new Error('a dataset must load')
    return id
  }
}

function built(picks: readonly (readonly number[])[]): Pipeline {
  const builder = new Builder()
  const tips = [builder.load('sales'), builder.load('people')]
  for (const [kind = 0, from = 0, ...rest] of picks) {
    const at = from % tips.length
    const tip = tips[at] ?? ''
    const other = tips[(from + 1) % tips.length] ?? ''
    const plain = step(builder, kind, tip, other, rest)
    if (plain === null) continue
    // A filter or groups right behind, so that there is something to move or to forget.
    const [, ...turned] = rest
    const next = (rest[2] ?? 0) % 4 === 0 ? 7 : 0
    const made = ((rest[1] ?? 0) % 3 && step(builder, next, plain, other, turned)) || plain
    // A branch now and then: the block read stays a tip of its own.
    if ((rest[3] ?? 0) % 5 === 0) tips.push(made)
    else tips[at] = made
  }
  if ((picks[0]?.[5] ?? 0) % 2 === 0) {
    const output = { format: 'csv', path: 'end', compress: false }
    builder.add('export', { output }, [tips[0] ?? ''])
  }
  return builder.pipeline
}

function step(
  builder: Builder,
  kind: number,
  tip: string,
  other: string,
  [a = 0, b = 0, c = 0]: readonly number[],
): string | null {
  const columns = builder.columns(tip)
  const name = columns[a % Math.max(columns.length, 1)]?.name ?? ''
  const second = columns[b % Math.max(columns.length, 1)]?.name ?? ''
  const keys = [{ column: name, direction: a % 2 ? 'ascending' : 'descending', nulls: 'last' }]
  switch (kind % 13) {
    case 0:
    case 1:
    case 2:
      return builder.add('filter', filter(columns, a, b, c), [tip])
    case 3:
      return builder.add('sort', { parameters: { keys } }, [tip])
    case 4:
      return builder.add('sort', { parameters: { keys, limit: 1 + (b % 4) } }, [tip])
    case 5:
    case 6: {
      const right = builder.columns(other)
      const how = ['inner', 'left', 'right', 'outer', 'semi', 'anti', 'cross'][c % 7]
      const pair = { left: name, right: right[b % Math.max(right.length, 1)]?.name ?? '' }
      const on = how === 'cross' ? [] : [pair]
      return builder.add('join', { parameters: { how, keys: on, suffix: '_r' } }, [tip, other])
    }
    case 7: {
      const measures = [
        { name: '', function: 'count_rows', column: '' },
        { name: 'best', function: 'max', column: second },
      ]
      const having = { match: 'all', conditions: [] }
      return builder.add('aggregate', { parameters: { keys: [name], measures, having } }, [tip])
    }
    case 8: {
      const call = { name: 'place', function: 'row_number', column: '', order: keys }
      return builder.add(
        'window',
        { parameters: { columns: [{ ...call, partition: [second] }] } },
        [tip],
      )
    }
    case 9: {
      const expression =
        c % 2 ? `"${name}" is null` : `case when "${name}" is null then 1 else 2 end`
      return builder.add('transform', { parameters: { columns: [{ name: 'made', expression }] } }, [
        tip,
      ])
    }
    case 10: {
      const dropped = [{ column: name, name: c % 2 ? '' : 'renamed', type: 'same' }]
      return builder.add(
        'select',
        { parameters: { mode: c % 2 ? 'drop' : 'change', columns: dropped } },
        [tip],
      )
    }
    case 11:
      return crossed(builder, tip, other, a, b)
    default:
      return c % 3 === 0
        ? builder.add('union', { parameters: { rows: b % 2 ? 'all' : 'distinct' } }, [tip, other])
        : c % 3 === 1
          ? builder.load('sales')
          : builder.add('filter', { parameters: { ...NO_FILTER } }, [tip])
  }
}

/** Every row beside every row, and then those that belong together. */
function crossed(
  builder: Builder,
  tip: string,
  other: string,
  a: number,
  b: number,
): string | null {
  const left = builder.columns(tip).filter(({ type }) => type === 'integer')
  const right = builder.columns(other).filter(({ type }) => type === 'integer')
  const one = left[a % Math.max(left.length, 1)]?.name
  const two = right[b % Math.max(right.length, 1)]?.name
  const parameters = { how: 'cross', keys: [], suffix: '_r' }
  const join = builder.add('join', { parameters }, [tip, other])
  if (join === null) return null
  const expression = `"${two}" = "${one}" and "${one}" is not null`
  const filtered = { parameters: { ...NO_FILTER, mode: 'expression', expression } }
  return builder.add('filter', filtered, [join]) ?? join
}

const NO_FILTER = {
  mode: 'conditions',
  rows: 'keep',
  where: { match: 'all', conditions: [] },
  expression: '',
}

function filter(columns: readonly Column[], a: number, b: number, c: number): object {
  const column = columns[a % Math.max(columns.length, 1)]
  const more = columns[b % Math.max(columns.length, 1)]
  const expression = column
    ? `${test(column, c)}${more && b % 3 === 0 ? ` and ${test(more, b)}` : ''}`
    : 'true'
  const twins = columns.filter(({ type }) => type === column?.type)
  const equal = twins.length > 1 && c % 4 === 0
  const pair = equal ? `"${twins[0]?.name}" = "${twins.at(-1)?.name}"` : expression
  return {
    parameters: {
      ...NO_FILTER,
      mode: 'expression',
      expression: pair,
      rows: a % 4 ? 'keep' : 'drop',
    },
  }
}

function test({ name, type }: Column, pick: number): string {
  const quoted = `"${name}"`
  if (pick % 5 === 0) return `${quoted} is not null`
  if (type === 'integer') return pick % 2 ? `${quoted} > 1` : `${quoted} + 1 in (2, 3, 4)`
  if (type === 'text') return pick % 2 ? `${quoted} >= 'North'` : `${quoted} <> 'East'`
  return `${quoted} is null`
}
