import { spawn } from 'node:child_process'
import { ROOT } from './root.mjs'

/**
 * `npm run test:full`: all of everything, where `.ci/run` takes a part of what takes long: every
 * question, 300 random programs, TPC-H on Spark and R, 60 kills, all four looks, the whole server on
 * each store, the long benchmark, and bugs planted on purpose. It goes on behind what fails.
 */
const STEPS = [
  ['test'],
  ['run', 'check'],
  ['run', 'test:long'],
  ['run', 'test:stores'],
  ['run', 'test:connectors'],
  ['run', 'test:files'],
  ['run', 'test:targets'],
  ['run', 'test:planted'],
  ['run', 'bench'],
]

const told = []
for (const step of STEPS) {
  const begun = performance.now()
  console.log(`\n### npm ${step.join(' ')}`)
  const code = await new Promise((resolve) => {
    const env = { ...process.env, PLAINFLOW_FULL: '1' }
    spawn('npm', step, { cwd: ROOT, stdio: 'inherit', env }).on('close', resolve)
  })
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
  told.push(`${code === 0 ? 'ok  ' : 'FAIL'} ${minutes.padStart(6)} min  npm ${step.join(' ')}`)
  if (code !== 0) process.exitCode = 1
}
console.log(`\n${told.join('\n')}`)
