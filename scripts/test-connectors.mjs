import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { ROOT } from './root.mjs'

/**
 * `npm run test:connectors`: what is tried against real servers that npm does not bring (`*.outside.test.ts`).
 * Each is installed by its file in `scripts/servers`; one that cannot be had is a failure here. Arguments go
 * to Vitest.
 */
const folder = join(ROOT, 'scripts/servers')
for (const file of (await readdir(folder)).toSorted()) {
  const started = Date.now()
  const { prepare } = await import(join(folder, file))
  await prepare()
  console.log(`${file} is ready (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}
await ensureBuilt({ parts: ['node'], say: console.log })

const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
const args = ['run', '--config', 'vitest.connectors.config.ts', ...process.argv.slice(2)]
process.exitCode = await new Promise((resolve) => {
  spawn(process.execPath, [vitest, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      PLAINFLOW_TEST_MAIN: join(ROOT, 'packages/server/dist/bundled/main.js'),
    },
  }).on('close', resolve)
})
