import { type ChildProcess, spawn } from 'node:child_process'
import { realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { completeLimits, type LimitName, limitReason, type Limits } from './limits.ts'
import { makeHome } from './process/child-home.ts'
import { findIsolation } from './process/isolation.ts'
import { limitedCommand } from './process/start-child.ts'
import { watchProcess } from './process/watch-process.ts'

export interface RunPythonOptions {
  readonly code: string
  /** Where it runs: it finds its files there by name and leaves its results there. */
  readonly folder: string
  readonly limits?: Partial<Limits>
  /** The interpreter, `python3` unless given. */
  readonly python?: string
}

export type PythonOutcome =
  | { readonly status: 'completed'; readonly output: string }
  | {
      readonly status: 'failed'
      readonly reason: string
      readonly output: string
      readonly limit?: LimitName
    }

/** Runs a Python program as printed, under the same limits as a job: no environment, no network. */
export async function runPython(options: RunPythonOptions): Promise<PythonOutcome> {
  const limits = completeLimits(options.limits)
  const home = await makeHome('python')
  try {
    const folder = await realpath(options.folder)
    const script = join(folder, 'pipeline.py')
    await writeFile(script, options.code)
    return await run(options.python ?? 'python3', script, folder, home, limits)
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Whether the interpreter is there and can import these. */
export function hasPython(modules: readonly string[], python = 'python3'): Promise<boolean> {
  return new Promise((resolve) => {
    const names = modules.filter((name) => /^\w+$/.test(name))
    const child = spawn(python, ['-c', `import ${['sys', ...names].join(', ')}`], {
      stdio: 'ignore',
    })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

async function run(
  python: string,
  script: string,
  folder: string,
  home: string,
  limits: Limits,
): Promise<PythonOutcome> {
  const { prefix } = await findIsolation()
  const [file = '', ...args] = limitedCommand(limits, [
    ...prefix,
    python,
    '-I',
    '-X',
    'utf8',
    script,
  ])
  return new Promise((resolve) => {
    const child: ChildProcess = spawn(file, args, {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', HOME: home, TMPDIR: home },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    // Where no more files can be opened there are none, and the event `error` says so.
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-20_000)
      })
    }
    let limit: LimitName | undefined
    const end = (why: LimitName) => {
      limit = why
      child.kill('SIGKILL')
    }
    const timer = setTimeout(() => end('time'), limits.time)
    const unwatch = watchProcess(
      child.pid ?? 0,
      { memory: limits.memory, stoppedFor: Infinity },
      () => end('memory'),
    )
    const settle = (outcome: PythonOutcome) => {
      clearTimeout(timer)
      unwatch()
      resolve(outcome)
    }
    child.on('error', (error) => settle({ status: 'failed', reason: error.message, output }))
    child.on('close', (code) => {
      if (limit) settle({ status: 'failed', reason: limitReason(limit, limits), limit, output })
      else if (code === 0) settle({ status: 'completed', output })
      else settle({ status: 'failed', reason: lastLine(output), output })
    })
  })
}

/** A traceback ends with what went wrong. */
function lastLine(output: string): string {
  return output.trim().split('\n').at(-1)?.slice(0, 500) ?? 'it failed without a word'
}
