import { addBlock, EMPTY_PIPELINE } from '@plainflow/core'
import { beforeEach, expect, it } from 'vitest'
import { useToasts } from '@/design/toast.ts'
import { currentPipeline, openPipeline, undo } from '../state/pipeline-store.ts'
import { GENERATED_KEY, takeGenerated } from './take-generated.ts'

const { pipeline } = addBlock(EMPTY_PIPELINE, 'filter', { x: 1, y: 2 }, 3)

beforeEach(() => {
  openPipeline(EMPTY_PIPELINE)
  useToasts.setState({ message: null })
  localStorage.clear()
})

it('takes a generated pipeline once, and undo brings back what was there', () => {
  const { pipeline: before } = addBlock(EMPTY_PIPELINE, 'sort', { x: 0, y: 0 }, 9)
  openPipeline(before)
  localStorage.setItem(GENERATED_KEY, JSON.stringify(pipeline))
  takeGenerated()
  expect(currentPipeline()).toEqual(pipeline)
  expect(localStorage.getItem(GENERATED_KEY)).toBeNull()
  undo()
  expect(currentPipeline()).toBe(before)
})

it.each([
  ['no JSON', '{nope'],
  ['no pipeline', '[1,2]'],
  ['without connections', '{"blocks":[]}'],
  [
    'a way to a prototype',
    '{"connections":[],"blocks":[{"id":"a","type":"t","label":"l","position":{"x":0,"y":0},"data":{"__proto__":{"x":1}}}]}',
  ],
  ['a place that is none', '{"connections":[],"blocks":[{"id":"a","type":"t","label":"l"}]}'],
])('refuses and forgets what is %s', (_, text) => {
  localStorage.setItem(GENERATED_KEY, text)
  takeGenerated()
  expect(currentPipeline()).toBe(EMPTY_PIPELINE)
  expect(localStorage.getItem(GENERATED_KEY)).toBeNull()
  expect(useToasts.getState().message).toMatchObject({ tone: 'danger' })
})
