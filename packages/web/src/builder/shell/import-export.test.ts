import { addBlock, EMPTY_PIPELINE } from '@plainflow/core'
import { beforeEach, expect, it } from 'vitest'
import { useToasts } from '@/design/toast.ts'
import { importPipeline } from './import-export.ts'
import { currentPipeline, openPipeline } from '../state/pipeline-store.ts'

const { pipeline } = addBlock(EMPTY_PIPELINE, 'filter', { x: 1, y: 2 }, 3)
const file = (text: string) => new File([text], 'pipeline.json')
const told = () => [useToasts.getState().message?.title, useToasts.getState().message?.description]

beforeEach(() => openPipeline(EMPTY_PIPELINE))

it('takes a file in', async () => {
  await importPipeline(file(JSON.stringify(pipeline)))
  expect(currentPipeline()).toEqual(pipeline)
  expect(told()).toEqual(['Pipeline Imported', '1 block'])
})

it('says so where the file is no JSON', async () => {
  await importPipeline(file('{nope'))
  expect(told()).toEqual(['Import Failed', 'Invalid pipeline file'])
})

it('changes nothing without blocks and connections', async () => {
  openPipeline(pipeline)
  await importPipeline(file('{"blocks":[]}'))
  expect(currentPipeline()).toBe(pipeline)
})

it('refuses what could reach a prototype', async () => {
  await importPipeline(
    file(
      '{"connections":[],"blocks":[{"id":"a","type":"t","label":"l","position":{"x":0,"y":0},"data":{"__proto__":{"x":1}}}]}',
    ),
  )
  expect(currentPipeline()).toBe(EMPTY_PIPELINE)
  expect(told()[0]).toBe('Import Failed')
})
