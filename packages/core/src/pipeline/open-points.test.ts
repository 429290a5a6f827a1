import { expect, test } from 'vitest'
import { checkPipeline } from './check-pipeline.ts'
import { configureBlock } from './edit.ts'
import { openPointsOf, writeOpenPoints } from './open-points.ts'
import { EMPTY_PIPELINE } from './pipeline.ts'
import type { Pipeline } from './pipeline.ts'

const NOTHING = { datasets: [] }

test('what a sentence left open is an error on its block until somebody configures it', () => {
  const { pipeline, id } = oneFilter()
  const open = writeOpenPoints(pipeline, id, ['Which rows are "cancelled ones"?'])
  expect(openErrors(open)).toEqual([
    expect.objectContaining({
      severity: 'error',
      at: { block: id },
      message: 'Which rows are "cancelled ones"?',
      hint: expect.stringContaining('configuration'),
    }),
  ])
  expect(openErrors(configureBlock(open, id, {}))).toEqual([])
  expect(writeOpenPoints(open, id, [])).toEqual(pipeline)
})

test('only texts count, and no more of them than a screen can show', () => {
  const points = [...Array.from({ length: 50 }, () => 'x'.repeat(900)), 7, null]
  const read = openPointsOf({ data: { open: points } })
  expect(read).toHaveLength(20)
  expect(read[0]).toHaveLength(500)
  expect(openPointsOf({ data: { open: 'text' } })).toEqual([])
})

function oneFilter(): { readonly pipeline: Pipeline; readonly id: string } {
  const keep = {
    id: 'keep',
    type: 'filter',
    label: 'Keep',
    position: { x: 0, y: 0 },
    data: {},
    configuration: {},
  }
  return { pipeline: { ...EMPTY_PIPELINE, blocks: [keep] }, id: 'keep' }
}

function openErrors(pipeline: Pipeline) {
  return checkPipeline(pipeline, NOTHING).diagnostics.filter(
    ({ code }) => code === 'pipeline/open-point',
  )
}
