import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkDataEngine, checkPasswordHashing } from './check-native-modules.ts'
import { isLoopback } from './is-loopback.ts'
import { readSettings, SettingsError } from './settings.ts'
import { FolderInUse } from './store/folder-lock.ts'

// Whoever reads the log may leave; without a listener the next line of it would end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

// A bug, and one that Node would end everybody's server for. What it left undone is told, and nothing else lost.
process.on('unhandledRejection', (reason) => {
  const told = reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)
  process.stderr.write(`A promise was left alone: ${told}\n`)
})

/** The process entry: `node packages/server/dist/main.js`. */
try {
  const settings = readSettings(process.env)
  await checkPasswordHashing()
  const engine = checkDataEngine()
  const web = fileURLToPath(new URL('../../web/dist', import.meta.url))
  // Loaded here and not above: a missing native module must be named, not end the process in a stack.
  const { startServer } = await import('./start-server.ts')
  const server = await startServer({ settings, webFolder: existsSync(web) ? web : null })
  const problem = await engine
  if (problem) {
    await server.close()
    throw problem
  }
  say(`Plainflow is ready at ${settings.publicUrl.href}`)
  if (!isLoopback(settings.host) && isLoopback(settings.publicUrl.hostname))
    say('Others are refused until PUBLIC_URL is set to the address they use.')
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
