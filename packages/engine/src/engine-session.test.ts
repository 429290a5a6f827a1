import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EngineSession } from './engine-session.ts'
import { inspectFile } from './inspect-file.ts'
import { JobFailed } from './process/run-job.ts'

let folder = ''
let outside = ''
let sales = ''
let session: EngineSession
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainflow-session-'))
  outside = await mkdtemp(join(tmpdir(), 'plainflow-outside-'))
  sales = join(outside, 'sales.csv')
  await writeFile(sales, 'region,amount\nWest,10\nEast,0\n')
  await writeFile(join(outside, 'secret.csv'), 'word\nhidden\n')
  session = new EngineSession({ folder, files: [sales] })
})
afterAll(async () => {
  await session.close()
  await rm(folder, { recursive: true, force: true })
  await rm(outside, { recursive: true, force: true })
})

test('one child does job after job, and none meets the tables of the one before', async () => {
  const parquetPath = join(folder, 'sales.parquet')
  const { rowCount, columns } = await inspectFile({
    path: sales,
    filename: 'sales.csv',
    parquetPath,
    session,
  })
  expect(rowCount).toBe(2)
  const steps = (limit: number) =>
    session.run('preview', {
      steps: [{ name: '"s"', sql: `FROM read_parquet('${parquetPath}')`, isKept: true }],
      step: '"s"',
      columns,
      limit,
    })
  expect((await steps(1)).rows).toEqual([['West', 10]])
  // The same name again: without forgetting it would be there already.
  expect((await steps(2)).rows).toHaveLength(2)
})

test('a job that fails leaves the others to go on', async () => {
  const failing = session.run('preview', {
    steps: [{ name: '"s"', sql: 'SELECT error(0)', isKept: true }],
    step: '"s"',
    columns: [],
    limit: 1,
  })
  await expect(failing).rejects.toBeInstanceOf(JobFailed)
  expect((await session.run('check', {})).version).toMatch(/\d/)
})

test('a file that was not named stays out of reach', async () => {
  const path = join(outside, 'secret.csv')
  const reading = inspectFile({ path, filename: 'secret.csv', session })
  await expect(reading).rejects.toBeInstanceOf(Error)
  expect((await inspectFile({ path: sales, filename: 'sales.csv', session })).rowCount).toBe(2)
})

test('a job past its time ends, and the next one starts anew', async () => {
  const endless = session.run(
    'preview',
    {
      steps: [
        { name: '"s"', sql: 'SELECT count(*) AS n FROM range(1e12::BIGINT) t(i)', isKept: true },
      ],
      step: '"s"',
      columns: [{ name: 'n', type: 'integer' }],
      limit: 1,
    },
    { time: 300 },
  )
  await expect(endless).rejects.toMatchObject({ failure: { limit: 'time' } })
  expect((await session.run('check', {})).version).toMatch(/\d/)
})

test('a request that cannot be sent is refused at once', async () => {
  const other = new EngineSession({ folder, files: [] })
  // A function does not pass from one process to another.
  const asked = other.run('page', { path: () => '' } as never)
  await expect(asked).rejects.toThrow('could not be cloned')
  await other.close()
})
