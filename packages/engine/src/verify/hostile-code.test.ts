import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { type Target, targets } from '@plainflow/core'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { findSandbox } from '../sandbox/sandbox.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { heldFolder } from '../conformance/testing/held-folder.ts'
import { judgeTarget } from './judge-target.ts'
import { type Reference, referenceRun } from './reference-run.ts'
import type { RunExportedOptions } from './run-exported.ts'
import { type Case, caseOf, mutated, needPython, testEnvironment } from './testing/verified.ts'

/** Code that does something else before it does what it should, as a hostile name in it might. */
function hostile(python: string): Target {
  const first = `import os, socket, subprocess, sys, time\n${python}\n`
  return mutated(targets.pandas, (code) => `${first}${code}`)
}

/** Without user namespaces code cannot be held whole; the certificate then says how far it was. */
const level = await findSandbox()
if (level !== 'folder')
  process.stderr.write(`NOT RUN: the way out of the sandbox: this machine holds ${level} alone\n`)

const folder = heldFolder('hostile-code')
let given: Case
let reference: Reference
let canary: Server
let address = { port: 0 }
let connections = 0

beforeAll(async () => {
  given = await caseOf('select n from numbers', { numbers: 'n\n1\n' }, await folder.make())
  reference = await referenceRun(given.program, given.files, {})
  canary = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
  // A listening server of TCP has an address with a port.
  address = canary.address() as { port: number }
})
beforeEach(needPython)
afterAll(async () => {
  canary.close()
  await reference.close()
  await folder.remove()
})

async function verdictOn(target: Target, options: Partial<RunExportedOptions> = {}) {
  return judgeTarget(target, { ...given, env: testEnvironment(), ...options }, reference)
}

describe('limits', () => {
  test('code that hangs is ended, and the limit named', async () => {
    const verdict = await verdictOn(hostile('time.sleep(600)'), { limits: { time: 3_000 } })
    expect(verdict).toMatchObject({
      verdict: 'NOT RUN',
      cause: 'limit',
      reason: 'A limit was reached: time limit of 3 s reached.',
    })
  })

  test('so is all it started', async () => {
    const sign = `plainflow-orphan-${process.pid}`
    const start = `subprocess.Popen(["sh", "-c", "exec sleep 600", "${sign}"])\ntime.sleep(600)`
    await verdictOn(hostile(start), { limits: { time: 3_000 } })
    const running = await Promise.all(
      (await readdir('/proc'))
        .filter((name) => /^\d+$/.test(name))
        .map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
    )
    expect(running.filter((line) => line.includes(sign))).toEqual([])
  })

  test('code that computes without end is ended by its computing time', async () => {
    // A hundredth of a core: computing time then ends long before the clock does.
    const limits = { time: 200_000, threads: 0.01 }
    const verdict = await verdictOn(hostile('while True: pass'), { limits })
    expect(verdict).toMatchObject({
      verdict: 'NOT RUN',
      cause: 'limit',
      reason: 'A limit was reached: limit of 2 s of computing time reached.',
    })
  }, 240_000)

  test('code that eats memory is ended', async () => {
    const eat = 'held = []\nwhile True: held.append(bytearray(20_000_000))'
    const verdict = await verdictOn(hostile(eat), { limits: { memory: 400_000_000 } })
    expect(verdict).toMatchObject({
      verdict: 'NOT RUN',
      cause: 'limit',
      reason: 'A limit was reached: out of memory (limit 400 MB).',
    })
  })

  test('code that writes without end is ended', async () => {
    const write = 'with open("big", "wb") as file:\n    while True: file.write(b"x" * 1_000_000)'
    const verdict = await verdictOn(hostile(write), { limits: { disk: 20_000_000 } })
    expect(verdict).toMatchObject({
      verdict: 'NOT RUN',
      cause: 'limit',
      reason: 'A limit was reached: disk limit of 20 MB reached.',
    })
  })
})

describe.skipIf(level !== 'folder')('the way out', () => {
  test('no socket reaches anything', async () => {
    const call = `socket.create_connection(("127.0.0.1", ${address.port}), 5)`
    const verdict = await verdictOn(hostile(call))
    expect(verdict.verdict).toBe('FAIL')
    expect(verdict.reason).toMatch(/^The code stopped: (OSError|ConnectionRefusedError)/)
    expect(connections).toBe(0)
  })

  test('nothing is written outside the folder', async () => {
    const places = [await temporaryFolder(), '/etc', homedir(), '/var/tmp', '/dev/shm']
    for (const place of places) {
      const path = join(place, `plainflow-canary-${process.pid}`)
      const verdict = await verdictOn(hostile(`open(${JSON.stringify(path)}, "w")`))
      expect(verdict.verdict).toBe('FAIL')
      expect(verdict.reason).toMatch(
        /^The code stopped: (OSError|FileNotFoundError|PermissionError)/,
      )
      expect(existsSync(path)).toBe(false)
    }
  })

  test('other work, homes and what is named stay out of sight', async () => {
    const hidden = await temporaryFolder()
    const named = join(process.cwd(), 'node_modules', '.plainflow-hidden')
    await mkdir(named, { recursive: true })
    onTestFinished(() => rm(named, { recursive: true }))
    const secrets = [join(hidden, 'secret'), join(named, 'secret')]
    for (const path of secrets) await writeFile(path, 'CANARY')
    for (const path of [...secrets, '/proc/1/environ']) {
      const read = `print("READ", open(${JSON.stringify(path)}).read())`
      const verdict = await verdictOn(hostile(`${read}\nsys.exit("read it")`), {
        hide: [named],
      })
      expect(`${path}: ${verdict.reason}`).toMatch(/FileNotFoundError|PermissionError/)
    }
  })

  test('it knows nothing of this process, and can end none', async () => {
    process.env['PLAINFLOW_CANARY'] = 'secret'
    const look = `sys.exit(repr(sorted(os.environ)) + " " + str(len([p for p in os.listdir("/proc") if p.isdigit()]) < 10))`
    const { reason } = await verdictOn(hostile(look))
    delete process.env['PLAINFLOW_CANARY']
    expect(reason).toContain("'HOME'")
    expect(reason).not.toContain('CANARY')
    expect(reason).toContain('True')
    const end = `os.kill(${process.pid}, 9)`
    expect((await verdictOn(hostile(end))).reason).toContain('ProcessLookupError')
  })

  test('a link in the place of a result is no result', async () => {
    const secret = join(await temporaryFolder(), 'secret.csv')
    await writeFile(secret, 'n\n1\n')
    const link = mutated(
      targets.pandas,
      (code) =>
        `${code}\nimport os\nos.remove("numbers.csv")\nos.symlink(${JSON.stringify(secret)}, "numbers.csv")\n`,
    )
    const verdict = await verdictOn(link)
    expect(verdict).toMatchObject({
      verdict: 'FAIL',
      differences: [{ what: 'the file', expected: 'numbers.csv', found: null }],
    })
  })
})
