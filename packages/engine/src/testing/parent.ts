import { readFile } from 'node:fs/promises'
import { DEFAULT_LIMITS } from '../limits.ts'
import { startChild } from '../process/start-child.ts'

/** Starts a child, tells what it is, and waits to be killed. */
const { process: child } = await startChild(DEFAULT_LIMITS)
await new Promise((resolve) => child.once('message', resolve))
const environment = await readFile(`/proc/${child.pid}/environ`, 'utf8')
process.stdout.write(
  `${JSON.stringify({ pid: child.pid, environment: environment.split('\0') })}\n`,
)
