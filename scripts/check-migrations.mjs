import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './root.mjs'

/** Fails when the store's schema was changed without a migration: generating again must give nothing new. */
const server = join(ROOT, 'packages/server')
const scratch = await mkdtemp(join(server, '.migrations-check-'))
try {
  await cp(join(server, 'migrations'), scratch, { recursive: true })
  const before = (await readdir(scratch, { recursive: true })).length
  const drizzleKit = join(ROOT, 'node_modules/drizzle-kit/bin.cjs')
  const args = [
    'generate',
    '--dialect',
    'postgresql',
    '--schema',
    'src/store/schema.ts',
    '--out',
    scratch.slice(server.length + 1),
  ]
  await promisify(execFile)(process.execPath, [drizzleKit, ...args], { cwd: server })
  const after = (await readdir(scratch, { recursive: true })).length
  if (after !== before) {
    console.error(
      'The schema and its migrations differ: run `npm run migration` and commit the result.',
    )
    process.exitCode = 1
  }
} finally {
  await rm(scratch, { recursive: true, force: true })
}
