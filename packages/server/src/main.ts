import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkNativeModules } from './check-native-modules.ts'
import { readSettings, SettingsError } from './settings.ts'
import { startServer } from './start-server.ts'
import { FolderInUse } from './store/folder-lock.ts'

/** The process entry: `node packages/server/dist/main.js`. */
try {
  const settings = readSettings(process.env)
  // While the store opens: loading DuckDB takes longer than everything else.
  const missing = checkNativeModules()
  const web = fileURLToPath(new URL('../../web/dist', import.meta.url))
  const server = await startServer({ settings, webFolder: existsSync(web) ? web : null })
  const problems = await missing
  if (problems.length > 0) {
    await server.close()
    throw new SettingsError(
      problems.map((problem) => `${problem} (run "npm install" again on this machine)`),
    )
  }
  say(`Plainflow is ready at ${settings.publicUrl.href}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      server.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
} catch (error) {
  const isExpected = error instanceof SettingsError || error instanceof FolderInUse
  process.stderr.write(`${isExpected ? error.message : String((error as Error).stack)}\n`) // anything thrown here has a stack
  process.exit(1)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
