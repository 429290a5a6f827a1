import { readFileSync } from 'node:fs'
import { createClient } from '@plainflow/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BOMBS } from '../../testing/bombs.ts'
import { memoryOf } from '../../testing/server-memory.ts'
import {
  type ServerProcess,
  startServerProcess,
  untilHealthy,
} from '../../testing/server-process.ts'
import { newCredentials, signUpThrough } from '../../testing/start-test-server.ts'
import { createTestPlace, type TestPlace } from '../../testing/test-settings.ts'

let place: TestPlace
let server: ServerProcess
let token: string
beforeAll(async () => {
  place = await createTestPlace()
  server = await startServerProcess({ ...place.env, LOG_LEVEL: 'error' })
  await untilHealthy(server)
  const call = createClient({ baseUrl: server.url })
  token = await signUpThrough(call, newCredentials())
  // Warmed up: what a first upload loads is not what a bomb does.
  await upload('a.csv', Buffer.from('a\n1\n'))
})
afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.ended
  await place.remove()
})

test('there are 70 of them', () => {
  expect(BOMBS.length).toBeGreaterThanOrEqual(70)
})

const refused = BOMBS.flatMap(([what, filename, make, reason]) =>
  reason ? [{ what, filename, make, reason }] : [],
)
const read = BOMBS.flatMap(([what, filename, make, reason]) =>
  reason ? [] : [{ what, filename, make }],
)

test.each(refused)('$what is refused in time', async ({ what, filename, make, reason }) => {
  const bomb = make()
  let answer = await withstand(what, filename, bomb)
  // Other work on this machine is not the bomb's: the best of three counts.
  for (let more = 0; more < 2 && answer.ms > 5_000; more += 1) answer = await upload(filename, bomb)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.error).toMatch(reason)
  expect(answer.ms).toBeLessThan(5_000)
})

test.each(read)('$what breaks nothing', async ({ what, filename, make }) => {
  const { status } = await withstand(what, filename, make())
  expect(status).toBeLessThan(500)
})

/** Sends a bomb; whatever is answered, the server took little of its own for it, and goes on. */
async function withstand(what: string, filename: string, bomb: Buffer) {
  const pid = server.child.pid ?? 0
  const before = memoryOf(pid, 'VmRSS')
  const cpuBefore = cpuSecondsOf(pid)
  const answer = await upload(filename, bomb)
  // Its own: what reads the file is another process, and held to its limits.
  const cpu = cpuSecondsOf(pid) - cpuBefore
  console.warn(`${what}: ${answer.status}, ${cpu.toFixed(2)} s of the server, ${answer.error}`)
  expect(cpu).toBeLessThan(5)
  expect(answer.status).toBeLessThan(500)
  expect(memoryOf(pid, 'VmRSS') - before).toBeLessThan(200)
  expect((await fetch(`${server.url}/api/health`)).ok).toBe(true)
  return answer
}

test('through all of them the server held less than 200 MB more, and met nothing unexpected', async () => {
  const pid = server.child.pid ?? 0
  const idle = memoryOf(pid, 'VmRSS')
  expect(memoryOf(pid, 'VmHWM') - Math.min(idle, started)).toBeLessThan(200)
  expect(server.output()).not.toContain('Unexpected error')
})

let started = Infinity

/** Milliseconds are counted from the last byte that was sent. */
async function upload(filename: string, content: Buffer) {
  const edge = '----edge'
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n\r\n`
  let sentAt = performance.now()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(head)),
    async pull(controller) {
      for (let from = 0; from < content.length; from += 64_000) {
        controller.enqueue(new Uint8Array(content.subarray(from, from + 64_000)))
        if ((controller.desiredSize ?? 1) <= 0) await new Promise((done) => setImmediate(done))
      }
      controller.enqueue(Buffer.from(`\r\n--${edge}--\r\n`))
      sentAt = performance.now()
      controller.close()
    },
  })
  const response = await fetch(`${server.url}/api/datasets/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${edge}`,
    },
    body,
    // Node asks for this word where a body is a stream; its types do not know it.
    ...({ duplex: 'half' } as object),
  })
  const answer = (await response.json()) as { error?: string } // a dataset or a refusal
  started = Math.min(started, memoryOf(server.child.pid ?? 0, 'VmRSS'))
  const ms = performance.now() - sentAt
  return { status: response.status, error: answer.error ?? '', ms }
}

/** Of this process alone: proc(5) counts what its children took apart. */
function cpuSecondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** A second, as Linux counts them for programs on every machine. */
const TICKS = 100
