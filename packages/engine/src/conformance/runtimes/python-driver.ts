import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TargetId, targets } from '@plainflow/core'
import { runPython } from '../../run-python.ts'
import type { Answer, Job, Runtime } from './runtime.ts'

export interface PythonEnvironment {
  readonly target: TargetId
  /** Gives the interpreter. */
  prepare(): Promise<string>
  /** Python that is run before the first program. */
  readonly before?: string
  /** Milliseconds for all programs of a test file. */
  readonly time?: number
}

/** Python with a library: one interpreter runs many programs, each as `python pipeline.py` would. */
export function pythonRuntime(environment: PythonEnvironment): Runtime {
  let python = ''
  return {
    async prepare() {
      python = await environment.prepare()
    },
    run: (jobs) => runAll(jobs, python, environment),
  }
}

async function runAll(
  jobs: readonly Job[],
  python: string,
  { target, before = '', time = 300_000 }: PythonEnvironment,
): Promise<readonly Answer[]> {
  const { fileName } = targets[target]
  for (const { folder, code } of jobs) await writeFile(join(folder, fileName), code)
  const folders = jobs.map(({ folder }) => folder)
  const { failed, warned } = await drive(driver(folders, fileName, before), python, time)
  return folders.map((folder) => ({
    failed: failed[folder] ?? null,
    warnings: warned[folder] ?? [],
  }))
}

export interface Told {
  readonly failed: Readonly<Record<string, string>>
  readonly warned: Readonly<Record<string, readonly string[]>>
}

/** Runs a script that leaves a file with what became of each path, by path. */
export async function drive(code: string, python: string, time = 300_000): Promise<Told> {
  const folder = await mkdtemp(join(tmpdir(), 'plainflow-driver-'))
  try {
    const limits = { memory: 4_000_000_000, time }
    const { output } = await runPython({ code, folder, python, limits })
    const told = await readFile(join(folder, 'told.json'), 'utf8').catch(() => null)
    if (told === null) throw new Error(`Python did not finish: ${output.slice(-2_000)}`)
    // Written by the driver, folder by folder.
    return JSON.parse(told) as Told
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function driver(folders: readonly string[], fileName: string, before: string): string {
  return `
import json, logging, os, runpy, sys, traceback

told = os.path.abspath("told.json")
${before}

class Warned(logging.Handler):
    def emit(self, record):
        if record.levelno >= logging.WARNING:
            warned.setdefault(folder, []).append(record.getMessage())


failed = {}
warned = {}
logging.getLogger("pipeline").addHandler(Warned())
for folder in json.loads(${JSON.stringify(JSON.stringify(folders))}):
    try:
        os.chdir(folder)
        sys.argv = ["${fileName}"]
        runpy.run_path("${fileName}", run_name="__main__")
    except BaseException:
        said = traceback.format_exc()
        failed[folder] = said if len(said) < 3000 else said[:1000] + said[-2000:]
with open(told, "w") as file:
    json.dump({"failed": failed, "warned": warned}, file)
`
}
