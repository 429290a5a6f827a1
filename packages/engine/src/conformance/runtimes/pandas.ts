import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from '../../../../../scripts/runtimes/pandas.mjs'
import { runPython } from '../../run-python.ts'
import type { Runtime } from './runtime.ts'

let python = ''

/** Python with pandas: one interpreter runs many programs, each as `python pipeline.py` would. */
export const pandasRuntime: Runtime = {
  async prepare() {
    python = await prepare()
  },
  async run(jobs) {
    for (const { folder, code } of jobs) await writeFile(join(folder, 'pipeline.py'), code)
    const folders = jobs.map(({ folder }) => folder)
    const { failed, warned } = await drive(pythonDriver(folders))
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

/** Spreadsheets are read back by pandas, which puts a CSV file beside each; says what failed by path. */
export async function readSheets(paths: readonly string[]): Promise<Told['failed']> {
  if (paths.length === 0) return {}
  python ||= await prepare()
  return (await drive(sheetDriver(paths))).failed
}

async function drive(code: string): Promise<Told> {
  const folder = await mkdtemp(join(tmpdir(), 'plainflow-driver-'))
  try {
    const limits = { memory: 4_000_000_000 }
    const { output } = await runPython({ code, folder, python, limits })
    const line = output.split('\n').find((each) => each.startsWith('TOLD '))
    if (!line) throw new Error(`pandas did not finish: ${output.slice(-2_000)}`)
    // Written by the driver, folder by folder.
    return JSON.parse(line.slice('TOLD '.length)) as Told
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function pythonDriver(folders: readonly string[]): string {
  return `
import json, logging, os, runpy, sys, traceback


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
        sys.argv = ["pipeline.py"]
        runpy.run_path("pipeline.py", run_name="__main__")
    except BaseException:
        failed[folder] = traceback.format_exc()[-2000:]
print("TOLD " + json.dumps({"failed": failed, "warned": warned}))
`
}

function sheetDriver(paths: readonly string[]): string {
  return `
import json, traceback
import pandas as pd

failed = {}
for path in json.loads(${JSON.stringify(JSON.stringify(paths))}):
    try:
        table = pd.read_excel(path, dtype=object, na_filter=False)
        table = table.map(lambda cell: cell.isoformat(sep=" ") if hasattr(cell, "isoformat") else cell)
        for name in table.columns:
            if table[name].astype(str).str.endswith(" 00:00:00").any():
                table[name] = table[name].astype(str).str.replace(" 00:00:00", "", regex=False)
        table.to_csv(path + ".csv", index=False)
    except BaseException:
        failed[path] = traceback.format_exc()[-2000:]
print("TOLD " + json.dumps({"failed": failed, "warned": {}}))
`
}
