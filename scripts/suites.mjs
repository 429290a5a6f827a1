import { createHash, randomInt } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { ROOT } from './root.mjs'

/**
 * What takes long is tried in part where it stands as it did when all of it was tried and found right:
 * `suites-tried.json` holds the fingerprint of what each suite rests on, and is committed with the change.
 * A comparison with another commit would need one to compare with, which a fresh clone does not have.
 *
 * @typedef {'core' | 'engine' | 'models' | 'server' | 'cli' | 'web'} Package
 * @typedef {Package | 'planner' | 'outside' | 'journeys' | 'screens' | 'long' | 'stores' | 'servers' | 'languages'} Suite
 * @typedef {{ what: string, part: string, restsOn: (file: string) => boolean, tests?: (file: string) => boolean }} Resting
 * @typedef {{ isAll: true, asItStands: string } | { isAll: false, seed: string }} Share
 */
const RECORD = join(ROOT, 'scripts/suites-tried.json')

/** What of ours each package is tested with; those of contract and scripts take seconds. @type {Readonly<Record<Package, readonly string[]>>} */
const TESTED_WITH = {
  core: ['core'],
  engine: ['core', 'engine'],
  models: ['core', 'models'],
  server: ['core', 'contract', 'engine', 'models', 'server'],
  cli: ['core', 'contract', 'engine', 'models', 'server', 'cli'],
  web: ['core', 'contract', 'web'],
}

export const PACKAGES = /** @type {readonly Package[]} */ (Object.keys(TESTED_WITH))

/** @type {Readonly<Record<Suite, Resting>>} */
export const SUITES = {
  core: testsOf('core'),
  engine: testsOf('engine'),
  models: testsOf('models'),
  server: testsOf('server'),
  cli: testsOf('cli'),
  web: testsOf('web'),
  planner: {
    what: 'what the planner is asked',
    part: 'a tenth',
    restsOn: (file) =>
      /^packages\/core\/(corpus\/.+\.(txt|jsonl|ts)$|src\/(?!targets|exports|advise|canvas-sql|certificate|learning))/.test(
        file,
      ),
  },
  outside: {
    what: 'the tests of what speaks to systems outside',
    part: 'a third',
    restsOn: restsOutside,
    tests: (file) => isOutside(file) && isUnitTest(file),
  },
  journeys: {
    what: 'the journeys through the product',
    part: 'a third',
    restsOn: (file) => isUsedOf([...TESTED_WITH.server, 'web'], file) || file.startsWith('e2e/'),
    tests: (file) => /^e2e\/(?!states-)[^/]+(?<!\.(long|measure))\.test\.ts$/.test(file),
  },
  screens: {
    what: 'how each state of the screens looks',
    part: 'a third',
    restsOn: (file) =>
      /^(packages\/web\/(src|public|index\.html)|packages\/core\/src\/blocks\/\w+\/form\.ts|e2e\/(states|harness))/.test(
        file,
      ) && !/^packages.+\.test\.tsx?$/.test(file),
  },
  long: {
    what: 'what takes minutes',
    part: 'a third',
    restsOn: (file) => isUsedOf(TESTED_WITH.cli, file) || isLong(file),
    tests: isLong,
  },
  stores: {
    what: 'what touches the store',
    part: 'one of the two stores',
    restsOn: (file) =>
      /^packages\/server\/(migrations|src\/(store|credits|accounts|http|pipelines|runs))\//.test(
        file,
      ),
  },
  servers: {
    what: 'what is tried against servers that npm does not bring',
    part: 'one of the servers',
    restsOn: restsOutside,
  },
  languages: {
    what: 'what is tried in every language',
    part: 'the quick languages and one of the slow',
    restsOn: (file) =>
      /^packages\/engine\/src\/(conformance|exports|verify|runtimes|reading|sandbox|process|child)\//.test(
        file,
      ) ||
      /^scripts\/(runtimes\/|\w+-requirements|requirements|drivers|maven)/.test(file) ||
      (file.startsWith('packages/core/src/') && !isAside(file)),
  },
}

/** @param {Package} name @returns {Resting} */
function testsOf(name) {
  return {
    what: `the tests of ${name}`,
    part: 'a third',
    restsOn: (file) => isWithin([name], file) || isUsedOf(TESTED_WITH[name], file),
    tests: (file) => isWithin([name], file) && isUnitTest(file),
  }
}

/** @param {readonly string[]} packages @param {string} file */
function isWithin(packages, file) {
  return packages.some((name) => file.startsWith(`packages/${name}/`))
}

/** The packages without their tests, on which no other rests. @param {readonly string[]} packages @param {string} file */
function isUsedOf(packages, file) {
  return isWithin(packages, file) && !/\.test\.tsx?$/.test(file)
}

/** @param {string} file */
function isLong(file) {
  return /^(packages|e2e)\/.+\.long\.test\.ts$/.test(file)
}

/** @param {string} file */
function isUnitTest(file) {
  return /(?<!\.(long|outside))\.test\.tsx?$/.test(file)
}

/** What any of them rests on: the versions of what is installed, and how tests are run. @param {string} file */
function isCommon(file) {
  return /^(package-lock\.json|vitest[\w.]*\.config\.ts|((packages\/)?\w+\/)?(package|tsconfig[\w.]*)\.json)$/.test(
    file,
  )
}

/** @param {string} file */
function isOutside(file) {
  return /^packages\/((core|engine)\/src\/connectors|server\/src\/(connections|outbound|inputs|sealing))\//.test(
    file,
  )
}

/** @param {string} file */
function restsOutside(file) {
  return (
    isOutside(file) ||
    /^(packages\/engine\/src\/(process|sandbox|child)|packages\/server\/src\/runs|scripts\/servers)\//.test(
      file,
    )
  )
}

/** What of core has no part in the code of any language. @param {string} file */
function isAside(file) {
  return (
    /^packages\/core\/src\/(words|tables|sentence-to-plan|plan-to-pipeline|judge|describe|advise|templates|canvas-sql)\//.test(
      file,
    ) ||
    /\/blocks\/\w+\/(describe|understand|revise|outline|form|said-\w+)\.ts$|about\.md$|\.test\.ts$/.test(
      file,
    )
  )
}

/**
 * Whether all of a suite is tried, and otherwise the seed of the part: another one in each run, as all of
 * it is known to be right as it stands.
 *
 * @param {Suite} name
 * @param {(line: string) => void} say
 * @returns {Promise<Share>}
 */
export async function shareOf(name, say) {
  const { what, part } = SUITES[name]
  const variable = seedVariable(name)
  const { [variable]: given, PLAINFLOW_FULL: isFull } = process.env
  const asItStands = await fingerprint(name)
  const isAsTried = (await readRecord())[name] === asItStands
  if (given === undefined && (isFull === '1' || !isAsTried)) {
    say(`${what}: all of it${isAsTried ? '' : ', as what it rests on has changed'}`)
    return { isAll: true, asItStands }
  }
  const seed = given ?? String(randomInt(1_000_000))
  say(`${what}: ${part}, by the seed ${seed} (${variable}=${seed} takes the same)`)
  return { isAll: false, seed }
}

/**
 * The environment in which its tests find their share.
 *
 * @param {Suite} name
 * @param {Share} share
 */
export function seedFor(name, share) {
  return share.isAll ? {} : { [seedVariable(name)]: share.seed }
}

/**
 * To be called when a share was tried and found right. What was changed meanwhile was not tried.
 *
 * @param {Suite} name
 * @param {Share} share
 */
export async function recordSuite(name, share) {
  if (!share.isAll || share.asItStands !== (await fingerprint(name))) return
  const tried = { ...(await readRecord()), [name]: share.asItStands }
  const sorted = Object.fromEntries(Object.entries(tried).toSorted())
  await writeFile(RECORD, `${JSON.stringify(sorted, null, 2)}\n`)
}

/**
 * The test files that are left out where a part of a suite is taken.
 *
 * @param {Suite} name
 * @param {string} seed
 */
export async function testsLeftOut(name, seed) {
  const { tests: isOne } = SUITES[name]
  if (!isOne) return []
  const tests = (await sources()).filter(isOne)
  const taken = drawn(tests, Math.ceil(tests.length / 3), seed)
  return tests.filter((file) => !taken.includes(file))
}

/** Those of all suites of which the environment says that a part is taken; see `seedFor`. */
export async function testsLeftOutNow() {
  const names = /** @type {Suite[]} */ (Object.keys(SUITES))
  const left = await Promise.all(
    names.map((name) => {
      const { [seedVariable(name)]: seed } = process.env
      return seed === undefined ? [] : testsLeftOut(name, seed)
    }),
  )
  return [...new Set(left.flat())]
}

/**
 * So many of a list, the same ones by the same seed.
 *
 * @param {readonly string[]} all
 * @param {number} count
 * @param {string} seed
 */
export function drawn(all, count, seed) {
  const place = (/** @type {string} */ one) =>
    createHash('sha256').update(`${seed}:${one}`).digest('hex')
  return all.toSorted((one, other) => (place(one) < place(other) ? -1 : 1)).slice(0, count)
}

/** @param {Suite} name */
export async function restingFiles(name) {
  return (await sources()).filter((file) => isCommon(file) || SUITES[name].restsOn(file))
}

/** @param {Suite} name */
function seedVariable(name) {
  return `PLAINFLOW_SEED_${name.toUpperCase()}`
}

/** @returns {Promise<Record<string, string>>} */
async function readRecord() {
  return JSON.parse(await readFile(RECORD, 'utf8').catch(() => '{}'))
}

/** @param {Suite} name */
async function fingerprint(name) {
  const hash = createHash('sha256')
  for (const file of await restingFiles(name))
    hash.update(`${file}\0${await readFile(join(ROOT, file), 'utf8')}\0`)
  return hash.digest('hex')
}

/** What is written by people: nothing that is installed or built. */
async function sources() {
  const entries = await Promise.all([
    readdir(ROOT, { withFileTypes: true }),
    ...['packages', 'e2e', 'scripts'].map((folder) =>
      readdir(join(ROOT, folder), { recursive: true, withFileTypes: true }),
    ),
  ])
  return entries
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file))
    .toSorted()
}
