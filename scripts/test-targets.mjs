import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { ROOT } from './root.mjs'
import { drawn, recordSuite, shareOf } from './suites.mjs'

/**
 * They take minutes to install or to start: where nothing that they rest on has changed one of them is
 * tried. Every query of TPC-H takes seconds in the languages, so that all 22 are for `npm run test:full`.
 */
const SLOW = ['pyspark', 'scala', 'dplyr', 'airflow', 'notebook', 'scikit-learn']
const isFull = process.env['PLAINFLOW_FULL'] === '1'

/**
 * `npm run test:targets`: prepares the runtime of every target and runs the conformance tests on all of
 * them; a runtime that cannot be had is a failure here. `npm run test:targets -- postgres pandas` takes
 * these alone; what follows a second `--` goes to Vitest.
 */
const given = process.argv.slice(2)
const cut = given.indexOf('--')
const wanted = cut < 0 ? given : given.slice(0, cut)
const passed = cut < 0 ? [] : given.slice(cut + 1)

const folder = join(ROOT, 'scripts/runtimes')
const names = (await readdir(folder)).map((file) => file.replace(/\.mjs$/, '')).toSorted()
const unknown = wanted.filter((name) => name !== 'duckdb' && !names.includes(name))
if (unknown.length > 0)
  throw new Error(`No runtime ${unknown.join(', ')}; known: ${names.join(', ')}`)
const share = await shareOf('languages', console.log)
const chosen = wanted.length > 0 ? names.filter((name) => wanted.includes(name)) : ofShare()

// Two at a time: while one is downloaded, another is unpacked.
const waiting = [...chosen]
await Promise.all([prepareWaiting(), prepareWaiting()])

const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
const env = {
  ...process.env,
  PLAINFLOW_TARGETS: wanted.length > 0 ? wanted.join(',') : ['duckdb', ...chosen].join(','),
  PLAINFLOW_PROGRAMS: process.env['PLAINFLOW_PROGRAMS'] ?? (isFull ? '300' : '60'),
}
const files =
  passed.length > 0 ? passed : ['src/conformance', 'src/reading/printed-code', 'src/exports']
let code = await run(['run', '--project', 'engine', ...files])
// The queries of TPC-H take minutes in some languages, so they are among the long tests.
if (passed.length === 0) {
  await ensureBuilt({ parts: ['node'], say: console.log })
  const queried = env.PLAINFLOW_TARGETS.split(',').filter((name) => isFull || !SLOW.includes(name))
  code ||= await run(['run', '--config', 'vitest.long.config.ts', 'tpch-targets'], {
    PLAINFLOW_TARGETS: queried.join(','),
  })
}
process.exitCode = code
if (code === 0 && given.length === 0) await recordSuite('languages', share)

/** A notebook of R needs R as well, which is as slow. */
function ofShare() {
  if (share.isAll) return names
  const [slow] = drawn(SLOW, 1, share.seed)
  const needed = slow === 'notebook' ? ['notebook', 'dplyr'] : [slow]
  return names.filter((name) => needed.includes(name) || !SLOW.includes(name))
}

async function prepareWaiting() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const started = Date.now()
    const { prepare } = await import(join(folder, `${name}.mjs`))
    await prepare()
    console.log(`${name} is ready (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  }
}

/** @param {string[]} args @param {Record<string, string>} [more] @returns {Promise<number>} */
function run(args, more = {}) {
  return new Promise((resolve) => {
    spawn(process.execPath, [vitest, ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...env, ...more },
    }).on('close', (status) => resolve(status ?? 1))
  })
}
