import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from '../../../../../scripts/runtimes/polars.mjs'
import { runPython } from '../../run-python.ts'
import type { Runtime } from './runtime.ts'

let python = ''

/** Python with Polars: one interpreter runs many programs, each as `python pipeline.py` would. */
export const polarsRuntime: Runtime = {
  async prepare() {
    python = await prepare()
  },
  async run(jobs) {
    for (const { folder, code } of jobs) await writeFile(join(folder, 'pipeline.polars.py'), code)
    const folders = jobs.map(({ folder }) => folder)
    const { failed, warned } = await drive(driver(folders))
    return folders.map((folder) => ({
      failed: failed[folder] ?? null,
      warnings: warned[folder] ?? [],
    }))
  },
}

interface Told {
  readonly failed: Readonly<Record<string, string>>
  readonly warned: Readonly<Record<string, readonly string[]>>
}

async function drive(code: string): Promise<Told> {
  const folder = await mkdtemp(join(tmpdir(), 'plainflow-driver-'))
  try {
    const limits = { memory: 4_000_000_000 }
    const { output } = await runPython({ code, folder, python, limits })
    const line = output.split('\n').find((each) => each.startsWith('TOLD '))
    if (!line) throw new Error(`Polars did not finish: ${output.slice(-2_000)}`)
    // Written by the driver, folder by folder.
    return JSON.parse(line.slice('TOLD '.length)) as Told
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A warning of Polars itself, as of something deprecated, is a failure too. */
function driver(folders: readonly string[]): string {
  return `
import json, logging, os, runpy, sys, traceback, warnings

os.environ["POLARS_MAX_THREADS"] = "2"
warnings.simplefilter("error")


class Warned(logging.Handler):
    def emit(self, record):
        if record.levelno >= logging.WARNING:
            warned[folder].append(record.getMessage())


failed = {}
warned = {}
logging.getLogger("pipeline").addHandler(Warned())
for folder in json.loads(${JSON.stringify(JSON.stringify(folders))}):
    warned[folder] = []
    try:
        os.chdir(folder)
        sys.argv = ["pipeline.polars.py"]
        runpy.run_path("pipeline.polars.py", run_name="__main__")
    except BaseException:
        failed[folder] = traceback.format_exc()[-2000:]
warned = {folder: said for folder, said in warned.items() if said}
print("TOLD " + json.dumps({"failed": failed, "warned": warned}))
`
}
