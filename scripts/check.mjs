import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

/** Types, lint (walls among it), format, generated registry: everything that needs no running product. */
const bin = (/** @type {string} */ name) => join(ROOT, 'node_modules/.bin', name)
/**
 * The packages by what they may use, each file in one program: checked package by package, core's
 * sources were checked again in all seven. A thread of TypeScript's own builds every type it meets
 * anew, which on few cores costs three times the work; programs run beside each other instead.
 */
const PROGRAMS = {
  'types of Node': 'tsconfig.check.json',
  'types of the web': 'packages/web',
  'types of contract and e2e': 'e2e/tsconfig.check.json',
}

/** Formatting takes longest by far: in two parts, and files that stayed as they were are remembered. */
const FORMATS = {
  'format of the packages': ['packages', '!packages/web/**'],
  'format of the rest': ['.', '!packages/!(web)/**'],
}

const CHECKS = [
  ...Object.entries(FORMATS).map(([name, paths]) => ({
    name,
    command: [bin('prettier'), '--check', '--log-level', 'warn', ...cacheOf(name), ...paths],
  })),
  ...Object.entries(PROGRAMS).map(([name, project]) => ({
    name,
    command: [bin('tsc'), '-p', project, '--singleThreaded'],
  })),
  { name: 'lint and walls', command: [bin('oxlint'), '--deny-warnings'] },
  { name: 'registry', command: [bin('tsx'), '--conditions=source', 'scripts/gen.ts', '--check'] },
  {
    name: 'migrations',
    command: [process.execPath, 'scripts/check-migrations.mjs'],
  },
]

let failed = 0
const waiting = [...CHECKS]
await Promise.all(Array.from({ length: availableParallelism() }, work))
console.log(
  failed === 0
    ? `\n${CHECKS.length} checks passed`
    : `\n${failed} of ${CHECKS.length} checks failed`,
)
process.exitCode = failed === 0 ? 0 : 1

async function work() {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const { code, output } = await run(check.command)
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${check.name}`)
    if (code === 0) continue
    failed += 1
    console.log(output.trimEnd())
  }
}

/** @param {string} name */
function cacheOf(name) {
  const file = join(ROOT, 'node_modules/.cache/prettier', name.replaceAll(' ', '-'))
  return ['--cache', '--cache-strategy', 'content', '--cache-location', file]
}

/** @param {string[]} command @returns {Promise<{ code: number | null, output: string }>} */
function run([program = '', ...args]) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (part) => (output += part))
    child.stderr.on('data', (part) => (output += part))
    child.on('close', (code) => resolve({ code, output }))
  })
}
