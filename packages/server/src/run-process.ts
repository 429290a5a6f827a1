import { checkDataEngine, checkPasswordHashing } from './check-native-modules.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { FolderInUse } from './store/folder-lock.ts'

interface Running {
  /** What to say once it is there. */
  readonly said: readonly string[]
  close(): Promise<void>
}

/** One process of an installation, from its environment to the signal that ends it. */
export async function runProcess(start: (settings: Settings) => Promise<Running>): Promise<void> {
  // Whoever reads the log may leave; without a listener the next line of it would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  // A bug, and one that Node would end everybody's server for. What it left undone is told, and nothing else lost.
  process.on('unhandledRejection', (reason) => {
    const told = reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)
    process.stderr.write(`A promise was left alone: ${told}\n`)
  })
  try {
    const settings = readSettings(process.env)
    await checkPasswordHashing()
    const engine = checkDataEngine()
    const running = await start(settings)
    const problem = await engine
    if (problem) {
      await running.close()
      throw problem
    }
    for (const line of running.said) process.stdout.write(`${line}\n`)
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => {
        running.close().then(
          () => process.exit(0),
          () => process.exit(1),
        )
      })
  } catch (error) {
    const isExpected = error instanceof SettingsError || error instanceof FolderInUse
    process.stderr.write(`${isExpected ? error.message : String((error as Error).stack)}\n`) // anything thrown here has a stack
    process.exit(1)
  }
}
