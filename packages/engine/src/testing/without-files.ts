import { closeSync, openSync } from 'node:fs'
import { DEFAULT_LIMITS } from '../limits.ts'
import { findIsolation } from '../process/isolation.ts'
import { runPython } from '../run-python.ts'
import { runConfined } from '../sandbox/run-confined.ts'
import { findSandbox, makeBox } from '../sandbox/sandbox.ts'

/** Starts programs where no more files can be opened, and tells what came of each. */
const isolation = await withoutFiles(() => findIsolation())
await findSandbox()
const box = await makeBox()
const outcomes = {
  isolation,
  confined: await withoutFiles(() =>
    runConfined({ box, keep: [], hide: [], command: ['true'], limits: DEFAULT_LIMITS }),
  ),
  python: await withoutFiles(() => runPython({ code: '', folder: box.work })),
  isolatedLater: await findIsolation(),
}
await box.remove()
process.stdout.write(JSON.stringify(outcomes))

async function withoutFiles(work: () => Promise<unknown>): Promise<unknown> {
  const opened: number[] = []
  try {
    for (;;) opened.push(openSync('/dev/null', 'r'))
  } catch {
    // The last one is what the program is written with.
    closeSync(opened.pop() ?? 0)
  }
  try {
    return await work().catch((error: unknown) => String(error))
  } finally {
    // As long as an event of the program's may come.
    await new Promise((resolve) => setTimeout(resolve, 100))
    for (const file of opened) closeSync(file)
  }
}
