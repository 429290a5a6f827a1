import { describe, expect, test } from 'vitest'
import { describeBlock } from '../describe/describe-block.ts'
import { hasErrors } from '../diagnostics/diagnostic.ts'
import { checkPipeline } from '../pipeline/check-pipeline.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { ask } from './ask.ts'
import { aloneId, chainedId, conditionsApart } from './conditions-apart.ts'
import { explainCount, explainEmptiness } from './explain-rows.ts'
import { EDIT_CATALOGUE as catalogue } from './testing/edit-requests.ts'

const FILTERED = built('load orders, keep rows where city is Bern and price is over 100')

describe('why no rows come', () => {
  const [load = '', filter = ''] = FILTERED.blocks.map(({ id }) => id)
  const counts = (...rows: number[]) => new Map([load, filter].map((id, at) => [id, rows[at] ?? 0]))
  test('names the block where they end', () => {
    const told = explainEmptiness(FILTERED, counts(1_200, 0), catalogue)
    expect(told.response).toBe(
      'The rows end at Filter: 1,200 rows arrive there, none leave. It says: Keep rows where city is Bern and price is over 100.',
    )
    expect(told.blocks).toEqual([filter])
    expect(told.alternatives).toEqual(['remove the Filter'])
  })
  test('names the condition that no row meets, with what is known of its column', () => {
    const nowhere = built('load orders, keep rows where price is over 100 and city is Burn')
    const [, block = ''] = nowhere.blocks.map(({ id }) => id)
    const apart = new Map([
      [aloneId(block, 0), 30],
      [aloneId(block, 1), 0],
      [chainedId(block, 1), 0],
    ])
    const rows = new Map(nowhere.blocks.map(({ id }, at) => [id, at === 0 ? 400 : 0]))
    const told = explainEmptiness(nowhere, rows, catalogue, apart)
    expect(told.response).toBe(
      'The rows end at Filter: 400 rows arrive there, none leave. No row meets "city is Burn"; known for city are Bern, Turin, Lyon.',
    )
    expect(told.alternatives).toEqual([
      'change the Filter to price is over 100',
      'remove the Filter',
    ])
  })
  test('names the condition that takes the last rows where each alone leaves some', () => {
    const apart = new Map([
      [aloneId(filter, 0), 12],
      [aloneId(filter, 1), 30],
      [chainedId(filter, 1), 0],
    ])
    expect(explainEmptiness(FILTERED, counts(400, 0), catalogue, apart).blamed).toBe(
      '"price is over 100" takes the last of them: 12 rows meet "city is Bern", and none of these meets it.',
    )
  })
  test('conditions are taken apart beside the block, and only where there are several', () => {
    const apart = conditionsApart(FILTERED, filter, catalogue) ?? EMPTY_PIPELINE
    expect(hasErrors(checkPipeline(apart, catalogue).diagnostics)).toBe(false)
    const said = (id: string) => describeBlock(apart, id, catalogue)
    expect(said(aloneId(filter, 0))).toBe('Keep rows where city is Bern')
    expect(said(chainedId(filter, 1))).toBe('Keep rows where price is over 100')
    expect(apart.connections.map(({ source, target }) => [source, target])).toContainEqual([
      aloneId(filter, 0),
      chainedId(filter, 1),
    ])
    const one = built('load orders, keep rows where city is Bern')
    expect(conditionsApart(one, one.blocks[1]?.id ?? '', catalogue)).toBeNull()
  })
  test('tells an empty source from an empty result, and a result from none', () => {
    expect(explainEmptiness(FILTERED, counts(0, 0), catalogue).response).toBe(
      'Load CSV has no rows to begin with: Load orders.csv.',
    )
    expect(explainEmptiness(FILTERED, counts(5, 1), catalogue).response).toBe(
      'It is not empty. There is 1 row at Filter.',
    )
    expect(explainCount(EMPTY_PIPELINE, new Map()).response).toBe('No block gives rows yet.')
  })
})

function built(sentence: string): Pipeline {
  return ask(sentence, { catalogue, pipeline: EMPTY_PIPELINE, now: 1 }).pipeline ?? EMPTY_PIPELINE
}
