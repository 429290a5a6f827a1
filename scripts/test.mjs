import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { findPython } from './find-python.mjs'
import { ROOT } from './root.mjs'

/**
 * `npm test`: unit, HTTP and browser tests, with their counts at the end.
 * `npm test -- unit` or `npm test -- browser` runs one part, `npm test -- browser saving` the files of
 * it that are called so.
 */
const PARTS = ['unit', 'browser']
const { positionals } = parseArgs({ allowPositionals: true })
const named = PARTS.filter((part) => positionals.includes(part))
const wanted = named.length > 0 ? named : PARTS
const files = positionals.filter((word) => !PARTS.includes(word))
const REPORTS = join(ROOT, '.cache/test')
const notRun = /** @type {string[]} */ ([])
const totals = { passed: 0, failed: 0, skipped: 0 }
/** What failed beyond the tests that are counted. */
const broken = /** @type {string[]} */ ([])

await rm(REPORTS, { recursive: true, force: true })
await mkdir(REPORTS, { recursive: true })
await ensureBuilt({ say: console.log })
// Before the tests, whose time limits do not reckon with a download.
const { missing } = await findPython()
if (missing) notRun.push(`printed Python: ${missing}`)

if (wanted.includes('unit')) {
  // Built a moment ago from the same sources: translating them at each start took most of the time.
  const main = join(ROOT, 'packages/server/dist/bundled/main.js')
  await suite('unit and HTTP', 'unit', ['run', ...files], { PLAINFLOW_TEST_MAIN: main })
}
if (wanted.includes('browser')) {
  const chromium = await ensureChromium()
  if (chromium.path) {
    await suite('browser', 'browser', ['run', '--config', 'e2e/vitest.config.ts', ...files], {
      PLAINFLOW_CHROMIUM: chromium.path,
    })
  } else {
    notRun.push(`browser tests: ${chromium.reason}`)
    // A missing browser is the machine's lack on a laptop, and a broken promise in CI.
    if (process.env['CI']) broken.push('browser tests: they have to run on CI')
  }
}

for (const line of notRun) console.log(`NOT RUN: ${line}`)
for (const line of broken) console.log(`FAILED: ${line}`)
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exitCode = totals.failed > 0 || broken.length > 0 ? 1 : 0

/**
 * @param {string} label
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function suite(label, name, args, env = {}) {
  console.log(`\n== ${label} ==`)
  const report = join(REPORTS, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await new Promise((resolve) => {
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
    spawn(process.execPath, [vitest, ...args, ...reporters], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    }).on('close', resolve)
  })
  const counts = await readFile(report, 'utf8')
    .then(JSON.parse)
    .catch(() => null)
  totals.passed += counts?.numPassedTests ?? 0
  totals.failed += counts?.numFailedTests ?? 0
  totals.skipped += (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0)
  if (!counts) broken.push(`${label}: ended with ${code} and no report`)
  else if (counts.numTotalTests === 0) broken.push(`${label}: no test was found`)
  else if (code !== 0 && counts.numFailedTests === 0)
    broken.push(`${label}: ended with ${code} though no test failed`)
  for (const file of counts?.testResults ?? []) if (failedOutside(file)) broken.push(file.name)
}

/**
 * A file that cannot be loaded, or fails in what it shares, holds no test to count.
 *
 * @param {{ status: string, assertionResults: { status: string }[] }} file
 */
function failedOutside({ status, assertionResults }) {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
}
