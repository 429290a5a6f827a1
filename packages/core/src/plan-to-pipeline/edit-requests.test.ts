import { describe, expect, test } from 'vitest'
import { describePipeline } from '../describe/describe-pipeline.ts'
import { checkPipeline } from '../pipeline/check-pipeline.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { ask } from './ask.ts'
import { ASKED, CANVASES, EDIT_CATALOGUE, EDITS } from './testing/edit-requests.ts'

const catalogue = EDIT_CATALOGUE

describe('edits in conversation', () => {
  const requests = EDITS.flatMap(({ says, ...rest }) => says.map((said) => ({ said, ...rest })))
  const asked = ASKED.flatMap(({ says, does }) => says.map((said) => ({ said, does })))

  test('are many, and no wording stands twice', () => {
    const all = [
      ...requests.map(({ said, canvas }) => `${canvas}: ${said}`),
      ...asked.map(({ said }) => said),
    ]
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThanOrEqual(170)
  })

  test.each(requests)('$canvas: $said', ({ said, canvas, after, history = [] }) => {
    const { pipeline, response } = ask(said, {
      catalogue,
      pipeline: built(canvas),
      now: 7,
      history: history.map((content) => ({ type: 'user', content })),
    })
    expect(pipeline && describePipeline(pipeline, catalogue), response).toBe(after)
    const { diagnostics } = checkPipeline(pipeline ?? EMPTY_PIPELINE, catalogue)
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test.each(asked)('$does: $said', ({ said, does }) => {
    const canvas = built('grouped')
    const answer = ask(said, { catalogue, pipeline: canvas, now: 7 })
    // Nothing is proposed: to run is asked for by its field and in no other way.
    expect(answer.pipeline, answer.response).toBeUndefined()
    expect(answer.shouldExecute).toBe(does === 'run')
    const wants = does === 'run' || does === 'explain' ? undefined : does
    expect(answer.wants).toBe(wants)
    const told =
      does === 'run' ? 'Running the pipeline.' : `${describePipeline(canvas, catalogue)}.`
    expect(answer.response).toBe(does === 'undo' ? 'The last change is taken back.' : told)
  })

  test.each(['run it', 'please run this'])('%s on an empty canvas has nothing to run', (said) => {
    const answer = ask(said, { catalogue, pipeline: EMPTY_PIPELINE, now: 7 })
    expect(answer.shouldExecute).toBe(false)
    expect(answer.response).toContain('There is nothing to run yet.')
  })
})

function built(canvas: string): Pipeline {
  const sentence = CANVASES.find(({ name }) => name === canvas)?.sentence ?? ''
  const { pipeline, response } = ask(sentence, {
    catalogue,
    pipeline: EMPTY_PIPELINE,
    now: 1,
  })
  if (!pipeline) throw new Error(response)
  return pipeline
}
