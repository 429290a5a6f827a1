import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createReadyPlace } from './testing/create-ready-place.ts'
import { startServerProcess, untilHealthy } from './testing/server-process.ts'

test('a server that starts removes what children of a killed one left', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  const TMPDIR = await mkdtemp(join(tmpdir(), 'plainflow-swept-'))
  const left = join(TMPDIR, `plainflow-child-${hostname()}-${pid}-abcdef`)
  await mkdir(left)
  await writeFile(join(left, 'spilled'), 'rows')
  const place = await createReadyPlace()
  const server = await startServerProcess({ ...place.env, TMPDIR })
  try {
    await untilHealthy(server)
    await expect.poll(() => existsSync(left)).toBe(false)
  } finally {
    server.child.kill('SIGTERM')
    await server.ended
    await place.remove()
    await rm(TMPDIR, { recursive: true })
  }
})
