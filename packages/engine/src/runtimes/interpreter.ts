import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LimitName, Limits } from '../limits.ts'
import { runConfined } from '../sandbox/run-confined.ts'
import type { FoundRuntime, RuntimeJob, RuntimeOutcome, Version } from './runtime.ts'

/** A program on this machine that runs files of code. */
export interface Interpreter {
  readonly versions: readonly Version[]
  /** Where it is installed: all that has to be in sight while it runs. */
  readonly keep: readonly string[]
  /** The words that run a file; `variables` hold the addresses of what it reaches outside. */
  command(file: string, variables: readonly string[]): readonly string[]
  /** Beside PATH, HOME and TMPDIR; `home` is where it may put what is temporary. */
  readonly env?: (home: string) => Readonly<Record<string, string>>
  /** What it takes before the first row, such as a virtual machine: limits below are raised to it. */
  readonly least?: Partial<Limits>
  /** What its checks said, one for each line. */
  warnings?(output: string): readonly string[]
  /** A sentence where its last words tell of something that is not installed. */
  missing?(output: string): string | null
  /** Its last words in short; the last line unless told. */
  reason?(output: string): string
}

/** A runtime that writes the code into its folder and lets an interpreter run it, held in its box. */
export function interpreterRuntime(interpreter: Interpreter): FoundRuntime {
  return {
    versions: interpreter.versions,
    run: (job) => runFile(interpreter, job),
  }
}

async function runFile(interpreter: Interpreter, job: RuntimeJob): Promise<RuntimeOutcome> {
  const { box, hide, signal, outside = { env: {}, sockets: [] } } = job
  const limits = raised(job.limits, interpreter.least)
  const file = join(box.work, job.fileName)
  await writeFile(file, job.code)
  const ended = await runConfined({
    command: interpreter.command(file, Object.keys(outside.env)),
    box,
    keep: [...interpreter.keep, ...outside.sockets],
    hide,
    env: { ...interpreter.env?.(box.home), ...outside.env },
    limits,
    signal,
  })
  if (ended.limit) return { status: 'limit', reason: limitWords(ended.limit) }
  if (ended.code === 0)
    return { status: 'completed', warnings: interpreter.warnings?.(ended.output) ?? [] }
  const missing = interpreter.missing?.(ended.output) ?? null
  if (missing !== null) return { status: 'missing', reason: missing }
  if (ended.endedBy)
    return { status: 'stopped', reason: `it was ended from outside (${ended.endedBy})` }
  const reason = (interpreter.reason ?? lastLine)(ended.output)
  return { status: 'stopped', reason: reason || `it ended with exit code ${ended.code}` }
}

function limitWords({ reason }: { readonly name: LimitName; readonly reason: string }): string {
  return `A limit was reached: ${reason}.`
}

function raised(limits: Limits, least: Partial<Limits> = {}): Limits {
  const { memory = 0, time = 0 } = least
  return {
    ...limits,
    memory: Math.max(limits.memory, memory),
    time: Math.max(limits.time, time),
  }
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1)?.trim().slice(0, 500) ?? ''
}

/** What a command says, or null where it is not there or fails. */
export function ask(command: string, args: readonly string[]): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(command, [...args], { timeout: 30_000, maxBuffer: 1_000_000 }, (error, stdout) =>
      resolve(error ? null : stdout),
    )
  })
}
