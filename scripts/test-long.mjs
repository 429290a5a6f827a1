import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { ROOT } from './root.mjs'
import { recordSuite, seedFor, shareOf } from './suites.mjs'

/**
 * `npm run test:long`: what takes minutes, such as large files, kills and measured memory. The server
 * is started dozens of times, so it is the built one. Arguments go to Vitest.
 */
const given = process.argv.slice(2)
await ensureBuilt({ parts: ['node'], say: console.log })
const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
const args = ['run', '--config', 'vitest.long.config.ts', ...given]
const share = given.length > 0 ? null : await shareOf('long', console.log)
process.exitCode = await new Promise((resolve) => {
  spawn(process.execPath, [vitest, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(share && seedFor('long', share)),
      PLAINFLOW_TEST_MAIN: join(ROOT, 'packages/server/dist/bundled/main.js'),
    },
  }).on('close', resolve)
})
if (process.exitCode === 0 && share) await recordSuite('long', share)
