import { mkdtemp, rm, writeFile } from 'node:fs/promises'
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
}

/** Python with a library: one interpreter runs many programs, each as `python pipeline.py` would. */
export function pythonRuntime({ target, prepare, before = '' }: PythonEnvironment): Runtime {
  let python = ''
  return {
    async prepare() {
      python = await prepare()
    },
    run: (jobs) => runAll(jobs, python, targets[target].fileName, before),
  }
}

async function runAll(
  jobs: readonly Job[],
  python: string,
  fileName: string,
  before: string,
): Promise<readonly Answer[]> {
  for (const { folder, code } of jobs) await writeFile(join(folder, fileName), code)
  const folders = jobs.map(({ folder }) => folder)
  const { failed, warned } = await drive(driver(folders, fileName, before), python)
  return folders.map((folder) => ({
    failed: failed[folder] ?? null,
    warnings: warned[folder] ?? [],
  }))
}

export interface Told {
  readonly failed: Readonly<Record<string, string>>
  readonly warned: Readonly<Record<string, readonly string[]>>
}

/** Runs a script that prints what became of each path, by path. */
export async function drive(code: string, python: string): Promise<Told> {
  const folder = await mkdtemp(join(tmpdir(), 'plainflow-driver-'))
  try {
    const limits = { memory: 4_000_000_000 }
    const { output } = await runPython({ code, folder, python, limits })
    const line = output.split('\n').find((each) => each.startsWith('TOLD '))
    if (!line) throw new Error(`Python did not finish: ${output.slice(-2_000)}`)
    // Written by the driver, folder by folder.
    return JSON.parse(line.slice('TOLD '.length)) as Told
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function driver(folders: readonly string[], fileName: string, before: string): string {
  return `
import json, logging, os, runpy, sys, traceback
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
        failed[folder] = traceback.format_exc()[-2000:]
print("TOLD " + json.dumps({"failed": failed, "warned": warned}))
`
}
