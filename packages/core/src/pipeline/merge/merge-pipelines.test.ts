import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findBlock } from '../../blocks/registry.ts'
import {
  addBlock,
  configureBlock,
  connectBlocks,
  disconnect,
  moveBlocks,
  relabelBlock,
  removeBlock,
} from '../edit.ts'
import { parsePipeline } from '../parse-pipeline.ts'
import { EMPTY_PIPELINE, PIPELINE_LIMITS, type Pipeline } from '../pipeline.ts'
import { topologicalOrder } from '../topological-order.ts'
import { mergePipelines } from './merge-pipelines.ts'

const load = addBlock(EMPTY_PIPELINE, 'load_csv', { x: 0, y: 0 }, 1)
const filter = addBlock(load.pipeline, 'filter', { x: 260, y: 0 }, 2)
const sort = addBlock(filter.pipeline, 'sort', { x: 520, y: 0 }, 3)
const base = connectBlocks(
  connectBlocks(sort.pipeline, { source: load.id, target: filter.id, targetHandle: 'in' }),
  { source: filter.id, target: sort.id, targetHandle: 'in' },
)
const formula = (pipeline: Pipeline, expression: string) => set(pipeline, { expression })
const block = (pipeline: Pipeline, id: string) => pipeline.blocks.find((one) => one.id === id)
const arrows = ({ connections }: Pipeline) =>
  connections.map(({ source, target }) => `${source}-${target}`).toSorted()

describe('what only one side changed stands', () => {
  test('two fields of one block', () => {
    const mine = formula(base, 'amount > 1')
    const theirs = set(base, { rows: 'drop' })
    const { pipeline, conflicts } = mergePipelines(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(block(pipeline, filter.id)?.configuration['parameters']).toMatchObject({
      expression: 'amount > 1',
      rows: 'drop',
    })
  })

  test('a block added here, one deleted there', () => {
    const mine = addBlock(base, 'export', { x: 0, y: 200 }, 9)
    const { pipeline, conflicts } = mergePipelines(base, mine.pipeline, removeBlock(base, sort.id))
    expect(conflicts).toEqual([])
    expect(pipeline.blocks.map(({ id }) => id)).toEqual([load.id, filter.id, mine.id])
    expect(arrows(pipeline)).toEqual([`${load.id}-${filter.id}`])
  })

  test('a block that was only moved is deleted without a question', () => {
    const moved = moveBlocks(base, { [sort.id]: { x: 1, y: 1 } })
    const { pipeline, conflicts } = mergePipelines(base, moved, removeBlock(base, sort.id))
    expect(conflicts).toEqual([])
    expect(block(pipeline, sort.id)).toBe(undefined)
  })
})

describe('what both changed differently is named, and goes by the choice', () => {
  test('one field', () => {
    const [mine, theirs] = [formula(base, 'amount > 1'), formula(base, 'amount > 2')]
    const { pipeline, conflicts } = mergePipelines(base, mine, theirs)
    expect(conflicts).toEqual([
      {
        id: `${filter.id}/configuration/parameters/expression`,
        kind: 'field',
        block: filter.id,
        label: 'Filter',
        field: 'Formula',
        mine: 'amount > 1',
        theirs: 'amount > 2',
      },
    ])
    expect(pipeline).toEqual(mine)
    const id = conflicts[0]?.id ?? ''
    expect(mergePipelines(base, mine, theirs, { [id]: 'theirs' }).pipeline).toEqual(theirs)
  })

  test('a choice is shown by its label', () => {
    const start = set(base, { rows: 'neither' })
    const both = [set(start, { rows: 'keep' }), set(start, { rows: 'drop' })] as const
    expect(mergePipelines(start, ...both).conflicts).toMatchObject([
      { field: 'Matching rows', mine: 'Keep them', theirs: 'Drop them' },
    ])
  })

  test('a dataset and the name of its file are chosen together', () => {
    const read = (name: string) =>
      configureBlock(base, load.id, {
        dataSource: {
          type: 'file',
          config: { datasetId: name, filePath: `${name}.csv`, format: 'csv' },
        },
      })
    const { conflicts } = mergePipelines(base, read('sales'), read('people'))
    expect(conflicts).toHaveLength(1)
    const choice = { [conflicts[0]?.id ?? '']: 'theirs' } as const
    expect(mergePipelines(base, read('sales'), read('people'), choice).pipeline).toEqual(
      read('people'),
    )
  })

  test('deleted here, changed there: it comes back with its arrows', () => {
    const mine = removeBlock(base, filter.id)
    const theirs = formula(base, 'amount > 2')
    const { pipeline, conflicts } = mergePipelines(base, mine, theirs)
    expect(conflicts).toMatchObject([
      { kind: 'block', label: 'Filter', mine: 'Deleted', theirs: 'Kept, with its changes' },
    ])
    expect(pipeline).toEqual(mine)
    const back = mergePipelines(base, mine, theirs, { [`${filter.id}/deleted`]: 'theirs' })
    expect(back.pipeline.blocks.map(({ id }) => id).toSorted()).toEqual(
      theirs.blocks.map(({ id }) => id).toSorted(),
    )
    expect(arrows(back.pipeline)).toEqual(arrows(theirs))
  })

  test('deleted here, connected there', () => {
    const exported = addBlock(base, 'export', { x: 0, y: 200 }, 9)
    const theirs = connectBlocks(exported.pipeline, { source: sort.id, target: exported.id })
    const { conflicts } = mergePipelines(base, removeBlock(base, sort.id), theirs)
    expect(conflicts).toMatchObject([{ kind: 'block', block: sort.id }])
  })

  test('two arrows to an input that takes one', () => {
    const other = addBlock(base, 'load_csv', { x: 0, y: 200 }, 8)
    const third = addBlock(base, 'load_csv', { x: 0, y: 400 }, 9)
    const rewire = (pipeline: Pipeline, source: string) =>
      connectBlocks(disconnect(pipeline, pipeline.connections[0]?.id ?? ''), {
        source,
        target: filter.id,
        targetHandle: 'in',
      })
    const { pipeline, conflicts } = mergePipelines(
      base,
      rewire(other.pipeline, other.id),
      rewire(third.pipeline, third.id),
    )
    expect(conflicts).toMatchObject([{ kind: 'input', block: filter.id, field: 'Input "Rows"' }])
    expect(arrows(pipeline)).toEqual([`${filter.id}-${sort.id}`, `${other.id}-${filter.id}`])
  })

  test('two arrows that only together make a loop', () => {
    const one = addBlock(EMPTY_PIPELINE, 'filter', { x: 0, y: 0 }, 1)
    const two = addBlock(one.pipeline, 'filter', { x: 0, y: 0 }, 2)
    const forth = connectBlocks(two.pipeline, { source: one.id, target: two.id })
    const back = connectBlocks(two.pipeline, { source: two.id, target: one.id })
    const { pipeline, conflicts } = mergePipelines(two.pipeline, forth, back)
    expect(conflicts).toMatchObject([{ kind: 'connection', block: one.id }])
    expect(pipeline).toEqual(forth)
  })

  test('together more blocks than a pipeline holds', () => {
    const many = (from: number) => ({
      blocks: Array.from({ length: PIPELINE_LIMITS.blocks / 2 + 1 }, (_, index) => ({
        ...(base.blocks[1] ?? load.pipeline.blocks[0]!),
        id: `b${from + index}`,
      })),
      connections: [],
    })
    const { pipeline, conflicts } = mergePipelines(EMPTY_PIPELINE, many(0), many(5_000))
    expect(conflicts).toMatchObject([{ kind: 'pipeline', block: null }])
    expect(pipeline).toEqual(many(0))
  })
})

interface Edit {
  readonly what: 'add' | 'remove' | 'configure' | 'relabel' | 'move' | 'connect' | 'disconnect'
  readonly one: number
  readonly two: number
}
const TYPES = ['load_csv', 'filter', 'join', 'union', 'sort', 'export', 'teleport']
const edits = fc.array(
  fc.record<Edit>({
    what: fc.constantFrom(
      'add',
      'add',
      'remove',
      'configure',
      'relabel',
      'move',
      'connect',
      'connect',
      'disconnect',
    ),
    one: fc.nat(30),
    two: fc.nat(30),
  }),
  { maxLength: 12 },
)

/** Edits as a person makes them; `may` says which blocks are within reach. */
function edited(
  start: Pipeline,
  list: readonly Edit[],
  now: number,
  may: (id: string) => boolean = () => true,
): Pipeline {
  return list.reduce<Pipeline>((pipeline, { what, one, two }, index) => {
    const reach = pipeline.blocks.filter(({ id }) => may(id))
    const [first, second] = [reach[one % reach.length], reach[two % reach.length]]
    if (what === 'add')
      return addBlock(pipeline, TYPES[one % TYPES.length] ?? '', { x: one, y: two }, now + index)
        .pipeline
    if (!first || !second) return pipeline
    if (what === 'remove') return removeBlock(pipeline, first.id)
    if (what === 'relabel') return relabelBlock(pipeline, first.id, `Block ${two}`)
    if (what === 'move') return moveBlocks(pipeline, { [first.id]: { x: two, y: now } })
    if (what === 'configure')
      return configureBlock(pipeline, first.id, {
        ...first.configuration,
        [`key${two % 3}`]: { inner: now + two },
      })
    if (what === 'disconnect') {
      const within = pipeline.connections.filter(({ source, target }) => may(source) && may(target))
      return disconnect(pipeline, within[one % within.length]?.id ?? '')
    }
    return withOneArrow(pipeline, first.id, second.id)
  }, start)
}

/** As the canvas draws: an input that takes one arrow lets go of the one it had, and no loops. */
function withOneArrow(pipeline: Pipeline, source: string, target: string): Pipeline {
  const port = findBlock(block(pipeline, target)?.type ?? '')?.inputs[0]
  if (!port) return pipeline
  const freed = port.many
    ? pipeline
    : pipeline.connections
        .filter((one) => one.target === target && one.targetHandle === port.id)
        .reduce((rest, { id }) => disconnect(rest, id), pipeline)
  const drawn = connectBlocks(freed, { source, target, targetHandle: port.id })
  return topologicalOrder(drawn).cycle === null ? drawn : pipeline
}

describe('of any edits', () => {
  const three = fc.tuple(edits, edits, edits).map(([first, second, third]) => {
    const start = edited(EMPTY_PIPELINE, first, 1_000)
    return { base: start, mine: edited(start, second, 2_000), theirs: edited(start, third, 3_000) }
  })

  test('with itself, or with no change, a pipeline stays as it is', () => {
    fc.assert(
      fc.property(three, ({ base: start, mine, theirs }) => {
        expect(mergePipelines(start, mine, mine)).toEqual({ pipeline: mine, conflicts: [] })
        expect(mergePipelines(start, mine, start)).toEqual({ pipeline: mine, conflicts: [] })
        expect(mergePipelines(start, start, theirs)).toEqual({ pipeline: theirs, conflicts: [] })
      }),
    )
  })

  test('the result is a pipeline: readable, every arrow ends at a block, inputs and loops kept', () => {
    fc.assert(
      fc.property(three, fc.boolean(), ({ base: start, mine, theirs }, takeTheirs) => {
        const { conflicts } = mergePipelines(start, mine, theirs)
        const choices = Object.fromEntries(
          conflicts.map(({ id }) => [id, takeTheirs ? ('theirs' as const) : ('mine' as const)]),
        )
        const merged = mergePipelines(start, mine, theirs, choices).pipeline
        expect(parsePipeline(merged)).toEqual({ pipeline: merged })
        const ids = merged.blocks.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const { source, target } of merged.connections)
          expect(ids).toEqual(expect.arrayContaining([source, target]))
        const arrowIds = merged.connections.map(({ id }) => id)
        expect(new Set(arrowIds).size).toBe(arrowIds.length)
        const single = merged.connections.filter(({ target, targetHandle }) =>
          findBlock(block(merged, target)?.type ?? '')?.inputs.some(
            (port) => port.id === targetHandle && !port.many,
          ),
        )
        const inputs = single.map(({ target, targetHandle }) => `${target} ${targetHandle}`)
        expect(new Set(inputs).size).toBe(inputs.length)
        // A loop that was chosen is a loop; the checker says so.
        expect(takeTheirs || topologicalOrder(merged).cycle === null).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('edits of different blocks all survive, whichever side comes first', () => {
    fc.assert(
      fc.property(edits, edits, edits, (first, second, third) => {
        const start = edited(EMPTY_PIPELINE, first, 1_000)
        const even = new Set(start.blocks.filter((_, index) => index % 2 === 0).map(({ id }) => id))
        const known = new Set(start.blocks.map(({ id }) => id))
        const mine = edited(start, second, 2_000, (id) => even.has(id) || !known.has(id))
        const theirs = edited(start, third, 3_000, (id) => (known.has(id) ? !even.has(id) : true))
        const one = mergePipelines(start, mine, theirs)
        const other = mergePipelines(start, theirs, mine)
        // Arrows of both sides may close a loop; nothing else of theirs meets.
        for (const { kind } of one.conflicts) expect(kind).toBe('connection')
        fc.pre(one.conflicts.length === 0)
        expect(other.conflicts).toEqual([])
        expect(asSet(one.pipeline)).toEqual(asSet(other.pipeline))
        for (const id of known) {
          const side = even.has(id) ? mine : theirs
          expect(block(one.pipeline, id)).toEqual(block(side, id))
        }
        for (const side of [mine, theirs])
          for (const added of side.blocks.filter(({ id }) => !known.has(id)))
            expect(block(one.pipeline, added.id)).toEqual(added)
      }),
      { numRuns: 300 },
    )
  })

  test('nothing of theirs is dropped in silence', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(three, ({ base: start, mine, theirs }) => {
        const { pipeline, conflicts } = mergePipelines(start, mine, theirs)
        const named = new Set(conflicts.map((conflict) => conflict.block))
        const lost = theirs.blocks.filter((there) => {
          const was = block(start, there.id)
          const isLost = was
            ? there.label !== was.label && block(pipeline, there.id)?.label !== there.label
            : block(pipeline, there.id) === undefined
          return isLost && !named.has(there.id) && !named.has(null)
        })
        expect(lost).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

function asSet({ blocks, connections }: Pipeline) {
  const byId = (one: { id: string }, two: { id: string }) => (one.id < two.id ? -1 : 1)
  return {
    blocks: blocks.toSorted(byId),
    connections: connections
      .map((connection) => JSON.stringify({ ...connection, id: '' }))
      .toSorted(),
  }
}

function set(pipeline: Pipeline, parameters: Record<string, unknown>): Pipeline {
  const was = block(pipeline, filter.id)?.configuration ?? {}
  const before = was['parameters'] as Record<string, unknown> // the filter's own
  return configureBlock(pipeline, filter.id, { ...was, parameters: { ...before, ...parameters } })
}
