import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

/** Types, lint (walls among it), format, generated registry: everything that needs no running product. */
const bin = (/** @type {string} */ name) => join(ROOT, 'node_modules/.bin', name)
const PROJECTS = [
  '.',
  ...['core', 'contract', 'engine', 'server', 'web', 'cli'].map((p) => `packages/${p}`),
  'e2e',
]

const CHECKS = [
  ...PROJECTS.map((project) => ({
    name: `types ${project}`,
    command: [bin('tsc'), '-p', project],
  })),
  { name: 'lint and walls', command: [bin('oxlint'), '--deny-warnings'] },
  { name: 'format', command: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
  { name: 'registry', command: [bin('tsx'), 'scripts/gen.ts', '--check'] },
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
