import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PLANTED_BUGS } from './planted-bugs.mjs'
import { ROOT } from './root.mjs'

/**
 * `npm run test:planted`: plants each known bug in a copy of the tree, and sees the tests it names catch
 * it. Words behind `--` choose bugs by what they say or where they stand.
 */
const COPY = join(ROOT, '.cache/planted')
const REPORT = join(COPY, '.cache/planted.json')
const words = process.argv.slice(2)
const chosen = PLANTED_BUGS.filter(
  ({ what, file }) => words.length === 0 || words.some((word) => `${what} ${file}`.includes(word)),
)

await copyTree()
const missed = /** @type {string[]} */ ([])
let caught = 0
// Tests that fail without a bug would catch everything.
for (const [project, tests] of testsByProject()) {
  const { failed, code } = await runTests(project, tests)
  if (code !== 0) missed.push(`${project}: ends with ${code} and ${failed} failed without any bug`)
}
for (const bug of missed.length > 0 ? [] : chosen) {
  const isCaught = await plant(bug)
  console.log(`${isCaught ? 'caught' : 'MISSED'}  ${bug.what}`)
  if (isCaught) caught += 1
  else missed.push(`${bug.file}: ${bug.what}`)
}
await rm(COPY, { recursive: true, force: true })
for (const line of missed) console.log(`FAILED: ${line}`)
console.log(`${caught} of ${chosen.length} planted bugs caught`)
process.exitCode = missed.length > 0 ? 1 : 0

/** The files as they are in the working tree; the packages by links, as there are very many. */
async function copyTree() {
  await rm(COPY, { recursive: true, force: true })
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 })
  for (const file of files.split('\0').filter((name) => name !== '')) {
    await mkdir(dirname(join(COPY, file)), { recursive: true })
    await cp(join(ROOT, file), join(COPY, file)).catch((error) => {
      // Removed, and git not told yet.
      if (error.code !== 'ENOENT') throw error
    })
  }
  const packages = (await readdir(join(ROOT, 'packages'))).map((name) => join('packages', name))
  for (const folder of ['.', ...packages].map((place) => join(place, 'node_modules')))
    if (existsSync(join(ROOT, folder)))
      execFileSync('cp', ['-al', join(ROOT, folder), join(COPY, folder)])
}

function testsByProject() {
  const projects = new Map(/** @type {[string, Set<string>][]} */ ([]))
  for (const { project, tests } of chosen)
    projects.set(project, new Set([...(projects.get(project) ?? []), ...tests]))
  return [...projects].map(([project, tests]) => /** @type {const} */ ([project, [...tests]]))
}

/** @param {import('./planted-bugs.mjs').Bug} bug */
async function plant({ file, right, wrong, project, tests }) {
  const path = join(COPY, file)
  const text = await readFile(path, 'utf8')
  if (text.split(right).length !== 2) throw new Error(`${file} does not hold once: ${right}`)
  await writeFile(
    path,
    text.replace(right, () => wrong),
  )
  try {
    // A bug that keeps a file from loading is caught by nobody's assertion, so it does not count.
    return (await runTests(project, tests)).failed > 0
  } finally {
    await writeFile(path, text)
  }
}

/** @param {string} project @param {readonly string[]} tests */
async function runTests(project, tests) {
  await rm(REPORT, { force: true })
  const vitest = join(COPY, 'node_modules/vitest/vitest.mjs')
  const reporters = ['--reporter=json', `--outputFile.json=${REPORT}`]
  const args = [vitest, 'run', '--project', project, ...tests, ...reporters]
  const code = await new Promise((resolve) => {
    spawn(process.execPath, args, { cwd: COPY, stdio: 'ignore' }).on('close', resolve)
  })
  const report = JSON.parse(await readFile(REPORT, 'utf8').catch(() => '{}'))
  return { code, failed: Number(report.numFailedTests ?? 0) }
}
