import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { findPython } from './find-python.mjs'
import { ROOT } from './root.mjs'
import { PACKAGES, recordSuite, seedFor, shareOf, SUITES } from './suites.mjs'

/**
 * `npm test`: unit, HTTP and browser tests, with their counts at the end.
 * `npm test -- unit` or `npm test -- browser` runs one part, `npm test -- browser saving` the files of
 * it that are called so.
 */
const PARTS = ['unit', 'browser']
/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} TestResult
 * @typedef {{ name: string, status: string, message: string, assertionResults: TestResult[] }} TestFile
 * @typedef {import('./suites.mjs').Suite} Suite
 * @typedef {Map<Suite, import('./suites.mjs').Share>} Shares
 */
const { positionals } = parseArgs({ allowPositionals: true })
const named = PARTS.filter((part) => positionals.includes(part))
const wanted = named.length > 0 ? named : PARTS
const files = positionals.filter((word) => !PARTS.includes(word))
const REPORTS = join(ROOT, '.cache/test')
const notRun = /** @type {string[]} */ ([])
const totals = { passed: 0, failed: 0, skipped: 0 }
/** The tests that failed, told again at the end: whoever reads only the end of a log knows what to mend. */
const failures = /** @type {string[]} */ ([])
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
  const built = (/** @type {string} */ name) => join(ROOT, `packages/${name}/dist/bundled/main.js`)
  const shares = await sharesOf([...PACKAGES, 'planner', 'outside'])
  await suite('unit and HTTP', 'unit', ['run', ...files], shares, {
    PLAINFLOW_TEST_MAIN: built('server'),
    PLAINFLOW_TEST_CLI: built('cli'),
  })
}
if (wanted.includes('browser')) {
  const chromium = await ensureChromium()
  if (chromium.path) {
    const shares = await sharesOf(['journeys', 'screens'])
    await suite(
      'browser',
      'browser',
      ['run', '--config', 'e2e/vitest.config.ts', ...files],
      shares,
      {
        PLAINFLOW_CHROMIUM: chromium.path,
      },
    )
  } else {
    notRun.push(`browser tests: ${chromium.reason}`)
    // A missing browser is the machine's lack on a laptop, and a broken promise in CI.
    if (process.env['CI']) broken.push('browser tests: they have to run on CI')
  }
}

if (process.env['PLAINFLOW_CONFORMANCE'] === 'later')
  console.log('LATER: conformance, by npm run test:targets')
for (const line of notRun) console.log(`NOT RUN: ${line}`)
for (const line of [...failures, ...broken]) console.log(`FAILED: ${line}`)
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exitCode = totals.failed > 0 || broken.length > 0 ? 1 : 0

/** Files that are named are tried whole. @param {Suite[]} names */
async function sharesOf(names) {
  const shares = /** @type {Shares} */ (new Map())
  if (files.length > 0) return shares
  for (const name of names) shares.set(name, await shareOf(name, console.log))
  return shares
}

/**
 * @param {string} label
 * @param {string} name
 * @param {string[]} args
 * @param {Shares} shares What of it is tried in part
 * @param {Record<string, string>} env
 */
async function suite(label, name, args, shares, env) {
  const brokenBefore = broken.length
  console.log(`\n== ${label} ==`)
  const report = join(REPORTS, `${name}.json`)
  const loose = join(REPORTS, `${name}-loose.json`)
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--reporter=${join(ROOT, 'scripts/report-loose-errors.mjs')}`,
  ]
  const seeds = Object.assign({}, ...[...shares].map(([one, share]) => seedFor(one, share)))
  const code = await new Promise((resolve) => {
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
    spawn(process.execPath, [vitest, ...args, ...reporters], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env, ...seeds, PLAINFLOW_LOOSE_ERRORS: loose },
    }).on('close', resolve)
  })
  const counts = await readReport(report)
  const looseErrors = /** @type {string[]} */ ((await readReport(loose)) ?? [])
  totals.passed += counts?.numPassedTests ?? 0
  totals.failed += counts?.numFailedTests ?? 0
  totals.skipped += (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0)
  if (!counts) broken.push(`${label}: ended with ${code} and no report`)
  else if (counts.numTotalTests === 0) broken.push(`${label}: no test was found`)
  else if (code !== 0 && counts.numFailedTests === 0 && looseErrors.length === 0)
    broken.push(`${label}: ended with ${code} though no test failed`)
  broken.push(...looseErrors.map((error) => `${label}, outside of any test: ${error}`))
  const tested = /** @type {TestFile[]} */ (counts?.testResults ?? [])
  for (const file of tested) {
    failures.push(...failedTests(file))
    if (failedOutside(file)) broken.push(`${relative(ROOT, file.name)}\n${file.message}`)
  }
  if (broken.length > brokenBefore) return
  const failed = tested
    .filter((file) => failedTests(file).length > 0)
    .map((file) => relative(ROOT, file.name))
  // What failed of one says nothing of the others; without tests of its own a suite is part of any.
  for (const [one, share] of shares)
    if (!failed.some((file) => SUITES[one].tests?.(file) ?? true)) await recordSuite(one, share)
}

/** @param {string} path */
function readReport(path) {
  return readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => null)
}

/**
 * Where a test stands, its name and what it said.
 *
 * @param {TestFile} file
 */
function failedTests({ name, assertionResults }) {
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) =>
      [`${relative(ROOT, name)} > ${fullName}`, ...failureMessages].join('\n'),
    )
}

/**
 * A file that cannot be loaded, or fails in what it shares, holds no test to count.
 *
 * @param {TestFile} file
 */
function failedOutside({ status, assertionResults }) {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
}
