import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { ROOT } from './root.mjs'
import { prepare } from './servers/versitygw.mjs'

/**
 * `npm run test:files`: what of the server's tests touches files, with these kept in a bucket of a real server
 * of S3. With PLAINFLOW_FULL=1, or arguments to Vitest of one's own, the whole suite or these.
 */
const TOUCHING = [
  'src/artifacts/artifacts',
  'src/backup/',
  'src/datasets/receive/uploads',
  'src/datasets/read/changes',
  'src/datasets/browse/guarded-download',
  'src/runs/runs',
  'src/runs/kept-reads',
]
const given = process.argv.slice(2)
const files = given.length > 0 || process.env['PLAINFLOW_FULL'] === '1' ? given : TOUCHING

await prepare()
await ensureBuilt({ parts: ['node'], say: console.log })
const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
process.exitCode = await new Promise((resolve) => {
  spawn(process.execPath, [vitest, 'run', '--project', 'server', ...files], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      PLAINFLOW_TEST_FILES: 's3',
      PLAINFLOW_TEST_MAIN: join(ROOT, 'packages/server/dist/bundled/main.js'),
    },
  }).on('close', resolve)
})
