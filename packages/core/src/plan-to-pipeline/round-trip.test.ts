import { standsOutside } from '../blocks/unavailable.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BlockCase } from '../blocks/block.ts'
import { CASES } from '../blocks/cases.gen.ts'
import { BLOCKS, findBlock } from '../blocks/registry.ts'
import { describePipeline } from '../describe/describe-pipeline.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { checkPipeline } from '../pipeline/check-pipeline.ts'
import { addBlock, configureBlock, connectBlocks } from '../pipeline/edit.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { wirePipeline } from '../pipeline/wiring.ts'
import { ask } from './ask.ts'
import { arbitraryPipeline } from './testing/arbitrary-pipeline.ts'
import { someRuns } from './testing/some-of.ts'

/** So many pipelines hold every block at least once. */
const ENOUGH_TO_MEET_ALL = 300

test('the planner understands every pipeline it describes', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(arbitraryPipeline(), ({ pipeline, catalogue }) => {
      for (const { type } of pipeline.blocks) seen.add(type)
      const sentence = describePipeline(pipeline, catalogue)
      const asked = ask(sentence, { catalogue, pipeline: EMPTY_PIPELINE, now: 1 })
      expect(asked.pipeline, `${sentence}\n→ ${asked.response}`).toBeDefined()
      expect(shapes(asked.pipeline ?? EMPTY_PIPELINE), sentence).toEqual(shapes(pipeline))
    }),
    // A failure prints its sentence and seed; shrinking a whole pipeline takes longer than reading it.
    { numRuns: Math.max(someRuns(1_000), ENOUGH_TO_MEET_ALL), endOnFailure: true },
  )
  const wanted = BLOCKS.filter((block) => !standsOutside(block))
  expect(wanted.map(({ type }) => type).filter((type) => !seen.has(type))).toEqual([])
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

/** Every block with all that leads to it, so that ids, positions and the order of drawing do not count. */
function shapes(pipeline: Pipeline): readonly string[] {
  const { blocks } = wirePipeline(pipeline)
  const shape = (id: string): unknown => {
    const wired = blocks.get(id)
    return {
      type: wired?.block.type,
      configuration: wired?.block.configuration,
      inputs: wired?.arrivals.map((port) =>
        port.map((arrival) => [arrival.port, shape(arrival.source)]),
      ),
    }
  }
  return pipeline.blocks.map(({ id }) => canonical(shape(id))).toSorted()
}

/** The order of an object's keys is nobody's promise. */
function canonical(shape: unknown): string {
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
    ...(one.models ? { models: one.models } : {}),
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
