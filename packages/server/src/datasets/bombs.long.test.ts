import { gzipSync } from 'node:zlib'
import { createClient } from '@plainflow/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWorkbook, sheetXml } from '../testing/make-zip.ts'
import { memoryOf } from '../testing/server-memory.ts'
import { type ServerProcess, startServerProcess, untilHealthy } from '../testing/server-process.ts'
import { newCredentials, signUpThrough } from '../testing/start-test-server.ts'
import { createTestPlace, type TestPlace } from '../testing/test-settings.ts'

const MB = 1_000_000
const LAUGHS = `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(50)}">${Array.from({ length: 9 }, (_, n) => {
  const before = n === 0 ? 'a' : `b${n - 1}`
  return `<!ENTITY b${n} "${`&${before};`.repeat(10)}">`
}).join('')}]>`

const BOMBS: readonly [what: string, filename: string, make: () => Buffer, reason: RegExp][] = [
  ['a gzip of even rows', 'x.csv.gz', () => gzipSync(Buffer.alloc(120 * MB, '1,2\n')), /times its/],
  ['a gzip of one line', 'x.csv.gz', () => gzipSync(Buffer.alloc(100 * MB, 'x')), /2 MB|times its/],
  ['a gzip of NUL bytes', 'x.csv.gz', () => gzipSync(Buffer.alloc(100 * MB)), /NUL|times its/],
  ['a gzip in a gzip', 'x.csv.gz', () => gzipSync(gzipSync('a\n1\n')), /twice/],
  ['a sheet of even rows', 'x.xlsx', () => makeWorkbook(sheet(5 * MB)), /times its size/],
  ['a billion laughs', 'x.xlsx', () => makeWorkbook(sheetXml('<row>&b8;</row>', LAUGHS)), /XML/],
  ['one endless line', 'x.csv', () => Buffer.alloc(100 * MB, 'x'), /2 MB/],
  ['an endless line far down', 'x.csv', () => after('x'.repeat(3 * MB)), /2 MB/],
  ['an endless record of JSON', 'x.json', () => Buffer.alloc(60 * MB, '[{"a":"x'), /./],
  ['200,000 columns', 'x.csv', () => Buffer.from(`${'a,'.repeat(200_000)}\n`), /2000 columns/],
  ['200,000 columns, many rows', 'x.csv', () => wide(), /2000 columns|2 MB/],
  ['a quote that is never closed', 'x.csv', () => after('1,"x\n'), /quote/],
  ['a NUL byte far down', 'x.csv', () => after('1,\0\n'), /NUL/],
  ['no Parquet at all', 'x.parquet', () => Buffer.from(`PAR1${'x'.repeat(MB)}PAR1`), /./],
  ['no workbook at all', 'x.xls', () => Buffer.from('\xd0\xcf\x11\xe0'.repeat(MB), 'latin1'), /./],
]

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

test.each(BOMBS)('%s is refused in time, with little memory', async (_, filename, make, reason) => {
  const bomb = make()
  const pid = server.child.pid ?? 0
  const before = memoryOf(pid, 'VmRSS')
  let answer = await upload(filename, bomb)
  // Other work on this machine is not the bomb's: the best of three counts.
  for (let more = 0; more < 2 && answer.ms > 5_000; more += 1) answer = await upload(filename, bomb)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(answer.error).toMatch(reason)
  expect(answer.ms).toBeLessThan(5_000)
  expect(memoryOf(pid, 'VmRSS') - before).toBeLessThan(200)
  expect((await fetch(`${server.url}/api/health`)).ok).toBe(true)
})

test('through all of them the server held less than 200 MB more, and kept nothing', async () => {
  const pid = server.child.pid ?? 0
  const idle = memoryOf(pid, 'VmRSS')
  expect(memoryOf(pid, 'VmHWM') - Math.min(idle, started)).toBeLessThan(200)
  const call = createClient({ baseUrl: server.url, token: () => token })
  expect(await call('listDatasets')).toHaveLength(1)
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

/** Twenty megabytes that are as they should be, and then what is not. */
function after(wrong: string): Buffer {
  return Buffer.concat([Buffer.alloc(20 * MB, '1,2\n'), Buffer.from(wrong)])
}

function sheet(rows: number): string {
  return sheetXml('<row><c><v>0</v></c></row>'.repeat(rows))
}

function wide(): Buffer {
  const row = `${'1,'.repeat(200_000)}\n`
  return Buffer.from(row.repeat(60))
}
