import { describe, expect, test } from 'vitest'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { askOnData } from './ask.ts'
import type { Probed } from './asked.ts'
import { rowsGiven } from './question/testing/answer.ts'
import { worldOf } from './question/testing/worlds.ts'

const context = {
  catalogue: { datasets: worldOf('footy').datasets },
  pipeline: EMPTY_PIPELINE,
  now: 1,
}

describe('a question asked on data', () => {
  test('whose likeliest reading gives no rows is read the next way that gives some', async () => {
    const asked = await askOnData('On which date did Southport play at Mill Lane?', context, probe)
    expect(asked.pipeline && rowsGiven(asked.pipeline, 'footy')).toEqual([['3 May 1952']])
    expect(asked.assumptions[0]).toBe(
      'The likelier reading gives no rows: load footy.csv, keep rows where "Home team" is Southport and Ground is "Mill Lane", select the columns "Date".',
    )
  })
  test('in which a common word inside of cells leaves no rows is read without it', async () => {
    const asked = await askOnData('Which home team was in the park on 3 May 1952?', context, probe)
    expect(asked.pipeline && rowsGiven(asked.pipeline, 'footy')).toEqual([['Eastgate']])
    const there = await askOnData('Which home team was in the park on 17 May 1952?', context, probe)
    expect(there.pipeline && rowsGiven(there.pipeline, 'footy')).toEqual([['Lakeside']])
  })
  test('whose likeliest reading gives rows keeps it, and the other way is offered', async () => {
    const asked = await askOnData('On which date did Southport play?', context, probe)
    expect(asked.pipeline && rowsGiven(asked.pipeline, 'footy')).toEqual([['10 May 1952']])
    expect(asked.assumptions).toContain(
      'Took "Southport" as Home team; Away team would fit as well.',
    )
    expect(asked.alternatives).toEqual([
      'Load footy.csv, keep rows where "Away team" is Southport, select the columns "Date"',
    ])
  })
  test('keeps the likeliest where none gives rows, or nothing can be run', async () => {
    const sentence = 'On which date did Southport play at Crown Oval?'
    const none = await askOnData(sentence, context, probe)
    const failing = await askOnData(sentence, context, () => Promise.reject(new Error('no engine')))
    expect(none.pipeline && rowsGiven(none.pipeline, 'footy')).toEqual([])
    expect(failing.pipeline).toEqual(none.pipeline)
  })
  test('in which a word stands for nothing is read without it, where it leaves no rows', async () => {
    const asked = await askOnData(
      'Which home team had the largest crowd in one day?',
      context,
      probe,
    )
    expect(asked.pipeline && rowsGiven(asked.pipeline, 'footy')).toHaveLength(1)
  })
  test('runs nothing where no row can be lost, and never more than six', async () => {
    let ran = 0
    const count = () => {
      ran += 1
      return Promise.resolve({ blank: true })
    }
    await askOnData('What is the average crowd?', context, count)
    expect(ran).toBe(0)
    await askOnData('What was the score of Southport?', context, count)
    expect(ran).toBeGreaterThan(1)
    expect(ran).toBeLessThanOrEqual(6)
  })
})

function probe(pipeline: Pipeline): Promise<Probed> {
  return Promise.resolve({ blank: rowsGiven(pipeline, 'footy').length === 0 })
}
