import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isLoopback } from './is-loopback.ts'
import { runProcess } from './run-process.ts'

/** The server's entry: `node packages/server/dist/main.js`. */
await runProcess(async (settings) => {
  const web = fileURLToPath(new URL('../../web/dist', import.meta.url))
  // Loaded here and not above: a missing native module must be named, not end the process in a stack.
  const { startServer } = await import('./start-server.ts')
  const server = await startServer({ settings, webFolder: existsSync(web) ? web : null })
  const { host, publicUrl } = settings
  const isHidden = !isLoopback(host) && isLoopback(publicUrl.hostname)
  return {
    said: [
      `Plainflow is ready at ${publicUrl.href}`,
      ...(isHidden ? ['Others are refused until PUBLIC_URL is set to the address they use.'] : []),
    ],
    close: () => server.close(),
  }
})
