import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from '../../../../scripts/servers/versitygw.mjs'

/** A bucket of its own on a real server of S3; what a server finds in its environment to keep files in it. */
export interface TestBucket {
  /** Under a prefix of one's own. */
  env(prefix: string): Record<string, string>
  stop(): Promise<void>
}

/** Where one is running: that which this run has started, or another server of S3 with the same bucket and keys. */
export const ENDPOINT = 'PLAINFLOW_TEST_FILES_ENDPOINT'
const NAME = 'plainflow-files'
const ACCESS_KEY = 'operator'
const SECRET_KEY = 'no secret of anybody, 32 letters'

export async function startBucket(): Promise<TestBucket> {
  const given = process.env[ENDPOINT]
  if (given !== undefined)
    return { env: (prefix) => bucketEnv(given, prefix), stop: async () => {} }
  const binary = await prepare()
  const home = mkdtempSync(join(tmpdir(), 'plainflow-bucket-'))
  const [data, beside] = [join(home, 'data'), join(home, 'beside')]
  for (const folder of [data, beside, join(data, NAME)]) mkdirSync(folder)
  const port = await freePort()
  const args = ['--access', ACCESS_KEY, '--secret', SECRET_KEY, '--port', `127.0.0.1:${port}`]
  const child = spawn(binary, [...args, '--quiet', 'posix', '--sidecar', beside, data], {
    stdio: 'ignore',
    cwd: home,
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const endpoint = `http://127.0.0.1:${port}`
  await untilAnswering(endpoint, () => child.exitCode !== null)
  return {
    env: (prefix) => bucketEnv(endpoint, prefix),
    async stop() {
      child.kill('SIGKILL')
      await ended
      rmSync(home, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

export function bucketEnv(endpoint: string, prefix: string): Record<string, string> {
  return {
    PLAINFLOW_FILES: `s3://${NAME}/${prefix}`,
    PLAINFLOW_FILES_ENDPOINT: endpoint,
    PLAINFLOW_FILES_ACCESS_KEY: ACCESS_KEY,
    PLAINFLOW_FILES_SECRET_KEY: SECRET_KEY,
  }
}

async function untilAnswering(endpoint: string, isOver: () => boolean): Promise<void> {
  while (!(await fetch(endpoint).catch(() => null))) {
    if (isOver()) throw new Error('The storage of the tests ended')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
