import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { ROOT } from './root.mjs'

/**
 * `npm run test:long`: what takes minutes, such as large files, kills and measured memory. The server
 * is started dozens of times, so it is the built one. Arguments go to Vitest.
 */
await ensureBuilt({ parts: ['node'], say: console.log })
const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
const args = ['run', '--config', 'vitest.long.config.ts', ...process.argv.slice(2)]
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
