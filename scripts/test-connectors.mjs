import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { ROOT } from './root.mjs'
import { drawn, recordSuite, shareOf } from './suites.mjs'

/**
 * `npm run test:connectors`: what is tried against real servers that npm does not bring (`*.outside.test.ts`).
 * Each is installed by its file in `scripts/servers`; one that cannot be had is a failure here. Arguments go
 * to Vitest.
 */
const given = process.argv.slice(2)
const folder = join(ROOT, 'scripts/servers')
const servers = (await readdir(folder)).toSorted()
const share = await shareOf('servers', console.log)
const chosen = share.isAll ? servers : drawn(servers, 1, share.seed)
const tests = /** @type {string[]} */ ([])
for (const file of chosen) {
  const started = Date.now()
  const { prepare, connector } = await import(join(folder, file))
  await prepare()
  tests.push(connector)
  console.log(`${file} is ready (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}
await ensureBuilt({ parts: ['node'], say: console.log })

const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
// All that is for the servers chosen: a file is called after its connector, or stands in its folder.
const files = given.length > 0 ? given : share.isAll ? [] : tests
const args = ['run', '--config', 'vitest.connectors.config.ts', ...files]
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
if (process.exitCode === 0 && given.length === 0) await recordSuite('servers', share)
