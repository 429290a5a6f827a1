import { describe, expect, test } from 'vitest'
import { describeBlock } from '../../describe/describe-block.ts'
import type { Catalogue } from '../../tables/catalogue.ts'
import { EMPTY_CATALOGUE } from '../../tables/catalogue.ts'
import type { Pipeline } from '../../pipeline/pipeline.ts'
import { EMPTY_PIPELINE } from '../../pipeline/pipeline.ts'
import { scheduleOf } from '../../pipeline/schedule.ts'
import { wirePipeline } from '../../pipeline/wiring.ts'
import { ask } from '../../plan-to-pipeline/ask.ts'
import { SAMPLES } from './testing/samples.ts'
import { OVER_DATA, OVER_SYSTEMS } from './testing/workflow.ts'
import type { Workflow } from './testing/workflow.ts'

describe('where no data is at hand', () => {
  test.each(OVER_SYSTEMS)('$says', (workflow) => {
    expect(outcome(workflow, EMPTY_CATALOGUE)).toEqual(wanted(workflow))
  })
})

describe('where the sample tables are at hand', () => {
  test.each(OVER_DATA)('$says', (workflow) => {
    expect(outcome(workflow, SAMPLES)).toEqual(wanted(workflow))
  })
})

function wanted({ gives, open, cron }: Workflow) {
  return { blocks: gives, open, cron }
}

function outcome({ says, open }: Workflow, catalogue: Catalogue) {
  const asked = ask(says, { catalogue, pipeline: EMPTY_PIPELINE, now: 1 })
  const pipeline = asked.pipeline ?? EMPTY_PIPELINE
  const points = (asked.open ?? []).filter((point) => !point.includes('is not available yet: '))
  return {
    blocks: linesOf(pipeline, catalogue),
    // Left out of some expectations, where only the blocks are the point.
    open: open && points,
    cron: scheduleOf(pipeline)?.cron,
  }
}

/** Each block in its order: its type, whose rows it takes, its sentence. */
function linesOf(pipeline: Pipeline, catalogue: Catalogue): readonly string[] {
  const { blocks } = wirePipeline(pipeline)
  const order = pipeline.blocks.map(({ id }) => id)
  return pipeline.blocks.map(({ id, type }) => {
    const arrivals = blocks.get(id)?.arrivals.flat() ?? []
    const from = arrivals.map(({ source, port }) => {
      const name = port === 0 ? '' : `:${blocks.get(source)?.definition?.outputs[port]?.id}`
      return `${order.indexOf(source) + 1}${name}`
    })
    const taken = from.length === 0 ? '' : ` < ${from.join(' ')}`
    return `${type}${taken}: ${describeBlock(pipeline, id, catalogue)}`
  })
}
