import { expect, test } from 'vitest'
import { readEvents } from './read-events.ts'

function streamOf(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
}

test('values come out whole wherever the bytes were cut', async () => {
  const values = [{ text: 'Grüße an alle 🌊' }, { n: 2 }]
  const bytes = new TextEncoder().encode(
    `: open\n\n${values.map((value) => `data: ${JSON.stringify(value)}\n\n`).join(': alive\n\n')}`,
  )
  for (const size of [1, 2, 3, 7, bytes.length]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.slice(index * size, (index + 1) * size),
    )
    const read = []
    for await (const value of readEvents(streamOf(chunks))) read.push(value)
    expect(read).toEqual(values)
  }
})

test('half an event is none', async () => {
  const read = []
  const half = new TextEncoder().encode('data: {"n":1}\n\ndata: {"n":')
  for await (const value of readEvents(streamOf([half]))) read.push(value)
  expect(read).toEqual([{ n: 1 }])
})
